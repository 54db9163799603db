import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { OutboxController } from './outbox.controller.ts';
import { OutboxResendService } from './outbox-resend.service.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { OutboxService } from './outbox.service.ts';
import { OutboxSweep } from './outbox-sweep.ts';
import { OutboxErasure } from './outbox-erasure.ts';

@Module({
  imports: [AuditModule],
  controllers: [OutboxController],
  providers: [OutboxRepository, OutboxService, OutboxResendService, OutboxWorker, OutboxSweep, OutboxErasure],
  exports: [OutboxService, OutboxErasure],
})
export class OutboxModule {}
