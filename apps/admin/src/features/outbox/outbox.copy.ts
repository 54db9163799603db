import type { OutboxMessageResponse, StatsResponse } from '@ministry/api-client';
import { formatMoment } from '../../content/normalise.ts';

export const statuses = { all: 'All messages', waiting: 'Waiting', sent: 'Sent', dead: 'Not delivered' };
export const channels = {
  '': 'E-mails, texts and notifications',
  email: 'E-mails',
  text: 'Texts',
  push: 'Notifications',
};
const recipients: Record<OutboxMessageResponse['channel'], string> = {
  email: 'E-mail to',
  text: 'Text to',
  push: 'Notification to device',
};

export const recipientOf = ({ channel, recipient }: OutboxMessageResponse): string =>
  `${recipients[channel]} ${recipient}`;

const tries = (attempts: number) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);

/** A message's delivery status as text. */
export function deliveryStatus({ status, attempts, nextAttemptAt, sentAt }: OutboxMessageResponse): string {
  if (status === 'sent') return `Sent ${formatMoment(sentAt ?? nextAttemptAt)}`;
  if (status === 'dead') return `Given up after ${tries(attempts)}`;
  return attempts === 0 ? 'Waiting' : `Waiting after ${tries(attempts)}, next ${formatMoment(nextAttemptAt)}`;
}

/** What the button does to a message of this status. */
export const resendLabel: Record<OutboxMessageResponse['status'], string> = {
  dead: 'Try again',
  waiting: 'Send now',
  sent: 'Send once more',
};

export const subjectOf = ({ subject, channel }: OutboxMessageResponse): string =>
  subject ?? (channel === 'text' ? 'Text message' : 'E-mail without a subject');

/** 'e-mail and text messages' that are written to files instead of being sent; empty when all leave the house. */
export const withoutSender = ({ mailConfigured, textConfigured }: NonNullable<StatsResponse['outbox']>): string =>
  [mailConfigured ? '' : 'e-mail', textConfigured ? '' : 'text messages'].filter(Boolean).join(' and ');
