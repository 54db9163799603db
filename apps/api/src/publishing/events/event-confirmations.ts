import { Injectable } from '@nestjs/common';
import { formatDayTime } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { OutboxService, type SignedMessage } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../platform/validation/phone.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendarUrl, eventMailLines, eventPageUrl } from './event-calendar.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventTickets } from './event-tickets.ts';

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
    await this.outbox.enqueue(email(event, seats, this.tickets.ticketLines(seats), this.config.publicUrl));
  }
}

function email(
  event: EventEntity,
  seats: readonly Seat[],
  ticketLines: readonly string[],
  publicUrl: string,
): SignedMessage {
  const [first] = seats;
  const isAlone = seats.length === 1;
  return (identity) => ({
    channel: 'email',
    recipient: first?.email ?? '',
    subject: `You are registered: ${event.title}`,
    text: [
      `Dear ${salutation(first?.firstName ?? '')},`,
      '',
      isAlone
        ? 'Thank you for registering. A place is kept for you, and we look forward to welcoming you.'
        : `Thank you for registering. ${seats.length} places are kept for you, and we look forward to welcoming you all.`,
      '',
      ...eventMailLines(event),
      ...(isAlone
        ? [
            `  Your confirmation code:  ${first?.confirmationCode}`,
            '',
            'Please keep this code and show it when you arrive, on your phone or on paper.',
          ]
        : [
            '',
            'Each of you has a confirmation code and a ticket. Please show them when you arrive, on a phone or on paper.',
          ]),
      '',
      ...ticketLines,
      '',
      'Add it to your calendar:',
      eventCalendarUrl(event.id, publicUrl),
      '',
      'Everything about the event:',
      eventPageUrl(event.id, publicUrl),
      '',
      isAlone
        ? 'If you cannot come, open your ticket and give the seat back there, or pass it on to somebody else.'
        : 'If somebody cannot come, open that ticket and give the seat back there, or pass it on to somebody else.',
      `If you did not register yourself, please tell us: ${identity.phone} or ${identity.email}.`,
      '',
      'God bless you,',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
}

function text(event: EventEntity, seats: readonly Seat[], phone: string, publicUrl: string): SignedMessage {
  const title =
    event.title.length <= textTitleLength ? event.title : `${event.title.slice(0, textTitleLength - 3).trimEnd()}...`;
  const codes = `Code${seats.length === 1 ? '' : 's'} ${seats.map(({ confirmationCode }) => confirmationCode).join(', ')}`;
  // The codes of many would be several texts.
  const what = seats.length <= 3 ? codes : `${seats.length} seats, codes in our e-mail`;
  return ({ shortName }) => ({
    channel: 'text',
    recipient: phone,
    text: `${shortName}: you are registered for ${title}, ${formatDayTime(event.date)}. ${what}. ${eventPageUrl(event.id, publicUrl)}`,
  });
}
