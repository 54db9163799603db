import { Injectable } from '@nestjs/common';
import { formatDayTime } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { OutboxService, type SignedMessage } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { internationalPhone } from '../../platform/validation/phone.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendarUrl, eventPageUrl, eventSpan } from './event-calendar.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventTickets } from './event-tickets.ts';

/** Characters of a title in a text, of which an operator charges every 160. */
const textTitleLength = 50;

type Seat = Pick<EventRegistration, 'id' | 'eventId' | 'firstName' | 'email' | 'phone' | 'confirmationCode'>;

/** What a person gets who has taken a seat: an e-mail, and a text where the phone number can be understood (EVT-50). */
@Injectable()
export class EventConfirmations {
  constructor(
    private readonly outbox: OutboxService,
    private readonly config: Config,
    private readonly tickets: EventTickets,
  ) {}

  /** Writes them down in the transaction under way. */
  async send(event: EventEntity, seat: Seat): Promise<void> {
    const phone = internationalPhone(seat.phone);
    await this.outbox.enqueue(email(event, seat, this.tickets.urlOf(seat), this.config.publicUrl));
    if (phone !== null) await this.outbox.enqueue(text(event, seat, phone, this.config.publicUrl));
  }

  /** By e-mail alone: anybody may have asked for it, and a text costs money. */
  async sendAgain(event: EventEntity, seat: Seat): Promise<void> {
    await this.outbox.enqueue(email(event, seat, this.tickets.urlOf(seat), this.config.publicUrl));
  }
}

function email(event: EventEntity, seat: Seat, ticketUrl: string, publicUrl: string): SignedMessage {
  return (identity) => ({
    channel: 'email',
    recipient: seat.email,
    subject: `You are registered: ${event.title}`,
    text: [
      `Dear ${salutation(seat.firstName)},`,
      '',
      'Thank you for registering. A place is kept for you, and we look forward to welcoming you.',
      '',
      `  ${event.title}`,
      `  When:   ${eventSpan(event)}, Kampala time`,
      ...(event.location === '' ? [] : [`  Where:  ${event.location}`]),
      `  Your confirmation code:  ${seat.confirmationCode}`,
      '',
      'Please keep this code and show it when you arrive, on your phone or on paper.',
      '',
      'Your ticket, with a QR code for the gate; open it once while you have a line:',
      ticketUrl,
      '',
      'Add it to your calendar:',
      eventCalendarUrl(event.id, publicUrl),
      '',
      'Everything about the event:',
      eventPageUrl(event.id, publicUrl),
      '',
      `If you cannot come, or did not register yourself, please tell us: ${identity.phone} or ${identity.email}.`,
      '',
      'God bless you,',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
}

function text(event: EventEntity, seat: Seat, phone: string, publicUrl: string): SignedMessage {
  const title =
    event.title.length <= textTitleLength ? event.title : `${event.title.slice(0, textTitleLength - 3).trimEnd()}...`;
  return ({ shortName }) => ({
    channel: 'text',
    recipient: phone,
    text: `${shortName}: you are registered for ${title}, ${formatDayTime(event.date)}. Code ${seat.confirmationCode}. ${eventPageUrl(event.id, publicUrl)}`,
  });
}
