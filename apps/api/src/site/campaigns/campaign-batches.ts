import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { CampaignMails } from '../../platform/outbox/campaign-mails.ts';
import type { Campaign } from './campaign.entity.ts';
import { CampaignComposer, composeText } from './campaign-composer.ts';
import { CampaignRecipients } from './campaign-recipients.ts';
import { CampaignsRepository } from './campaigns.repository.ts';

/** Hands the mails or text messages of a campaign to the outbox, some at a time. */
@Injectable()
export class CampaignBatches {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: CampaignRecipients,
    private readonly composer: CampaignComposer,
    private readonly mails: CampaignMails,
    private readonly database: Database,
  ) {}

  /**
   * Enqueues the messages for the next people and stores the progress with them; does nothing if another process has moved on already.
   * @param budgetFrom time from which the rate counts for the batch after this one
   */
  async send(campaign: Campaign, size: number, budgetFrom: Date, now: Date): Promise<void> {
    const people = await this.recipients.listAfter(campaign, campaign.lastRecipientId, size);
    const message =
      campaign.channel === 'text'
        ? composeText(campaign)
        : await this.composer.compose(campaign, await this.recipients.reason(campaign));
    const isLast = people.length < size;
    await this.database.transaction(async () => {
      const hasMoved = await this.campaigns.advance(campaign, {
        lastRecipientId: people.at(-1)?.id ?? campaign.lastRecipientId,
        writtenCount: campaign.writtenCount + people.length,
        budgetFrom,
        state: isLast ? 'sent' : 'sending',
        finishedAt: isLast ? now : null,
      });
      if (!hasMoved) return;
      await this.mails.enqueue(
        campaign.id,
        people.flatMap(({ address, language }) => (address === null ? [] : message.addressTo(address, { language }))),
      );
    });
  }
}
