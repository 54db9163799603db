import { randomBytes } from 'node:crypto';
import { SchedulerRegistry } from '@nestjs/schedule';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import { addressKey } from '../../src/platform/outbox/address-key.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { CampaignResponse } from '../../src/site/campaigns/campaign.dto.ts';
import { CampaignSender } from '../../src/site/campaigns/campaign-sender.ts';
import type { ApiAnswer } from '../api-client.ts';
import type { TestApp } from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

export const campaignRequest = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  subject: 'News of December',
  body: 'Dear friends,\n\n**much** has happened.',
  audience: 'newsletter',
  ...own,
});

export const campaigns = (
  api: TestApp,
  path = '',
  payload?: object,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<ApiAnswer> =>
  api.send({
    method: payload ? method : 'GET',
    url: `/api/newsletter/campaigns${path}`,
    headers: api.as('admin'),
    ...(payload && { payload }),
  });

/** Creates a draft for all newsletter subscribers. */
export async function createCampaign(api: TestApp, own: Record<string, unknown> = {}): Promise<CampaignResponse> {
  return (await campaigns(api, '', campaignRequest(own))).json();
}

/** Adds subscribers and returns their addresses. */
export async function addSubscribers(api: TestApp, names: readonly string[]): Promise<string[]> {
  const emails = names.map((name) => `${name}@example.org`);
  for (const email of emails)
    await api.database.repository(NewsletterSubscriber).insert({
      email,
      emailKey: addressKey(email),
      token: randomBytes(16).toString('hex'),
      subscribedAt: new Date(),
      unsubscribedAt: null,
    });
  return emails;
}

/** Stops the timers: the test calls the sender itself. */
export function stopSchedules(api: TestApp): void {
  const schedule = api.app.get(SchedulerRegistry);
  for (const name of schedule.getIntervals()) schedule.deleteInterval(name);
}

/** Runs this many sending rounds in every process, one second apart. */
export async function sendRounds(apps: readonly TestApp[], rounds: number, from = Date.now()): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const moment = new Date(from + round * 1_000);
    await Promise.all(apps.map(({ app }) => untilAvailable(() => app.get(CampaignSender).send(moment))));
  }
}

/** Recipients of a campaign, sorted; a person who got it twice is listed twice. */
export const writtenTo = async (api: TestApp, campaignId: number): Promise<string[]> =>
  (await api.database.repository(OutboxMessage).findBy({ campaignId })).map(({ recipient }) => recipient).sort();
