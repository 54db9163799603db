import { Injectable } from '@nestjs/common';
import { isOver, isWaitingListOpen } from '@ministry/domain';
import { statusOf } from '../../content/lifecycle.ts';
import { ConfirmedRegistrations } from '../confirmed-registrations.ts';
import type { EventEntity } from '../event.entity.ts';
import { EventRegistrationsRepository } from '../event-registrations.repository.ts';
import {
  eventNotFound,
  eventNotFull,
  eventOver,
  registrationNotRequired,
  waitingListClosed,
} from '../events.errors.ts';
import { EventsRepository } from '../events.repository.ts';
import type { Registrant } from '../registrant.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListMails } from './waiting-list-mails.ts';

const hour = 3_600_000;

/** Adds people to the end of a waiting list. */
@Injectable()
export class WaitingListEntrance {
  constructor(
    private readonly events: EventsRepository,
    private readonly registrations: EventRegistrationsRepository,
    private readonly confirmed: ConfirmedRegistrations,
    private readonly entries: WaitingListRepository,
    private readonly mails: WaitingListMails,
  ) {}

  /**
   * Returns the number in line; runs in the current transaction. Returns null for somebody who already waits or has a seat: which of the two is only
   * sent to that person's e-mail address, at most once an hour.
   * @throws DomainError 404, 409
   */
  async enter(eventId: number, registrant: Registrant, now: Date): Promise<number | null> {
    const event = await this.events.lockForUpdate(eventId);
    if (!event || statusOf(event) !== 'published') throw eventNotFound();
    const seat = await this.registrations.findByPerson(eventId, registrant.personKey);
    const known = await this.entries.findByPerson(eventId, registrant.personKey);
    if (seat) {
      await this.confirmed.confirmAgain(event, seat, now);
      return null;
    }
    if (known && known.state !== 'lapsed') {
      await this.tellAgain(event, known, now);
      return null;
    }
    await this.checkOpen(event, now);
    // A person whose offer expired starts again at the end.
    if (known) await this.entries.remove(eventId, known.id);
    const entry = await this.entries.insert({
      ...registrant,
      eventId,
      state: 'waiting',
      offeredUntil: null,
      registrationId: null,
      mailedAt: now,
      createdAt: now,
    });
    const place = await this.entries.countWaiting(eventId);
    await this.mails.place(event, entry, place);
    return place;
  }

  private async checkOpen(event: EventEntity, now: Date): Promise<void> {
    if (!event.registrationRequired) throw registrationNotRequired();
    if (isOver(event, now)) throw eventOver();
    const isFull = event.attendeeLimit !== null && event.seatsTaken >= event.attendeeLimit;
    if (!isWaitingListOpen(event, now)) throw isFull ? waitingListClosed() : eventNotFull();
    if (!isFull && (await this.entries.countWaiting(event.id)) === 0) throw eventNotFull();
  }

  private async tellAgain(event: EventEntity, entry: WaitingListEntry, now: Date): Promise<void> {
    if (!(await this.entries.claimMail(entry.id, now, new Date(now.getTime() - hour)))) return;
    const { offeredUntil } = entry;
    if (offeredUntil === null)
      await this.mails.place(event, entry, await this.entries.countWaiting(event.id, entry.id));
    else if (offeredUntil > now) await this.mails.offerAgain(event, { ...entry, offeredUntil });
  }
}
