import { Injectable } from '@nestjs/common';
import { ConfirmedRegistrations } from './confirmed-registrations.ts';
import type { EventEntity } from './event.entity.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { EventRegistrationsRepository } from './event-registrations.repository.ts';
import { EventsRepository } from './events.repository.ts';
import type { Registrant } from './registrant.ts';
import { WaitingLine } from './waiting-list/waiting-line.ts';

/** Takes seats together with their registrations and the confirmation, or not at all. */
@Injectable()
export class EventSeats {
  constructor(
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmed: ConfirmedRegistrations,
    private readonly line: WaitingLine,
  ) {}

  /**
   * Takes seats for all registrants, or for nobody. Returns null if there are not enough seats, or if one of the people already has a seat; the state
   * of the event tells which.
   * @param group the registration that the people join as companions
   */
  take(
    event: EventEntity,
    registrants: readonly Registrant[],
    group: EventRegistration | null = null,
  ): Promise<EventRegistration[] | null> {
    return this.events.inTurn(event.id, async () => {
      const now = new Date();
      if (!(await this.events.takeSeats(event.id, registrants.length, now))) return null;
      const registrations = await this.confirmed.add(event, registrants, now, group);
      // Given back explicitly instead of by a rollback, because this may run inside a larger transaction that continues.
      if (registrations === null) await this.events.giveSeatsBack(event.id, registrants.length);
      return registrations;
    });
  }

  /**
   * Removes a registration and frees its seat, for the first in line if people wait. Happens once under any number of simultaneous callers. Returns
   * false if the registration no longer exists.
   */
  giveBack(eventId: number, registrationId: number): Promise<boolean> {
    return this.events.inTurn(eventId, async () => {
      if (!(await this.registrations.remove(eventId, registrationId))) return false;
      await this.line.release(eventId, new Date());
      return true;
    });
  }
}
