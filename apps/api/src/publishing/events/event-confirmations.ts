import { Injectable } from '@nestjs/common';
import { formatDayTime } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { messageFrom, type TemplatedMessage } from '../../platform/message-templates/message-template.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../platform/validation/phone.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendarUrl, eventPageUrl } from './event-calendar.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventTickets } from './event-tickets.ts';
import { eventValues, shortTitle } from './event-variables.ts';
import { groupRegistration, registration, registrationText } from './registration-templates.ts';

/** Characters of a title in a text, of which an operator charges every 160. */
const textTitleLength = 50;

type Seat = Pick<
  EventRegistration,
  'id' | 'eventId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'confirmationCode'
>;

/** What a person gets who has taken a seat: an e-mail, and a text where the phone number can be understood (EVT-50). */
@Injectable()
export class EventConfirmations {
  constructor(
    private readonly outbox: OutboxService,
    private readonly config: Config,
    private readonly tickets: EventTickets,
  ) {}

  /** Writes them down in the transaction under way. @param seats of people on one address, the first of whom is written to */
  async send(event: EventEntity, seats: readonly Seat[]): Promise<void> {
    const [first] = seats;
    const phone = internationalPhone(first?.phone ?? null);
    await this.sendAgain(event, seats);
    if (phone !== null) await this.outbox.enqueue(text(event, seats, phone, this.config.publicUrl));
  }

  /** By e-mail alone: anybody may have asked for it, and a text costs money. */
  async sendAgain(event: EventEntity, seats: readonly Seat[]): Promise<void> {
    await this.outbox.enqueue(this.email(event, seats));
  }

  private email(event: EventEntity, seats: readonly Seat[]): TemplatedMessage {
    const { publicUrl } = this.config;
    const [first] = seats;
    const values = {
      firstName: salutation(first?.firstName ?? ''),
      ...eventValues(event),
      calendarLink: eventCalendarUrl(event.id, publicUrl),
      eventLink: eventPageUrl(event.id, publicUrl),
    };
    if (first && seats.length === 1)
      return messageFrom(registration, first.email, {
        ...values,
        confirmationCode: first.confirmationCode,
        ticketLink: this.tickets.urlOf(first),
      });
    return messageFrom(groupRegistration, first?.email ?? '', {
      ...values,
      places: String(seats.length),
      tickets: this.tickets.ticketList(seats),
    });
  }
}

function text(event: EventEntity, seats: readonly Seat[], phone: string, publicUrl: string): TemplatedMessage {
  const codes = `Code${seats.length === 1 ? '' : 's'} ${seats.map(({ confirmationCode }) => confirmationCode).join(', ')}`;
  return messageFrom(registrationText, phone, {
    eventTitle: shortTitle(event.title, textTitleLength),
    eventTime: formatDayTime(event.date),
    // The codes of many would be several texts.
    codes: seats.length <= 3 ? codes : `${seats.length} seats, codes in our e-mail`,
    eventLink: eventPageUrl(event.id, publicUrl),
  });
}
