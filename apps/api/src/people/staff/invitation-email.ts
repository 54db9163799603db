import { roles } from '@ministry/domain';
import {
  emailTemplate,
  messageFrom,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import type { StaffAccount } from './staff-account.entity.ts';

/** The token stands behind '#', so that it is in no log of a server or proxy. */
const addressOf = (token: string, publicUrl: string): string => `${publicUrl}/admin/invitation#token=${token}`;

const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Kampala' });

export const accountInvitation = emailTemplate({
  key: 'account-invitation',
  area: 'Office',
  title: 'Account for the office',
  sentWhen: 'When somebody gets an account for the console, or a new link to choose a password.',
  variables: {
    username: { meaning: 'Name of the account', sample: 'mary', isRequired: true },
    role: { meaning: 'Role of the account and what it may do', sample: `${roles.editor.name}. ${roles.editor.may}` },
    passwordLink: {
      meaning: 'Address at which the password is chosen',
      sample: 'https://church.example/admin/invitation#token=sample',
      isRequired: true,
    },
    validUntil: { meaning: 'When the link ends', sample: 'Saturday 28 November 2026 at 10:00' },
  },
  subject: 'Your account at {{churchName}}',
  body: `Dear friend,

You have an account for the office of {{churchName}}.

Username: {{username}}
Role: {{role}}

Choose your password here:
{{passwordLink}}

The link can be used once, until {{validUntil}}, Kampala time. Nobody else learns your password.
If you did not expect this e-mail, please ignore it.

{{churchName}}
{{churchPostal}}`,
});

/** The e-mail with the link by which somebody sets the password of an account. @param expiresAt of the link */
export const invitationEmail = (
  { username, role }: Pick<StaffAccount, 'username' | 'role'>,
  { email, token, expiresAt, publicUrl }: { email: string; token: string; expiresAt: Date; publicUrl: string },
): TemplatedMessage =>
  messageFrom(accountInvitation, email, {
    username,
    role: `${roles[role].name}. ${roles[role].may}`,
    passwordLink: addressOf(token, publicUrl),
    validUntil: until.format(expiresAt),
  });
