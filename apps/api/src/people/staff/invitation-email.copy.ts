import { messages } from '../../platform/texts/sentence.ts';

/** Texts for the office about the template of the invitation e-mail. */
export const invitationTexts = messages('api.invitationEmail', {
  title: 'Account for the office',
  sentWhen: 'When somebody gets an account for the console, or a new link to choose a password.',
  role: 'Role of the account and what it may do',
  passwordLink: 'Address at which the password is chosen',
  validUntil: 'When the link expires',
});
