import { messages } from '../../platform/texts/sentence.ts';

/** Texts for the office about the template of the e-mail that answers a message. */
export const replyTexts = messages('api.replyEmail', {
  title: 'Answer to a message',
  sentWhen: 'When the office answers a message of the contact form.',
  answer: 'What the office has written',
  receivedOn: 'Day of the message',
  theirMessage: 'The message that is answered, as a quotation',
});
