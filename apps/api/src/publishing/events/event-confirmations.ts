import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { datesIn } from '../../platform/message-templates/message-dates.ts';
import {
  messageFrom,
  type MessageLanguage,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../platform/validation/phone.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendarUrl, eventPageUrl } from './event-calendar.ts';
import { phrasesIn } from './event-phrases.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventTickets } from './event-tickets.ts';
import { eventValues, shortTitle } from './event-variables.ts';
import { groupRegistration, registration, registrationText } from './registration-templates.ts';
import { TranslatedEvents } from './translated-events.ts';

/** Maximum characters of a title in a text message; operators charge for every 160 characters. */
const textTitleLength = 50;

type Seat = Pick<
  EventRegistration,
  'id' | 'eventId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'confirmationCode' | 'language'
>;

/** Confirmations of a seat: an e-mail, and a text message if the phone number can be read as an international number (EVT-50). */
@Injectable()
export class EventConfirmations {
  constructor(
    private readonly outbox: OutboxService,
    private readonly config: Config,
    private readonly tickets: EventTickets,
    private readonly events: TranslatedEvents,
  ) {}

  /** Adds the messages to the outbox in the current transaction. @param seats of people with one e-mail address; the first of them is addressed */
  async send(event: EventEntity, seats: readonly Seat[]): Promise<void> {
    const [first] = seats;
    const phone = internationalPhone(first?.phone ?? null);
    await this.sendAgain(event, seats);
    if (phone !== null) await this.outbox.enqueue(await this.text(event, seats, phone));
  }

  /** By e-mail only, because anybody may have made the request, and a text message costs money. */
  async sendAgain(event: EventEntity, seats: readonly Seat[]): Promise<void> {
    await this.outbox.enqueue(await this.email(event, seats));
  }

  private async email(original: EventEntity, seats: readonly Seat[]): Promise<TemplatedMessage> {
    const { publicUrl } = this.config;
    const [first] = seats;
    const eventIn = await this.events.of(original, first?.language ?? null);
    const reader = { language: first?.language ?? null };
    const values = (language: MessageLanguage) => ({
      firstName: salutation(first?.firstName ?? '', phrasesIn(language).friend),
      ...eventValues(eventIn(language), language),
      calendarLink: eventCalendarUrl(original.id, publicUrl),
      eventLink: eventPageUrl(original.id, publicUrl, language),
    });
    if (first && seats.length === 1) {
      const ticket = { confirmationCode: first.confirmationCode, ticketLink: this.tickets.urlOf(first) };
      return messageFrom(registration, first.email, (_, language) => ({ ...values(language), ...ticket }), reader);
    }
    return messageFrom(
      groupRegistration,
      first?.email ?? '',
      (_, language) => ({
        ...values(language),
        places: String(seats.length),
        tickets: this.tickets.ticketList(seats, language),
      }),
      reader,
    );
  }

  private async text(original: EventEntity, seats: readonly Seat[], phone: string): Promise<TemplatedMessage> {
    const reader = { language: seats[0]?.language ?? null };
    const eventIn = await this.events.of(original, reader.language);
    return messageFrom(
      registrationText,
      phone,
      (_, language) => {
        const { codes, codesInEmail } = phrasesIn(language);
        return {
          eventTitle: shortTitle(eventIn(language).title, textTitleLength),
          eventTime: datesIn(language).dayTime(original.date),
          // Many codes would need several text messages.
          codes:
            seats.length <= 3
              ? codes(seats.map(({ confirmationCode }) => confirmationCode))
              : codesInEmail(seats.length),
          eventLink: eventPageUrl(original.id, this.config.publicUrl, language),
        };
      },
      reader,
    );
  }
}
