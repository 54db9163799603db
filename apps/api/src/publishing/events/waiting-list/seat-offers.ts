import { Injectable } from '@nestjs/common';
import { isOver } from '@ministry/domain';
import { ConfirmedRegistrations } from '../confirmed-registrations.ts';
import type { EventEntity } from '../event.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import { eventOver, seatNotOffered, waitingOfferExpired } from '../events.errors.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingLine } from './waiting-line.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import type { WaitingListKey } from './waiting-list-links.ts';

/** Takes the seats that are held for people on a waiting list. */
@Injectable()
export class SeatOffers {
  constructor(
    private readonly line: WaitingLine,
    private readonly entries: WaitingListRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmed: ConfirmedRegistrations,
    private readonly events: EventsRepository,
  ) {}

  /**
   * Registers the person, once. Does nothing if the person is registered already or the entry no longer exists.
   * @throws DomainError 409 EVENT_OVER, SEAT_NOT_OFFERED or WAITING_OFFER_EXPIRED
   */
  take({ eventId, id }: WaitingListKey, now: Date): Promise<void> {
    return this.events.inTurn(eventId, async () => {
      const known = await this.line.lockForUpdate(eventId, id);
      if (!known) return;
      const { event, entry } = known;
      if (isOver(event, now)) throw eventOver();
      if (entry.state === 'waiting') throw seatNotOffered();
      if (entry.state === 'lapsed' || entry.offeredUntil === null || entry.offeredUntil <= now)
        throw waitingOfferExpired();
      await this.settle(event, entry, now);
    });
  }

  /** If the person has another seat by now, for example from the last hour before an event, this one goes to the next in line. */
  private async settle(event: EventEntity, entry: WaitingListEntry, now: Date): Promise<void> {
    const seat = await this.registrations.findByPerson(event.id, entry.personKey);
    const registration = seat ?? (await this.confirmed.add(event, [entry], now))?.[0];
    if (!registration) throw new Error(`Waiting list entry ${entry.id} could not be registered`);
    await this.entries.settle(entry.id, registration.id);
    if (seat) await this.line.release(event.id, now);
  }
}
