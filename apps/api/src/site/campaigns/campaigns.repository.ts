import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, In, IsNull, LessThan, LessThanOrEqual, MoreThanOrEqual, Repository } from 'typeorm';
import { addDays, type CampaignChannel, kampalaInstant } from '@ministry/domain';
import type { CampaignListQuery } from './campaign.dto.ts';
import { Campaign } from './campaign.entity.ts';

/** The progress of a campaign. */
type Step = Pick<Campaign, 'lastRecipientId' | 'writtenCount' | 'budgetFrom' | 'state' | 'finishedAt'>;

@Injectable()
export class CampaignsRepository {
  constructor(@InjectRepository(Campaign) private readonly campaigns: Repository<Campaign>) {}

  async insert(columns: Omit<Campaign, 'id'>): Promise<Campaign> {
    const { identifiers } = await this.campaigns.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  /** Latest first. */
  list({ limit, offset, from, to }: CampaignListQuery): Promise<[Campaign[], number]> {
    const times = [
      ...(from ? [MoreThanOrEqual(kampalaInstant(from, 0))] : []),
      ...(to ? [LessThan(kampalaInstant(addDays(to, 1), 0))] : []),
    ];
    return this.campaigns.findAndCount({
      where: times.length > 0 ? { sendAt: And(...times) } : {},
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  findById(id: number): Promise<Campaign | null> {
    return this.campaigns.findOneBy({ id });
  }

  /** False if somebody else, or the sender, has changed the campaign since it was read. */
  async change({ id, version, state }: Campaign, columns: Partial<Campaign>): Promise<boolean> {
    const { affected } = await this.campaigns.update({ id, version, state }, { ...columns, version: version + 1 });
    return affected === 1;
  }

  /** False where it is no draft any more. */
  async removeDraft(id: number): Promise<boolean> {
    return (await this.campaigns.delete({ id, state: 'draft' })).affected === 1;
  }

  listScheduled(now: Date): Promise<Campaign[]> {
    return this.campaigns.find({
      where: { state: 'scheduled', sendAt: LessThanOrEqual(now) },
      order: { sendAt: 'ASC', id: 'ASC' },
    });
  }

  /** The campaign to send next; campaigns are sent one after the other. */
  findSending(channels: readonly CampaignChannel[]): Promise<Campaign | null> {
    return this.campaigns.findOne({
      where: { state: 'sending', channel: In([...channels]) },
      order: { sendAt: 'ASC', id: 'ASC' },
    });
  }

  /** False if another process has moved on, or if the office has paused or cancelled the campaign. */
  async advance({ id, lastRecipientId, writtenCount }: Campaign, next: Step): Promise<boolean> {
    const { affected } = await this.campaigns.update({ id, lastRecipientId, writtenCount, state: 'sending' }, next);
    return affected === 1;
  }

  /** Campaigns that have ended and whose final counts are not stored yet. */
  listUncounted(): Promise<Campaign[]> {
    return this.campaigns.findBy({ state: In(['sent', 'cancelled']), sentCount: IsNull() });
  }

  async noteCounts(id: number, sentCount: number, failedCount: number): Promise<void> {
    await this.campaigns.update({ id }, { sentCount, failedCount });
  }
}
