import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Retention } from '../../../platform/retention/retention.ts';
import { PaymentsModule } from '../payments.module.ts';
import { SandboxController } from './sandbox.controller.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { SandboxCheckoutsRepository } from './sandbox-checkouts.repository.ts';
import { SandboxPayments } from './sandbox-payments.ts';
import { SandboxProvider } from './sandbox-provider.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SandboxCheckout]), PaymentsModule],
  controllers: [SandboxController],
  providers: [SandboxCheckoutsRepository, SandboxProvider, SandboxPayments],
})
export class SandboxModule {
  constructor(retention: Retention, checkouts: SandboxCheckoutsRepository) {
    retention.add({
      records: 'Test payments',
      after: 'sandboxCheckout',
      outcome: 'removed',
      apply: (before) => checkouts.removeCreatedBefore(before),
    });
  }
}
