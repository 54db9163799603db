import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { addressKey } from './address-key.ts';
import { MailSuppressionsRepository } from './mail-suppressions.repository.ts';
import { type NewMessage, toRow } from './new-message.ts';
import { type CampaignCounts, OutboxRepository } from './outbox.repository.ts';
import { OutboxWorker } from './outbox-worker.ts';

/** The mails and text messages of campaigns. They have separate queues, so that receipts and confirmations never wait for them. */
@Injectable()
export class CampaignMails {
  constructor(
    private readonly messages: OutboxRepository,
    private readonly suppressions: MailSuppressionsRepository,
    private readonly worker: OutboxWorker,
    private readonly database: Database,
  ) {}

  /**
   * Adds mails to the outbox in the current transaction: one for each address, none for an address that has already got this
   * campaign or is suppressed. Returns the number of added mails.
   */
  async enqueue(campaignId: number, mails: readonly NewMessage[]): Promise<number> {
    const byAddress = new Map(mails.map((mail) => [addressKey(mail.recipient), mail]));
    const suppressed = await this.suppressions.findKeys([...byAddress.keys()]);
    const byKey = new Map(
      [...byAddress]
        .filter(([address]) => !suppressed.has(address))
        .map(([address, mail]) => [this.keyOf(campaignId, address), mail]),
    );
    const known = await this.messages.knownKeys([...byKey.keys()]);
    const rows = [...byKey].filter(([key]) => !known.has(key)).map(([key, mail]) => toRow(mail, key, campaignId));
    await this.messages.insertAll(rows);
    this.database.afterCommit(() => this.worker.nudge());
    return rows.length;
  }

  /** Counts the mails of these campaigns by delivery status. */
  count(campaignIds: readonly number[]): Promise<Map<number, CampaignCounts>> {
    return this.messages.countOfCampaigns(campaignIds);
  }

  /** How many mails of a campaign wait, and how many of these have not been tried yet. */
  async countWaiting(campaignId: number): Promise<{ waiting: number; untried: number }> {
    return {
      waiting: await this.messages.countWaitingOf({ campaignId }),
      untried: await this.messages.countWaitingOf({ campaignId, attempts: 0 }),
    };
  }

  /** Mails that are being sent at this time are still delivered. */
  removeWaiting(campaignId: number): Promise<void> {
    return this.messages.removeWaitingOf(campaignId);
  }

  /** Always the same for a campaign and an address, so that the unique index refuses a second mail. */
  private keyOf(campaignId: number, address: string): string {
    return createHash('sha256').update(`campaign ${campaignId} ${address}`).digest('hex').slice(0, 36);
  }
}
