import type { OutboxMessageResponse } from '@ministry/api-client';
import { withoutSender } from '../../components/without-sender.ts';
import { deliveryStatus } from './delivery.ts';

const message: OutboxMessageResponse = {
  id: 1,
  channel: 'email',
  recipient: 'mary@example.org',
  subject: 'Hello',
  status: 'waiting',
  attempts: 0,
  lastError: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  nextAttemptAt: '2026-11-21T09:00:00.000Z',
  sentAt: null,
};

describe('the delivery status of a message', () => {
  it.each([
    [{}, 'Waiting'],
    [{ attempts: 1 }, 'Waiting after 1 attempt, next Sat 21 Nov 2026, 12:00 PM'],
    [{ status: 'sent', attempts: 2, sentAt: '2026-11-21T08:30:00.000Z' }, 'Sent Sat 21 Nov 2026, 11:30 AM'],
    [{ status: 'dead', attempts: 12 }, 'Given up after 12 attempts'],
  ] as const)('%j reads %j', (own, text) => expect(deliveryStatus({ ...message, ...own })).toBe(text));
});

describe('the channels without a sender', () => {
  const outbox = { waiting: 0, dead: 0, mailConfigured: true, textConfigured: true };
  it.each([
    [{}, null],
    [{ mailConfigured: false }, 'email'],
    [{ mailConfigured: false, textConfigured: false }, 'both'],
  ])('of %j are %j', (own, text) => expect(withoutSender({ ...outbox, ...own })).toBe(text));
});
