import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { LedgerOfficeService } from './ledger-office.service.ts';
import { LedgerPersonalData } from './ledger-personal-data.ts';
import { LedgerSweep } from './ledger-sweep.ts';
import { LedgerController } from './ledger.controller.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { LedgerService } from './ledger.service.ts';

@Module({
  imports: [AuditModule, OutboxModule],
  controllers: [LedgerController],
  providers: [LedgerRepository, LedgerService, LedgerOfficeService, LedgerSweep, LedgerPersonalData],
  exports: [LedgerService, LedgerOfficeService],
})
export class LedgerModule {}
