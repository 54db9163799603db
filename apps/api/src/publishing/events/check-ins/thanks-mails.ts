import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import {
  emailTemplate,
  messageFrom,
  pathIn,
  type TemplatedMessage,
} from '../../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../../platform/message-templates/template-facts.copy.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import type { EventEntity } from '../event.entity.ts';
import { phrasesIn } from '../event-phrases.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { eventOccasions, eventTemplateTitles } from '../event-templates.copy.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventVariables } from '../event-variables.ts';

/** Thank-you e-mails: each is added to the outbox in the transaction that records it. */
@Injectable()
export class ThanksMails {
  constructor(
    private readonly rows: EventRegistrationsRepository,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Returns the number of e-mails added to the outbox, without people whom another request has thanked. */
  send(event: EventEntity, ids: readonly number[], now: Date): Promise<number> {
    return this.database.transaction(() => this.write(event, ids, now));
  }

  private async write(event: EventEntity, ids: readonly number[], now: Date): Promise<number> {
    let sent = 0;
    const groups = new Set<number>();
    for (const person of await this.rows.findByIds(ids)) {
      // Another request may have read the same list.
      if (!(await this.rows.claimThanks(person.id, now))) continue;
      // One e-mail for all people who were registered together.
      if (person.groupId !== null && groups.has(person.groupId)) continue;
      if (person.groupId !== null) groups.add(person.groupId);
      await this.outbox.enqueue(thanks(event, person, this.config.publicUrl));
      sent += 1;
    }
    if (sent > 0)
      await this.audit.record({
        action: 'thanked',
        entity: 'event',
        entityId: event.id,
        summary: `Thanks for coming sent to ${sent.toLocaleString('en-GB')}: ${event.title}`,
      });
    return sent;
  }
}

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

const thanks = (
  { title }: EventEntity,
  { firstName, email, language: reader }: Pick<EventRegistration, 'firstName' | 'email' | 'language'>,
  publicUrl: string,
): TemplatedMessage =>
  messageFrom(
    eventThanks,
    email,
    (_, language) => ({
      firstName: salutation(firstName, phrasesIn(language).friend),
      eventTitle: title,
      eventsLink: `${publicUrl}${pathIn(language)}/events`,
    }),
    { language: reader },
  );
