import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { PersonRateLimits } from '../../../platform/rate-limits/rate-limits-per-person.ts';
import { EventTickets } from '../event-tickets.ts';
import { invalidTicketPage } from '../ticket-page.ts';
import { TicketHolder } from './ticket-holder.ts';
import type { TicketTransferRequest } from './ticket-transfer.dto.ts';
import { ticketTransferDone, ticketTransferQuestion } from './ticket-transfer-page.ts';
import { TransferredSeats } from './transferred-seats.ts';

/** Lets people pass their ticket on to somebody else. */
@Injectable()
export class TicketTransfersService {
  constructor(
    private readonly tickets: EventTickets,
    private readonly holder: TicketHolder,
    private readonly seats: TransferredSeats,
    private readonly limits: PersonRateLimits,
    private readonly database: Database,
  ) {}

  /** The page that asks for the new holder. @throws DomainError 404, 409 EVENT_OVER, TICKET_CHECKED_IN or TRANSFER_LIMIT_REACHED */
  async ask(code: string, language: TranslationLanguage | null, now = new Date()): Promise<string> {
    const ticket = await this.holder.read(code, now);
    const { event, page } = await this.tickets.pageOf(ticket, language);
    if (!ticket.registration) return invalidTicketPage(event, page);
    this.seats.checkLimit(ticket.registration);
    return ticketTransferQuestion(event, this.tickets.codeOf(ticket.registration), page);
  }

  /** Shows the form again with the submitted values if the code or the person has to be corrected. @throws DomainError 404, 409 as `ask`, 429 */
  async answer(
    code: string,
    request: TicketTransferRequest,
    language: TranslationLanguage | null,
  ): Promise<{ status: number; html: string }> {
    try {
      return { status: 200, html: await this.transfer(code, request, language) };
    } catch (error) {
      if (!(error instanceof DomainError) || !(error.status === 400 || error.code === 'PERSON_HAS_SEAT')) throw error;
      const { event, page } = await this.tickets.pageOf(await this.tickets.read(code), language);
      const { confirmationCode: _, ...typed } = request;
      const refused = { typed, sentence: error.text };
      return { status: error.status, html: ticketTransferQuestion(event, code, page, refused) };
    }
  }

  /** If there are simultaneous requests, one of them is carried out. @throws DomainError 400, 404, 409 as `ask`, and PERSON_HAS_SEAT, 429 */
  async transfer(
    code: string,
    { confirmationCode, ...person }: TicketTransferRequest,
    language: TranslationLanguage | null,
    now = new Date(),
  ): Promise<string> {
    const ticket = await this.holder.verify(code, confirmationCode, now);
    const { registration } = ticket;
    const { event, page } = await this.tickets.pageOf(ticket, language);
    if (!registration) return invalidTicketPage(event, page);
    await this.limits.take('form', { email: person.email, phone: person.phone ?? null });
    const isDone = await this.database.transaction(() => this.seats.transfer(ticket.event, registration, person, now));
    return (isDone ? ticketTransferDone : invalidTicketPage)(event, page);
  }
}
