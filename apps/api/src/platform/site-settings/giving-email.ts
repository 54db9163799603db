import { confirmationWaitHours, givingWayLine, type SiteGiving, type SiteIdentity } from '@ministry/domain';
import type { NewMessage } from '../outbox/new-message.ts';

/** What the e-mail reports. */
export interface GivingNews {
  event: 'proposed' | 'confirmed';
  actor: string;
  before: SiteGiving;
  after: SiteGiving;
}

const listed = ({ giveUrl, ways }: SiteGiving): string[] => {
  const lines = [...(giveUrl ? [`  Give address: ${giveUrl}`] : []), ...ways.map((way) => `  ${givingWayLine(way)}`)];
  return lines.length > 0 ? lines : ['  none'];
};

/**
 * Warns the office and everybody who may confirm that somebody changes where gifts go. It is not a message template, so that
 * somebody who misuses an account cannot remove the warning first.
 */
export const givingEmail = (
  { event, actor, before, after }: GivingNews,
  recipient: string,
  { identity, publicUrl }: { identity: SiteIdentity; publicUrl: string },
): NewMessage => ({
  channel: 'email',
  recipient,
  subject:
    event === 'proposed'
      ? `Please check: other ways of giving to ${identity.name}`
      : `The ways of giving to ${identity.name} have changed`,
  text: [
    event === 'proposed'
      ? `${actor} has proposed to change where gifts to ${identity.name} go.`
      : `${actor} has confirmed a change of where gifts to ${identity.name} go. The site shows it now.`,
    '',
    event === 'proposed' ? 'Proposed:' : 'From now on:',
    ...listed(after),
    '',
    event === 'proposed' ? 'Shown until it is confirmed:' : 'Before:',
    ...listed(before),
    '',
    event === 'proposed'
      ? `Compare each number with a document from the bank or the network, then confirm or reject the change. If nobody else can confirm it, ${actor} can, after ${confirmationWaitHours} hours.`
      : 'Compare each number with a document from the bank or the network.',
    `${publicUrl}/admin/site/giving`,
    '',
    'If you do not know about this change, call each other now, and change the password of the account that made it.',
    '',
    identity.name,
    '',
  ].join('\n'),
});
