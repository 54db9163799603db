import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { MessageTemplates } from '../../platform/message-templates/message-templates.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { GiftsImporter } from './gifts-importer.ts';
import { GivingRepository } from './giving.repository.ts';
import { GivingStatementController } from './giving-statement.controller.ts';
import { GivingStatementQueries } from './giving-statement.queries.ts';
import { GivingStatementService } from './giving-statement.service.ts';
import { LedgerController } from './ledger.controller.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerAdminQueries } from './ledger-admin.queries.ts';
import { LedgerCorrectionsService } from './ledger-corrections.service.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { LedgerPersonalData } from './ledger-personal-data.ts';
import { LedgerStatementQueries } from './ledger-statement.queries.ts';
import { OfficeGiftsService } from './office-gifts.service.ts';
import { giftReceipt } from './receipt-email.ts';

@Module({
  imports: [TypeOrmModule.forFeature([LedgerEntry]), AuditModule, OutboxModule],
  controllers: [LedgerController, GivingStatementController],
  providers: [
    LedgerRepository,
    LedgerService,
    LedgerAdminQueries,
    LedgerStatementQueries,
    GivingRepository,
    GivingStatementQueries,
    GivingStatementService,
    OfficeGiftsService,
    LedgerCorrectionsService,
    LedgerPersonalData,
    GiftsImporter,
  ],
  exports: [LedgerService, LedgerAdminQueries],
})
export class LedgerModule {
  constructor(retention: Retention, entries: LedgerRepository, templates: MessageTemplates) {
    templates.register(giftReceipt);
    retention.add({
      records: 'Ledger entries',
      after: 'accounts',
      outcome: 'anonymised',
      apply: (before) => entries.anonymiseOlderThan(before),
    });
  }
}
