import { datesIn } from '../../platform/message-templates/message-dates.ts';
import {
  emailTemplate,
  messageFrom,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../platform/message-templates/template-facts.copy.ts';
import type { ContactMessage } from './contact-message.entity.ts';
import { replyTexts } from './reply-email.copy.ts';
import * as swahili from './reply-email.sw.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

export const contactReply = emailTemplate({
  key: 'contact-reply',
  area: templateAreas.office,
  title: replyTexts.title,
  sentWhen: replyTexts.sentWhen,
  variables: {
    firstName: { meaning: templateMeanings.firstName, sample: 'Mary' },
    answer: {
      meaning: replyTexts.answer,
      sample: 'You are welcome on Sunday at nine. Ask for Grace at the door.',
      isRequired: true,
    },
    receivedOn: {
      meaning: replyTexts.receivedOn,
      sample: 'Friday 27 November 2026',
      sampleIn: { sw: 'Ijumaa 27 Novemba 2026' },
    },
    theirMessage: { meaning: replyTexts.theirMessage, sample: '> May I bring my children?' },
  },
  subject: 'Your message to {{churchName}}',
  body: `Dear {{firstName}},

{{answer}}

God bless you,
{{churchName}}
{{churchPhone}}, {{churchEmail}}
{{churchPostal}}

On {{receivedOn}} you wrote to us:
{{theirMessage}}`,
  translations: { sw: swahili.contactReply },
});

/** The office's answer by e-mail, with the original message quoted below. A reply to this e-mail goes to the office. */
export const replyEmail = (
  { firstName, email, message, language: reader, createdAt }: ContactMessage,
  answer: string,
): TemplatedMessage =>
  messageFrom(
    contactReply,
    email,
    (_, language) => ({
      firstName,
      answer,
      receivedOn: datesIn(language).longDay(createdAt),
      theirMessage: quoted(message),
    }),
    // Written by a person, unlike our other e-mails.
    { headers: ({ identity }) => ({ 'Auto-Submitted': 'no', 'Reply-To': identity.email }), language: reader },
  );
