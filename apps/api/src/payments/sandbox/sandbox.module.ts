import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments.module.ts';
import { SandboxCheckoutsRepository } from './sandbox-checkouts.repository.ts';
import { SandboxController } from './sandbox.controller.ts';
import { SandboxDesk } from './sandbox-desk.ts';
import { SandboxProvider } from './sandbox-provider.ts';

@Module({
  imports: [PaymentsModule],
  controllers: [SandboxController],
  providers: [SandboxCheckoutsRepository, SandboxProvider, SandboxDesk],
})
export class SandboxModule {}
