import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOver, readTicket, signatureText, ticketCode, type TranslationLanguage } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';
import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import type { EventEntity } from './event.entity.ts';
import { type EventPage, EventPages } from './event-pages.ts';
import { phrasesIn } from './event-phrases.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { ticketNotFound } from './events.errors.ts';
import { EventsRepository } from './events.repository.ts';
import { invalidTicketPage, ticketPage } from './ticket-page.ts';

type TicketSeat = Pick<EventRegistration, 'eventId' | 'id' | 'firstName' | 'lastName' | 'confirmationCode'>;

/** A ticket whose signature is valid. */
export interface VerifiedTicket {
  event: EventEntity;
  /** null: the seat was given back, or the personal data was erased */
  registration: EventRegistration | null;
}

/** Tickets are computed, not stored, so registrations from before tickets existed have one too. */
@Injectable()
export class EventTickets {
  constructor(
    private readonly secret: SecretKey,
    private readonly config: Config,
    private readonly pages: EventPages,
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
  ) {}

  /** Signs the tickets of this event only. The phones of stewards have the key, so that they detect forged tickets offline. */
  keyOf(eventId: number): Buffer {
    return this.secret.for(`tickets of event ${eventId}`);
  }

  codeOf({ eventId, id }: Pick<EventRegistration, 'eventId' | 'id'>): string {
    return ticketCode({ eventId, registrationId: id, signature: this.sign(eventId, id) });
  }

  /** The address of the ticket page, which anyone who has the code can open. */
  urlOf(registration: Pick<EventRegistration, 'eventId' | 'id'>): string {
    return `${this.config.publicUrl}/tickets/${this.codeOf(registration)}`;
  }

  /** The tickets of people with one e-mail address as lines of an e-mail, with an introduction. */
  ticketText(seats: readonly TicketSeat[], language?: MessageLanguage): string {
    const [first] = seats;
    const { ticket, tickets } = phrasesIn(language);
    return seats.length === 1 && first
      ? `${ticket}\n${this.urlOf(first)}`
      : `${tickets}\n\n${this.ticketList(seats, language)}`;
  }

  /** One paragraph for each ticket. */
  ticketList(seats: readonly TicketSeat[], language?: MessageLanguage): string {
    const { seat: nameOf } = phrasesIn(language);
    return seats
      .map((seat) => `${nameOf(`${seat.firstName} ${seat.lastName}`, seat.confirmationCode)}\n${this.urlOf(seat)}`)
      .join('\n\n');
  }

  /** Reads a ticket code and verifies its signature. @throws DomainError 404 if the code is forged, or the event does not exist */
  async read(text: string): Promise<VerifiedTicket> {
    const ticket = readTicket(text);
    if (!ticket || !isSameSecret(ticket.signature, this.sign(ticket.eventId, ticket.registrationId)))
      throw ticketNotFound();
    const { eventId, registrationId } = ticket;
    const event = await this.events.table.findById(eventId);
    if (!event || event.deletedAt) throw ticketNotFound();
    return { event, registration: await this.registrations.findOfEvent(eventId, registrationId) };
  }

  /**
   * The page of a ticket as HTML.
   * @param asked language of the address or of the previous page
   * @throws DomainError 404 if the code is forged, or if the event is over and the registration does not exist
   */
  async page(text: string, asked: TranslationLanguage | null, now = new Date()): Promise<string> {
    const ticket = await this.read(text);
    const { registration } = ticket;
    const { event, page } = await this.pageOf(ticket, asked);
    const isPast = isOver({ date: event.date.toISOString(), endDate: event.endDate?.toISOString() ?? null }, now);
    if (registration) return ticketPage(event, this.codeOf(registration), page, { isPast });
    // After the event the row may also have been removed by retention.
    if (isPast) throw ticketNotFound();
    return invalidTicketPage(event, page);
  }

  /** The page of a ticket and its event in the same language: the requested one, otherwise the language of the holder. */
  pageOf({ event, registration }: VerifiedTicket, asked: TranslationLanguage | null): Promise<EventPage> {
    return this.pages.about(event, asked ?? registration?.language ?? null);
  }

  private sign(eventId: number, registrationId: number): string {
    return signatureText(createHmac('sha256', this.keyOf(eventId)).update(String(registrationId)).digest());
  }
}
