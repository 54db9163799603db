import { Injectable } from '@nestjs/common';
import { campaignChannels } from '@ministry/domain';
import { QuietHours } from '../../platform/push/quiet-hours.ts';
import type { Campaign } from './campaign.entity.ts';
import { CampaignRecipients } from './campaign-recipients.ts';
import { CampaignsRepository } from './campaigns.repository.ts';

/** Decides which campaign is sent, and when. */
@Injectable()
export class CampaignSchedule {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: CampaignRecipients,
    private readonly quietHours: QuietHours,
  ) {}

  /** Starts the campaigns that are due, and counts their recipients again. */
  async start(now: Date): Promise<void> {
    for (const campaign of await this.campaigns.listScheduled(now))
      await this.campaigns.change(campaign, {
        state: 'sending',
        recipientCount: await this.recipients.count(campaign),
      });
  }

  /** The campaign to send next; during quiet hours no text messages are sent. */
  next(now: Date): Promise<Campaign | null> {
    return this.campaigns.findSending(this.quietHours.areAt(now) ? ['email'] : campaignChannels);
  }
}
