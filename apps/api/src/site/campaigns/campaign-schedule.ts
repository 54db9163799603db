import { Injectable } from '@nestjs/common';
import { campaignChannels } from '@ministry/domain';
import { QuietHours } from '../../platform/push/quiet-hours.ts';
import type { Campaign } from './campaign.entity.ts';
import { CampaignRecipients } from './campaign-recipients.ts';
import { CampaignsRepository } from './campaigns.repository.ts';

/** Which campaign is sent, and from when. */
@Injectable()
export class CampaignSchedule {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: CampaignRecipients,
    private readonly quietHours: QuietHours,
  ) {}

  /** Begins those whose time has come; who gets them is counted again. */
  async start(now: Date): Promise<void> {
    for (const campaign of await this.campaigns.listScheduled(now))
      await this.campaigns.change(campaign, {
        state: 'sending',
        recipientCount: await this.recipients.count(campaign),
      });
  }

  /** The one that is sent next; no phone rings at night. */
  next(now: Date): Promise<Campaign | null> {
    return this.campaigns.findSending(this.quietHours.areAt(now) ? ['email'] : campaignChannels);
  }
}
