import { Injectable } from '@nestjs/common';
import type { EventEntity } from '../event.entity.ts';
import { EventSeats } from '../event-seats.ts';
import { EventTickets } from '../event-tickets.ts';
import { invalidTicketPage } from '../ticket-page.ts';
import { seatReturnQuestion } from './seat-return-page.ts';
import { TicketHolder } from './ticket-holder.ts';

/** Registrants who give their seat back with their ticket. */
@Injectable()
export class SeatReturnsService {
  constructor(
    private readonly tickets: EventTickets,
    private readonly holder: TicketHolder,
    private readonly seats: EventSeats,
  ) {}

  /** The page that asks before it is done. @throws DomainError 404, 409 EVENT_OVER or TICKET_CHECKED_IN */
  async ask(code: string, now = new Date()): Promise<string> {
    const { event, registration } = await this.holder.read(code, now);
    if (!registration) return this.done(event);
    return seatReturnQuestion(this.tickets.site.church, event, this.tickets.codeOf(registration));
  }

  /** The same page for every press after the first. @throws DomainError 400, 404, 409 EVENT_OVER or TICKET_CHECKED_IN */
  async giveBack(code: string, confirmationCode: string, now = new Date()): Promise<string> {
    const { event, registration } = await this.holder.verify(code, confirmationCode, now);
    if (registration) await this.seats.giveBack(event.id, registration.id);
    return this.done(event);
  }

  private done(event: EventEntity): string {
    return invalidTicketPage(event, this.tickets.site);
  }
}
