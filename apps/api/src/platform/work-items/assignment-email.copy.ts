import { messages } from '../texts/sentence.ts';

/** Texts for the office about the e-mail that announces an assignment. */
export const assignmentTexts = messages('api.assignmentEmail', {
  title: 'Something is assigned to you',
  sentWhen: 'When somebody assigns a message, a prayer request or an order to another account.',
  username: 'Name of the account that it is assigned to',
  assignedBy: 'Name of the account that has assigned it',
  item: 'What it is, without saying whose',
  itemLink: 'Address in the console',
});
