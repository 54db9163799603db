import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { EventSeats } from '../event-seats.ts';
import { EventTickets } from '../event-tickets.ts';
import { invalidTicketPage } from '../ticket-page.ts';
import { seatReturnQuestion } from './seat-return-page.ts';
import { TicketHolder } from './ticket-holder.ts';

/** Lets people give their seat back with their ticket. */
@Injectable()
export class SeatReturnsService {
  constructor(
    private readonly tickets: EventTickets,
    private readonly holder: TicketHolder,
    private readonly seats: EventSeats,
  ) {}

  /** The page that asks for confirmation. @throws DomainError 404, 409 EVENT_OVER or TICKET_CHECKED_IN */
  async ask(code: string, language: TranslationLanguage | null, now = new Date()): Promise<string> {
    const ticket = await this.holder.read(code, now);
    const { event, page } = await this.tickets.pageOf(ticket, language);
    return ticket.registration
      ? seatReturnQuestion(event, this.tickets.codeOf(ticket.registration), page)
      : invalidTicketPage(event, page);
  }

  /** Repeated requests return the same page as the first. @throws DomainError 400, 404, 409 EVENT_OVER or TICKET_CHECKED_IN */
  async giveBack(
    code: string,
    confirmationCode: string,
    language: TranslationLanguage | null,
    now = new Date(),
  ): Promise<string> {
    const ticket = await this.holder.verify(code, confirmationCode, now);
    if (ticket.registration) await this.seats.giveBack(ticket.event.id, ticket.registration.id);
    const { event, page } = await this.tickets.pageOf(ticket, language);
    return invalidTicketPage(event, page);
  }
}
