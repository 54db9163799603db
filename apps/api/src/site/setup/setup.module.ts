import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { SeedModule } from '../../platform/seed/seed.module.ts';
import { SetupController } from './setup.controller.ts';
import { SetupService } from './setup.service.ts';

@Module({ imports: [AuditModule, SeedModule], controllers: [SetupController], providers: [SetupService] })
export class SetupModule {}
