import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditErasure } from './audit-erasure.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';

@Module({
  controllers: [AuditController],
  providers: [AuditRepository, AuditService, AuditErasure],
  exports: [AuditService, AuditErasure],
})
export class AuditModule {}
