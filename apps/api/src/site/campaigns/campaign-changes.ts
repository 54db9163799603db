import { Injectable } from '@nestjs/common';
import type { CampaignState } from '@ministry/domain';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { currentActor } from '../../platform/auth/access.ts';
import { Database } from '../../platform/database/database.ts';
import { CampaignMails } from '../../platform/outbox/campaign-mails.ts';
import {
  type CampaignProgress,
  type CampaignResponse,
  type CampaignSummaryResponse,
  toCampaignResponse,
  toCampaignSummary,
} from './campaign.dto.ts';
import type { Campaign } from './campaign.entity.ts';
import { campaignChanged, campaignNotFound, campaignNotReady } from './campaign.errors.ts';
import { CampaignsRepository } from './campaigns.repository.ts';

export interface CampaignChange {
  /** States in which the change is allowed. */
  from: readonly CampaignState[];
  /** The change in the past tense, such as 'paused'. */
  done: string;
  /** The version that the change was made from. */
  version?: number | null | undefined;
  columns: Partial<Campaign>;
}

/** Applies the changes of the office, records each in the audit log, and returns the changed campaign. */
@Injectable()
export class CampaignChanges {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly mails: CampaignMails,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404 */
  async get(id: number): Promise<Campaign> {
    const campaign = await this.campaigns.findById(id);
    if (!campaign) throw campaignNotFound();
    return campaign;
  }

  add(
    columns: Pick<Campaign, 'subject' | 'body' | 'channel' | 'audience' | 'eventId' | 'place'>,
  ): Promise<CampaignResponse> {
    return this.database.transaction(async () => {
      const now = new Date();
      const campaign = await this.campaigns.insert({
        ...columns,
        state: 'draft',
        sendAt: null,
        recipientCount: null,
        lastRecipientId: 0,
        writtenCount: 0,
        budgetFrom: null,
        sentCount: null,
        failedCount: null,
        finishedAt: null,
        version: 1,
        createdAt: now,
        updatedAt: now,
        updatedBy: currentActor(),
      });
      await this.record(campaign, 'created');
      return this.answer(campaign);
    });
  }

  /** @throws DomainError 404, 409 CAMPAIGN_STATE or VERSION_CONFLICT */
  apply(id: number, { from, done, version, columns }: CampaignChange): Promise<CampaignResponse> {
    return this.database.transaction(async () => {
      const before = await this.get(id);
      if (!from.includes(before.state)) throw campaignNotReady(before, done);
      if (version && version !== before.version) throw campaignChanged(before);
      const changes = { ...columns, updatedAt: new Date(), updatedBy: currentActor() };
      if (!(await this.campaigns.change(before, changes))) throw campaignChanged(await this.get(id));
      await this.record(before, done);
      return this.answer(await this.get(id));
    });
  }

  /** @throws DomainError 404, 409 CAMPAIGN_STATE where it is no draft */
  remove(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const campaign = await this.get(id);
      if (!(await this.campaigns.removeDraft(id))) throw campaignNotReady(campaign, 'deleted');
      await this.record(campaign, 'deleted');
    });
  }

  async answer(campaign: Campaign): Promise<CampaignResponse> {
    const progress = await this.progressOf([campaign]);
    return toCampaignResponse(campaign, progress(campaign));
  }

  async summarise(campaigns: readonly Campaign[]): Promise<CampaignSummaryResponse[]> {
    const progress = await this.progressOf(campaigns);
    return campaigns.map((campaign) => toCampaignSummary(campaign, progress(campaign)));
  }

  private async progressOf(campaigns: readonly Campaign[]): Promise<(campaign: Campaign) => CampaignProgress> {
    const counted = await this.mails.count(
      campaigns.filter(({ sentCount, sendAt }) => sentCount === null && sendAt !== null).map(({ id }) => id),
    );
    return ({ id, sentCount, failedCount }) => ({
      waiting: counted.get(id)?.waiting ?? 0,
      sent: sentCount ?? counted.get(id)?.sent ?? 0,
      failed: failedCount ?? counted.get(id)?.dead ?? 0,
    });
  }

  private record({ id, subject }: Campaign, action: string): Promise<void> {
    return this.audit.record({
      action,
      entity: 'newsletter',
      entityId: id,
      summary: `Newsletter '${subject}' ${action}`,
    });
  }
}
