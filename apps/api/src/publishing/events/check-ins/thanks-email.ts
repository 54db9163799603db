import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { emailTemplate, messageFrom, pathIn } from '../../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../../platform/message-templates/template-facts.copy.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import type { EventEntity } from '../event.entity.ts';
import { phrasesIn } from '../event-phrases.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { eventOccasions, eventTemplateTitles } from '../event-templates.copy.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventVariables } from '../event-variables.ts';
import { TranslatedEvents } from '../translated-events.ts';

export const eventThanks = emailTemplate({
  key: 'event-thanks',
  area: templateAreas.events,
  title: eventTemplateTitles.thanks,
  sentWhen: eventOccasions.thanks,
  variables: {
    firstName: { meaning: templateMeanings.firstName, sample: 'Mary' },
    eventTitle: eventVariables.eventTitle,
    eventsLink: {
      meaning: templateMeanings.eventsLink,
      sample: 'https://church.example/events',
      sampleIn: { sw: 'https://church.example/sw/events' },
    },
  },
  subject: 'Thank you for coming: {{eventTitle}}',
  body: `Dear {{firstName}},

Thank you for being with us at {{eventTitle}}. It was a joy to have you there.

What comes next, and where you are welcome again:
{{eventsLink}}

If we can pray for you, or you would like to tell us something: {{churchPhone}} or {{churchEmail}}.

${closing}`,
  translations: { sw: swahili.eventThanks },
});

@Injectable()
export class ThanksEmail {
  constructor(
    private readonly outbox: OutboxService,
    private readonly events: TranslatedEvents,
    private readonly config: Config,
  ) {}

  /** Adds the e-mail to the outbox, in the language of the registration. */
  async enqueue(
    event: EventEntity,
    { firstName, email, language: reader }: Pick<EventRegistration, 'firstName' | 'email' | 'language'>,
  ): Promise<void> {
    const eventIn = await this.events.of(event, reader);
    await this.outbox.enqueue(
      messageFrom(
        eventThanks,
        email,
        (_, language) => ({
          firstName: salutation(firstName, phrasesIn(language).friend),
          eventTitle: eventIn(language).title,
          eventsLink: `${this.config.publicUrl}${pathIn(language)}/events`,
        }),
        { language: reader },
      ),
    );
  }
}
