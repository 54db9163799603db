import { Injectable } from '@nestjs/common';
import { isOver, kampalaMonthStart } from '@ministry/domain';
import { inBatches } from '../../platform/database/batches.ts';
import { csvPieces } from '../../platform/http/csv.ts';
import type { Page, PageQuery } from '../../platform/http/paged.ts';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import { statusOf } from '../content/lifecycle.ts';
import { toEventResponse } from './event.dto.ts';
import type { EventEntity } from './event.entity.ts';
import {
  type EventAttendeeResponse,
  type EventRegistrationRequest,
  toAttendeeResponse,
} from './event-registration.dto.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository, type GateRow } from './event-registrations.repository.ts';
import { EventSeats, type Registrant } from './event-seats.ts';
import { anotherEvent, eventFull, eventNotFound, eventOver, registrationNotRequired } from './events.errors.ts';
import { EventsRepository } from './events.repository.ts';
import { personKey } from './registrant.ts';

/** Tries until a race with the same person's other request, or over a seat, is settled. */
const maxTries = 3;

/** A person's seat, and whether this request has taken it. */
export interface RegistrationOutcome {
  registration: EventRegistration;
  isNew: boolean;
}

/** Who comes to an event: registering for everyone, the list for admins. */
@Injectable()
export class EventRegistrationsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly seats: EventSeats,
    private readonly limits: PersonRateLimits,
  ) {}

  /** @throws DomainError 400, 404, 409 EVENT_FULL, EVENT_OVER or REGISTRATION_NOT_REQUIRED, 429 */
  async register(eventId: number, request: EventRegistrationRequest): Promise<RegistrationOutcome> {
    if (request.eventId !== eventId) throw anotherEvent();
    const registrant = toRegistrant(request);
    await this.limits.take('form', { email: registrant.email, phone: registrant.phone });
    for (let tries = 0; tries < maxTries; tries += 1) {
      const event = await this.getPublic(eventId);
      const known = await this.registrations.findByPerson(eventId, registrant.personKey);
      if (known) {
        await this.seats.confirmAgain(event, known);
        return { registration: known, isNew: false };
      }
      checkOpen(event, new Date());
      const registration = await this.seats.take(event, registrant);
      if (registration) return { registration, isNew: true };
    }
    throw eventFull();
  }

  /** @throws DomainError 404 */
  async list(eventId: number, { limit, offset }: PageQuery): Promise<Page<EventAttendeeResponse>> {
    await this.getKnown(eventId);
    const { items, total } = await this.registrations.listOfEvent(eventId, limit, offset);
    return { items: items.map(toAttendeeResponse), total };
  }

  /** The latest registrations, over all events, of people whose name, address, number or code has the words. */
  async search({
    search,
    limit,
  }: {
    search: string;
    limit: number;
  }): Promise<Page<EventAttendeeResponse & { eventId: number; eventTitle: string }>> {
    const { items, total } = await this.registrations.search(search, limit);
    return {
      items: items.map((registration) => ({
        ...toAttendeeResponse(registration),
        eventId: registration.eventId,
        eventTitle: registration.event?.title ?? '',
      })),
      total,
    };
  }

  /** All attendees as the pieces of a CSV file. @throws DomainError 404 */
  async exportCsv(eventId: number): Promise<AsyncGenerator<string>> {
    await this.getKnown(eventId);
    const columns = [
      'firstName',
      'lastName',
      'email',
      'phone',
      'specialRequests',
      'confirmationCode',
      'createdAt',
    ] as const;
    const batches = inBatches<EventRegistration>((last, limit) =>
      this.registrations.listAfter(eventId, last?.id ?? 0, limit),
    );
    return csvPieces(columns, batches, (registration) => {
      const attendee = toAttendeeResponse(registration);
      return columns.map((column) => attendee[column]);
    });
  }

  /** How many there are over all events, and how many were made in this month and the one before, in Kampala. */
  async getSummary(now: Date): Promise<{ total: number; thisMonth: number; lastMonth: number }> {
    const thisMonth = kampalaMonthStart(now);
    const lastMonth = kampalaMonthStart(new Date(thisMonth.getTime() - 1));
    return {
      total: await this.registrations.count(),
      thisMonth: await this.registrations.countMade(thisMonth, new Date(now.getTime() + 1)),
      lastMonth: await this.registrations.countMade(lastMonth, thisMonth),
    };
  }

  /** Registrations made in each of the periods. @param bounds starts of the periods, and the end of the last one */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return this.registrations.countByPeriod(bounds);
  }

  /** Those behind a registration, with what the gate needs. @throws DomainError 404 */
  async listForGate(
    eventId: number,
    after: number,
    limit: number,
  ): Promise<{ event: EventEntity; total: number; rows: GateRow[] }> {
    const event = await this.getKnown(eventId);
    const total = await this.registrations.countOfEvent(eventId);
    return { event, total, rows: await this.registrations.listForGate(eventId, after, limit) };
  }

  /** @throws DomainError 404 */
  async getKnown(id: number): Promise<EventEntity> {
    const event = await this.events.table.findById(id);
    if (!event) throw eventNotFound();
    return event;
  }

  private async getPublic(id: number): Promise<EventEntity> {
    const event = await this.getKnown(id);
    if (statusOf(event) !== 'published') throw eventNotFound();
    return event;
  }
}

/** Says early and exactly why there is no seat; whether there is one, only taking it decides. */
function checkOpen(event: EventEntity, now: Date): void {
  const { date, endDate, seatsLeft } = toEventResponse(event, false);
  if (!event.registrationRequired) throw registrationNotRequired();
  if (isOver({ date, endDate }, now)) throw eventOver();
  if (seatsLeft === 0) throw eventFull();
}

function toRegistrant(request: EventRegistrationRequest): Registrant {
  const { firstName, lastName, email } = request;
  return {
    personKey: personKey(request),
    firstName,
    lastName,
    email,
    phone: request.phone ?? null,
    specialRequests: request.specialRequests || null,
  };
}
