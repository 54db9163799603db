import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../platform/config/config.ts';
import { CampaignMails } from '../../platform/outbox/campaign-mails.ts';
import { Rounds } from '../../platform/scheduling/rounds.ts';
import type { Campaign } from './campaign.entity.ts';
import { CampaignBatches } from './campaign-batches.ts';
import { CampaignSchedule } from './campaign-schedule.ts';
import { CampaignsRepository } from './campaigns.repository.ts';

const roundMs = 5_000;
const minute = 60_000;
/** Maximum number of people in one transaction. */
const maxBatch = 500;
/** The outbox holds at most the mails of this many minutes, so that it does not fill up when the mail server accepts none. */
const maxWaitingMinutes = 60;

/**
 * Sends campaigns one after the other, with the configured number of mails a minute. Each address gets a campaign once, however many
 * processes send, and even if one of them is killed.
 */
@Injectable()
export class CampaignSender implements OnApplicationBootstrap {
  private readonly rounds = new Rounds('Newsletters');

  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly schedule: CampaignSchedule,
    private readonly batches: CampaignBatches,
    private readonly mails: CampaignMails,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(roundMs)
  run(): Promise<void> {
    return this.rounds.run(() => this.send(new Date()));
  }

  async send(now: Date): Promise<void> {
    await this.schedule.start(now);
    const campaign = await this.schedule.next(now);
    if (campaign) await this.sendNext(campaign, now);
    await this.noteCounts();
  }

  private async sendNext(campaign: Campaign, now: Date): Promise<void> {
    const rate = this.config.campaignMailsPerMinute;
    const { untried, waiting } = await this.mails.countWaiting(campaign.id);
    const earliest = now.getTime() - (campaign.budgetFrom ? minute : Math.max(roundMs, minute / rate));
    const from = Math.max(campaign.budgetFrom?.getTime() ?? 0, earliest);
    const allowed = Math.floor(((now.getTime() - from) * rate) / minute);
    const size = Math.min(allowed, rate - untried, rate * maxWaitingMinutes - waiting, maxBatch);
    if (size > 0) await this.batches.send(campaign, size, new Date(from + (size * minute) / rate), now);
  }

  /** Stores the counts when no mail is waiting any more, so that they outlast the messages of the outbox. */
  private async noteCounts(): Promise<void> {
    const campaigns = await this.campaigns.listUncounted();
    for (const [id, { waiting, sent, dead }] of await this.mails.count(campaigns.map(({ id }) => id)))
      if (waiting === 0) await this.campaigns.noteCounts(id, sent, dead);
  }
}
