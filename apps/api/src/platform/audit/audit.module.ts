import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditController } from './audit.controller.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditErasure } from './audit-erasure.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService, AuditErasure],
  exports: [AuditService, AuditErasure],
})
export class AuditModule {}
