import type { OutboxAttachment, OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';

/** A message to be sent. `recipient` is an e-mail address, an international phone number, or the id of a push subscription. */
export interface NewMessage {
  channel: OutboxChannel;
  recipient: string;
  subject?: string;
  text: string;
  html?: string;
  attachments?: OutboxAttachment[];
  /** Additional headers of an e-mail by name, or `expires` and `topic` of a notification. */
  headers?: Record<string, string>;
  /** Earliest time to send. Unset: now. */
  notBefore?: Date;
}

/** The outbox row of a new, waiting message. */
export function toRow(message: NewMessage, messageKey: string, campaignId: number | null): Omit<OutboxMessage, 'id'> {
  const { channel, recipient, subject, text, html, attachments, headers, notBefore } = message;
  const now = new Date();
  return {
    messageKey,
    channel,
    recipient,
    subject: subject ?? null,
    text,
    html: html ?? null,
    attachments: attachments ?? null,
    headers: headers ?? null,
    campaignId,
    status: 'waiting',
    attempts: 0,
    lastError: null,
    nextAttemptAt: notBefore ?? now,
    createdAt: now,
    sentAt: null,
  };
}
