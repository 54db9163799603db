import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditController } from './audit.controller.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditPersonalData } from './audit-personal-data.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService, AuditPersonalData],
  exports: [AuditService, AuditPersonalData],
})
export class AuditModule {}
