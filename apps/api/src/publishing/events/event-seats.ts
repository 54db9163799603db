import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ConfirmedRegistrations } from './confirmed-registrations.ts';
import type { EventEntity } from './event.entity.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { EventsRepository } from './events.repository.ts';
import type { Registrant } from './registrant.ts';
import { WaitingLine } from './waiting-list/waiting-line.ts';

/** Seats: they are taken together with their registrations and the confirmation, or not at all. */
@Injectable()
export class EventSeats {
  constructor(
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmed: ConfirmedRegistrations,
    private readonly line: WaitingLine,
    private readonly database: Database,
  ) {}

  /**
   * Seats for all of them, or for nobody. Null when there were not enough, or when one of them has a seat already; the event's
   * state says which.
   * @param group the registration that they come along with
   */
  take(
    event: EventEntity,
    registrants: readonly Registrant[],
    group: EventRegistration | null = null,
  ): Promise<EventRegistration[] | null> {
    return this.database.transactionInTurn(`events:${event.id}`, async () => {
      const now = new Date();
      if (!(await this.events.takeSeats(event.id, registrants.length, now))) return null;
      const registrations = await this.confirmed.add(event, registrants, now, group);
      // Not left to a rollback: the transaction may be a larger one, which goes on.
      if (registrations === null) await this.events.giveSeatsBack(event.id, registrants.length);
      return registrations;
    });
  }

  /** Removes a registration and frees its seat, for the first in line where people wait; once under any number of simultaneous callers. False where it was gone already. */
  giveBack(eventId: number, registrationId: number): Promise<boolean> {
    return this.database.transactionInTurn(`events:${eventId}`, async () => {
      if (!(await this.registrations.remove(eventId, registrationId))) return false;
      await this.line.release(eventId, new Date());
      return true;
    });
  }
}
