import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { CampaignMails } from '../../platform/outbox/campaign-mails.ts';
import type { CampaignResponse, CampaignSendRequest } from './campaign.dto.ts';
import { nobodyToWriteTo, sendsInThePast } from './campaign.errors.ts';
import { CampaignChanges } from './campaign-changes.ts';
import { CampaignRecipients } from './campaign-recipients.ts';

/** Starts, pauses and ends the sending of a newsletter; `CampaignSender` sends it. */
@Injectable()
export class CampaignSendingService {
  constructor(
    private readonly changes: CampaignChanges,
    private readonly recipients: CampaignRecipients,
    private readonly mails: CampaignMails,
    private readonly database: Database,
  ) {}

  /** Sends now, or at `sendAt`. @throws DomainError 400, 404, 409 NO_RECIPIENTS, CAMPAIGN_STATE or VERSION_CONFLICT */
  async send(id: number, { version, sendAt }: CampaignSendRequest, now = new Date()): Promise<CampaignResponse> {
    const time = sendAt ? new Date(sendAt) : now;
    if (sendAt && time <= now) throw sendsInThePast();
    const recipientCount = await this.recipients.count(await this.changes.get(id));
    if (recipientCount === 0) throw nobodyToWriteTo();
    return this.changes.apply(id, {
      from: ['draft'],
      done: sendAt ? 'scheduled' : 'sent',
      version,
      columns: { state: sendAt ? 'scheduled' : 'sending', sendAt: time, recipientCount },
    });
  }

  /** Mails that are in the outbox already are still sent: at most those of one minute. @throws DomainError 404, 409 CAMPAIGN_STATE */
  pause(id: number): Promise<CampaignResponse> {
    return this.changes.apply(id, { from: ['sending'], done: 'paused', columns: { state: 'paused' } });
  }

  /** @throws DomainError 404, 409 CAMPAIGN_STATE */
  resume(id: number): Promise<CampaignResponse> {
    return this.changes.apply(id, { from: ['paused'], done: 'resumed', columns: { state: 'sending' } });
  }

  /** Ends the sending for good; a newsletter that is only scheduled becomes a draft again. @throws DomainError 404, 409 CAMPAIGN_STATE */
  async cancel(id: number, now = new Date()): Promise<CampaignResponse> {
    if ((await this.changes.get(id)).state === 'scheduled')
      return this.changes.apply(id, {
        from: ['scheduled'],
        done: 'taken back',
        columns: { state: 'draft', sendAt: null, recipientCount: null },
      });
    return this.database.transaction(async () => {
      const cancelled = await this.changes.apply(id, {
        from: ['sending', 'paused'],
        done: 'cancelled',
        columns: { state: 'cancelled', finishedAt: now },
      });
      await this.mails.removeWaiting(id);
      return { ...cancelled, waitingCount: 0 };
    });
  }
}
