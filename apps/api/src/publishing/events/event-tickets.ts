import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readTicket, signatureText, ticketCode } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { ticketNotFound } from './events.errors.ts';
import { EventsRepository } from './events.repository.ts';
import { ticketPage } from './ticket-page.ts';

/** Tickets are computed, not stored: who registered before there were any has one too. */
@Injectable()
export class EventTickets {
  constructor(
    private readonly secret: SecretKey,
    private readonly config: Config,
    private readonly settings: SiteSettingsService,
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
  ) {}

  /** Signs the tickets of one event alone: a steward's phone has it, to tell a forged one without a line. */
  keyOf(eventId: number): Buffer {
    return this.secret.for(`tickets of event ${eventId}`);
  }

  codeOf({ eventId, id }: Pick<EventRegistration, 'eventId' | 'id'>): string {
    return ticketCode({ eventId, registrationId: id, signature: this.sign(eventId, id) });
  }

  /** Where whoever has the code sees the ticket. */
  urlOf(registration: Pick<EventRegistration, 'eventId' | 'id'>): string {
    return `${this.config.publicUrl}/tickets/${this.codeOf(registration)}`;
  }

  /** The page of a ticket as HTML. @throws DomainError 404 where it is forged, or its seat was given back */
  async page(text: string): Promise<string> {
    const ticket = readTicket(text);
    if (!ticket || !isSameSecret(ticket.signature, this.sign(ticket.eventId, ticket.registrationId)))
      throw ticketNotFound();
    const { eventId, registrationId: id } = ticket;
    const event = await this.events.table.findById(eventId);
    if (!event || event.deletedAt || !(await this.registrations.isOf(eventId, id))) throw ticketNotFound();
    return ticketPage(event, this.codeOf({ eventId, id }), {
      churchName: this.settings.current.identity.name,
      publicUrl: this.config.publicUrl,
    });
  }

  private sign(eventId: number, registrationId: number): string {
    return signatureText(createHmac('sha256', this.keyOf(eventId)).update(String(registrationId)).digest());
  }
}
