import { Injectable } from '@nestjs/common';
import { correctCode, isOver } from '@ministry/domain';
import { isSameSecret } from '../../../platform/crypto/same-secret.ts';
import { CheckInsRepository } from '../check-ins/check-ins.repository.ts';
import type { EventEntity } from '../event.entity.ts';
import type { EventRegistration } from '../event-registration.entity.ts';
import { EventTickets } from '../event-tickets.ts';
import { anotherConfirmationCode, eventOver, ticketCheckedIn } from '../events.errors.ts';

/** A ticket whose holder may change its seat; a ticket without a registration is no longer valid. */
export interface HeldTicket {
  event: EventEntity;
  registration: EventRegistration | null;
}

/** Decides who may change the seat of a ticket, and until when. */
@Injectable()
export class TicketHolder {
  constructor(
    private readonly tickets: EventTickets,
    private readonly checkIns: CheckInsRepository,
  ) {}

  /** Reads a ticket that was not used yet. @throws DomainError 404, 409 EVENT_OVER or TICKET_CHECKED_IN */
  async read(code: string, now: Date): Promise<HeldTicket> {
    const { event, registration } = await this.tickets.read(code);
    if (!registration) return { event, registration };
    const times = { date: event.date.toISOString(), endDate: event.endDate?.toISOString() ?? null };
    if (isOver(times, now)) throw eventOver();
    if (await this.checkIns.isInside(event.id, String(registration.id))) throw ticketCheckedIn();
    return { event, registration };
  }

  /** Like `read`, but also requires the confirmation code, because other people may have seen the QR code. @throws DomainError 400 in addition */
  async verify(code: string, confirmationCode: string, now: Date): Promise<HeldTicket> {
    const { registration } = await this.tickets.read(code);
    const typed = correctCode(confirmationCode).replace(/[\s-]/g, '');
    if (registration && !isSameSecret(typed, correctCode(registration.confirmationCode)))
      throw anotherConfirmationCode();
    return this.read(code, now);
  }
}
