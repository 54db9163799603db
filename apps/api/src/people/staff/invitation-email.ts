import { roles } from '@ministry/domain';
import type { SignedMessage } from '../../platform/outbox/outbox.service.ts';
import type { StaffAccount } from './staff-account.entity.ts';

/** The token stands behind '#', so that it is in no log of a server or proxy. */
const addressOf = (token: string, publicUrl: string): string => `${publicUrl}/admin/invitation#token=${token}`;

const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Kampala' });

/** The e-mail with the link by which somebody sets the password of an account. @param expiresAt of the link */
export const invitationEmail =
  (
    { username, role }: Pick<StaffAccount, 'username' | 'role'>,
    { email, token, expiresAt, publicUrl }: { email: string; token: string; expiresAt: Date; publicUrl: string },
  ): SignedMessage =>
  (identity) => ({
    channel: 'email',
    recipient: email,
    subject: `Your account at ${identity.name}`,
    text: [
      'Dear friend,',
      '',
      `You have an account for the office of ${identity.name}.`,
      '',
      `Username: ${username}`,
      `Role: ${roles[role].name}. ${roles[role].may}`,
      '',
      'Choose your password here:',
      addressOf(token, publicUrl),
      '',
      `The link can be used once, until ${until.format(expiresAt)}, Kampala time. Nobody else learns your password.`,
      'If you did not expect this e-mail, please ignore it.',
      '',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
