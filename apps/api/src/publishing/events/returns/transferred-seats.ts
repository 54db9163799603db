import { Injectable } from '@nestjs/common';
import { eventLimits } from '@ministry/domain';
import {
  emailTemplate,
  messageFrom,
  type MessageLanguage,
  type TemplatedMessage,
} from '../../../platform/message-templates/message-template.ts';
import { templateAreas } from '../../../platform/message-templates/template-facts.copy.ts';
import { OutboxService } from '../../../platform/outbox/outbox.service.ts';
import { salutation } from '../../../platform/outbox/salutation.ts';
import { ConfirmedRegistrations } from '../confirmed-registrations.ts';
import type { EventEntity } from '../event.entity.ts';
import { phrasesIn } from '../event-phrases.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { eventMeanings, eventOccasions, eventTemplateTitles } from '../event-templates.copy.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventLines, eventValues, eventVariables } from '../event-variables.ts';
import { personHasSeat, transferLimitReached } from '../events.errors.ts';
import { personKey } from '../registrant.ts';
import { TranslatedEvents } from '../translated-events.ts';
import type { TicketTransferRequest } from './ticket-transfer.dto.ts';

/** Moves seats from one person to another, with the messages to both. */
@Injectable()
export class TransferredSeats {
  constructor(
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmed: ConfirmedRegistrations,
    private readonly outbox: OutboxService,
    private readonly events: TranslatedEvents,
  ) {}

  /** @throws DomainError 409 TRANSFER_LIMIT_REACHED, because tickets must not be traded */
  checkLimit({ transfers }: EventRegistration): void {
    if ((transfers ?? 0) >= eventLimits.transfers) throw transferLimitReached();
  }

  /**
   * Replaces a registration by that of another person, in the current transaction. The seat stays taken, and the ticket is a new one. Returns false
   * if the seat was given back or passed on in the meantime.
   * @throws DomainError 409 PERSON_HAS_SEAT or TRANSFER_LIMIT_REACHED; the caller must then roll the transaction back
   */
  async transfer(
    event: EventEntity,
    before: EventRegistration,
    { firstName, lastName, email, phone }: Omit<TicketTransferRequest, 'confirmationCode'>,
    now: Date,
  ): Promise<boolean> {
    this.checkLimit(before);
    // Only the caller that removes the row has the seat, so that it goes to one person.
    if (!(await this.registrations.remove(event.id, before.id))) return false;
    const person = {
      firstName,
      lastName,
      email,
      phone: phone ?? null,
      personKey: personKey({ firstName, lastName, email }),
      specialRequests: null,
      remindBy: null,
      language: before.language,
      transfers: (before.transfers ?? 0) + 1,
    };
    if ((await this.confirmed.add(event, [person], now)) === null) throw personHasSeat();
    await this.outbox.enqueue(transferred(await this.events.of(event, before.language), before));
    return true;
  }
}

export const ticketTransferred = emailTemplate({
  key: 'ticket-transferred',
  area: templateAreas.events,
  title: eventTemplateTitles.transferred,
  sentWhen: eventOccasions.transferred,
  variables: {
    firstName: { meaning: eventMeanings.previousHolder, sample: 'Mary' },
    ticketHolder: { meaning: eventMeanings.ticketHolder, sample: 'Mary Akello', isRequired: true },
    ...eventVariables,
  },
  subject: 'Ticket passed on: {{eventTitle}}',
  body: `Dear {{firstName}},

The ticket of {{ticketHolder}} was passed on to somebody else, who has received a new one. The old ticket is no longer valid.

${eventLines}

If you did not do this, please tell us: {{churchPhone}} or {{churchEmail}}.

${closing}`,
  translations: { sw: swahili.ticketTransferred },
});

const transferred = (
  eventIn: (language: MessageLanguage) => EventEntity,
  { firstName, lastName, email, language: reader }: EventRegistration,
): TemplatedMessage =>
  messageFrom(
    ticketTransferred,
    email,
    (_, language) => {
      const { friend, onePerson } = phrasesIn(language);
      return {
        firstName: salutation(firstName, friend),
        ticketHolder: salutation(firstName) === firstName ? `${firstName} ${lastName}` : onePerson,
        ...eventValues(eventIn(language), language),
      };
    },
    { language: reader },
  );
