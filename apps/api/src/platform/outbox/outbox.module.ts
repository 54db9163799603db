import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.ts';
import { Config } from '../config/config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { PushModule } from '../push/push.module.ts';
import { Retention } from '../retention/retention.ts';
import { CampaignMails } from './campaign-mails.ts';
import { removeMessageFilesBefore } from './file-delivery.ts';
import { MailSuppression } from './mail-suppression.entity.ts';
import { MailSuppressionPersonalData } from './mail-suppression-personal-data.ts';
import { MailSuppressionsRepository } from './mail-suppressions.repository.ts';
import { OutboxController } from './outbox.controller.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { OutboxService } from './outbox.service.ts';
import { OutboxMessage } from './outbox-message.entity.ts';
import { OutboxPersonalData } from './outbox-personal-data.ts';
import { OutboxResendService } from './outbox-resend.service.ts';
import { OutboxWorker } from './outbox-worker.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage, MailSuppression]), AuditModule, PushModule],
  controllers: [OutboxController],
  providers: [
    OutboxRepository,
    MailSuppressionsRepository,
    MailSuppressionPersonalData,
    OutboxService,
    OutboxResendService,
    OutboxWorker,
    OutboxPersonalData,
    CampaignMails,
  ],
  exports: [OutboxService, OutboxPersonalData, MailSuppressionsRepository, CampaignMails],
})
export class OutboxModule {
  constructor(retention: Retention, metrics: Metrics, messages: OutboxRepository, { dataDir }: Config) {
    metrics.add(
      {
        name: 'ministry_outbox_waiting',
        help: 'E-mails, texts and notifications that wait',
        read: () => messages.countWithStatus('waiting'),
      },
      {
        name: 'ministry_outbox_given_up',
        help: 'E-mails, texts and notifications that could not be delivered',
        read: () => messages.countWithStatus('dead'),
      },
      {
        name: 'ministry_outbox_oldest_due_seconds',
        help: 'For how long the e-mail, text or notification that waits longest has been due',
        read: async () => (await messages.oldestDueMs(new Date())) / 1_000,
      },
    );
    retention.add(
      {
        records: 'Sent e-mails and texts',
        after: 'sentMessage',
        outcome: 'removed',
        apply: (before) => messages.removeSentBefore(before),
      },
      {
        records: 'Undelivered e-mails and texts',
        after: 'undeliveredMessage',
        outcome: 'removed',
        apply: (before) => messages.removeDeadBefore(before),
      },
      {
        records: 'Files of e-mails and texts',
        after: 'messageFile',
        outcome: 'removed',
        apply: (before) => removeMessageFilesBefore(join(dataDir, 'outbox'), before),
      },
    );
  }
}
