import { Injectable } from '@nestjs/common';
import { isOver, kampalaMonthStart, type TranslationLanguage } from '@ministry/domain';
import { inBatches } from '../../platform/database/batches.ts';
import { csvPieces } from '../../platform/http/csv.ts';
import type { Page, PageQuery } from '../../platform/http/paged.ts';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import { statusOf } from '../content/lifecycle.ts';
import { ConfirmedRegistrations } from './confirmed-registrations.ts';
import { toEventResponse } from './event.dto.ts';
import type { EventEntity } from './event.entity.ts';
import {
  type EventAttendeeResponse,
  type EventRegistrationRequest,
  toAttendeeResponse,
} from './event-registration.dto.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository, type GateRow } from './event-registrations.repository.ts';
import { EventSeats } from './event-seats.ts';
import {
  anotherEvent,
  eventFull,
  eventNotFound,
  eventOver,
  notEnoughSeats,
  registrationNotRequired,
} from './events.errors.ts';
import { EventsRepository } from './events.repository.ts';
import { type Registrant, toRegistrants } from './registrant.ts';

/** Maximum attempts if another request registers the same person or takes the last seat at the same time. */
const maxTries = 3;

/** The seats of all people in a request, in the order of the request. */
export interface RegistrationOutcome {
  registrations: [EventRegistration, ...EventRegistration[]];
  /** Ids of the registrations that this request has made. */
  taken: ReadonlySet<number>;
}

/** Registrations for events: everyone may register, admins see the list. */
@Injectable()
export class EventRegistrationsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly seats: EventSeats,
    private readonly confirmed: ConfirmedRegistrations,
    private readonly limits: PersonRateLimits,
  ) {}

  /**
   * Registers all people who have no seat yet, or nobody.
   * @throws DomainError 400, 404, 409 EVENT_FULL, NOT_ENOUGH_SEATS, EVENT_OVER or REGISTRATION_NOT_REQUIRED, 429
   */
  async register(
    eventId: number,
    request: EventRegistrationRequest,
    language: TranslationLanguage | null,
  ): Promise<RegistrationOutcome> {
    if (request.eventId !== eventId) throw anotherEvent();
    const registrants = toRegistrants(request, language);
    const [first] = registrants;
    await this.limits.take('form', { email: first.email, phone: first.phone });
    for (let tries = 0; tries < maxTries; tries += 1) {
      const event = await this.getPublic(eventId);
      const known = await this.registrations.findByPersons(
        eventId,
        registrants.map(({ personKey }) => personKey),
      );
      const isKnown = ({ personKey }: Registrant): boolean => known.some((seat) => seat.personKey === personKey);
      const missing = registrants.filter((registrant) => !isKnown(registrant));
      const group = known.find(({ personKey }) => personKey === first.personKey) ?? known[0] ?? null;
      if (missing.length === 0 && group) {
        await this.confirmed.confirmAgain(event, group);
        return outcome(registrants, known, []);
      }
      checkOpen(event, missing.length, new Date());
      const taken = await this.seats.take(event, missing, group);
      if (taken) return outcome(registrants, known, taken);
    }
    throw eventFull();
  }

  /** @throws DomainError 404 */
  async list(eventId: number, { limit, offset }: PageQuery): Promise<Page<EventAttendeeResponse>> {
    await this.getKnown(eventId);
    const { items, total } = await this.registrations.listOfEvent(eventId, limit, offset);
    return { items: items.map(toAttendeeResponse), total };
  }

  /** The e-mail addresses and phone numbers of registrations for an event with ids above `after`. */
  listAddresses(
    eventId: number,
    after: number,
    limit: number,
  ): Promise<Pick<EventRegistration, 'id' | 'email' | 'phone' | 'language'>[]> {
    return this.registrations.listAfter(eventId, after, limit);
  }

  /** The latest registrations over all events whose name, e-mail, phone or code contains the words. */
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

  /** All registrations as the pieces of a CSV file. @throws DomainError 404 */
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
      'groupId',
    ] as const;
    const batches = inBatches<EventRegistration>((last, limit) =>
      this.registrations.listAfter(eventId, last?.id ?? 0, limit),
    );
    return csvPieces(columns, batches, (registration) => {
      const attendee = toAttendeeResponse(registration);
      return columns.map((column) => attendee[column]);
    });
  }

  /** Number of registrations over all events, in this month and in the previous month, by Kampala time. */
  async getSummary(now: Date): Promise<{ total: number; thisMonth: number; lastMonth: number }> {
    const thisMonth = kampalaMonthStart(now);
    const lastMonth = kampalaMonthStart(new Date(thisMonth.getTime() - 1));
    return {
      total: await this.registrations.count(),
      thisMonth: await this.registrations.countMade(thisMonth, new Date(now.getTime() + 1)),
      lastMonth: await this.registrations.countMade(lastMonth, thisMonth),
    };
  }

  /** Number of registrations made in each of the periods. @param bounds starts of the periods, and the end of the last one */
  countByPeriod(bounds: readonly Date[]): Promise<number[]> {
    return this.registrations.countByPeriod(bounds);
  }

  /** The registrations with ids above `after`, with the columns that the gate needs. @throws DomainError 404 */
  async listForGate(
    eventId: number,
    after: number,
    limit: number,
  ): Promise<{ event: EventEntity; total: number; rows: GateRow[] }> {
    const event = await this.getKnown(eventId);
    const total = await this.registrations.countOfEvent(eventId);
    return { event, total, rows: await this.registrations.listForGate(eventId, after, limit) };
  }

  /** The title of an event; null if the event does not exist. */
  async titleOf(id: number): Promise<string | null> {
    return (await this.events.table.findById(id))?.title ?? null;
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

/** @param known registrations that existed before */
function outcome(
  registrants: readonly Registrant[],
  known: readonly EventRegistration[],
  taken: readonly EventRegistration[],
): RegistrationOutcome {
  const seats = new Map([...known, ...taken].map((seat) => [seat.personKey, seat]));
  const registrations = registrants.flatMap(({ personKey }) => seats.get(personKey) ?? []);
  return {
    registrations: registrations as RegistrationOutcome['registrations'],
    taken: new Set(taken.map(({ id }) => id)),
  };
}

/** Throws early, with the exact reason, if there are not enough seats. Only `EventSeats.take` decides finally. */
function checkOpen(event: EventEntity, count: number, now: Date): void {
  if (!event.registrationRequired) throw registrationNotRequired();
  if (isOver(event, now)) throw eventOver();
  const { seatsLeft } = toEventResponse(event, false);
  if (seatsLeft === 0) throw eventFull();
  if (seatsLeft !== null && seatsLeft < count) throw notEnoughSeats(seatsLeft);
}
