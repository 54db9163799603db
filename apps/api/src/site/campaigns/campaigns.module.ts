import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FamiliesModule } from '../../people/families/families.module.ts';
import { NewsletterModule } from '../../people/newsletter/newsletter.module.ts';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { OutboxModule } from '../../platform/outbox/outbox.module.ts';
import { PushModule } from '../../platform/push/push.module.ts';
import { EventsModule } from '../../publishing/events/events.module.ts';
import { SermonsModule } from '../../publishing/sermons/sermons.module.ts';
import { Campaign } from './campaign.entity.ts';
import { CampaignBatches } from './campaign-batches.ts';
import { CampaignChanges } from './campaign-changes.ts';
import { CampaignComposer } from './campaign-composer.ts';
import { CampaignContent } from './campaign-content.ts';
import { CampaignRecipients } from './campaign-recipients.ts';
import { CampaignSchedule } from './campaign-schedule.ts';
import { CampaignSender } from './campaign-sender.ts';
import { CampaignSendingService } from './campaign-sending.service.ts';
import { CampaignTests } from './campaign-tests.ts';
import { CampaignsController } from './campaigns.controller.ts';
import { CampaignsRepository } from './campaigns.repository.ts';
import { CampaignsService } from './campaigns.service.ts';
import { CampaignPrints } from './print/campaign-prints.ts';

/** Newsletters of the office. Their blocks and their recipients come from several domains. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Campaign]),
    AuditModule,
    OutboxModule,
    PushModule,
    NewsletterModule,
    FamiliesModule,
    EventsModule,
    SermonsModule,
  ],
  controllers: [CampaignsController],
  providers: [
    CampaignsRepository,
    CampaignChanges,
    CampaignContent,
    CampaignComposer,
    CampaignRecipients,
    CampaignsService,
    CampaignSendingService,
    CampaignTests,
    CampaignPrints,
    CampaignBatches,
    CampaignSchedule,
    CampaignSender,
  ],
})
export class CampaignsModule {}
