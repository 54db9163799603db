import { roles } from '@ministry/domain';
import {
  emailTemplate,
  messageFrom,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../platform/message-templates/template-facts.copy.ts';
import { invitationTexts } from './invitation-email.copy.ts';
import type { StaffAccount } from './staff-account.entity.ts';

/** The token follows '#', so that it never appears in the log of a server or proxy. */
const addressOf = (token: string, publicUrl: string): string => `${publicUrl}/admin/invitation#token=${token}`;

const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Kampala' });

export const accountInvitation = emailTemplate({
  key: 'account-invitation',
  area: templateAreas.office,
  title: invitationTexts.title,
  sentWhen: invitationTexts.sentWhen,
  variables: {
    username: { meaning: templateMeanings.username, sample: 'mary', isRequired: true },
    role: { meaning: invitationTexts.role, sample: `${roles.editor.name}. ${roles.editor.may}` },
    passwordLink: {
      meaning: invitationTexts.passwordLink,
      sample: 'https://church.example/admin/invitation#token=sample',
      isRequired: true,
    },
    validUntil: { meaning: invitationTexts.validUntil, sample: 'Saturday 28 November 2026 at 10:00' },
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

/** The e-mail with the link to set the password of an account. @param expiresAt of the link */
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
