import { Injectable } from '@nestjs/common';
import { offerEnd } from '@ministry/domain';
import { ContentHistory } from '../../content/content-history.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventKind } from '../event-kind.ts';
import { EventsRepository } from '../events.repository.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';
import { WaitingListMails } from './waiting-list-mails.ts';

/** Maximum offers in one transaction; the sweep makes the remaining ones. */
const offersAtOnce = 50;

/**
 * The order of a waiting list. A seat that becomes free is held for the first in line in the same transaction that frees it, so that nobody else can
 * take it in between. Each change first locks the row of its event and then reads the entries.
 */
@Injectable()
export class WaitingLine {
  constructor(
    private readonly events: EventsRepository,
    private readonly entries: WaitingListRepository,
    private readonly mails: WaitingListMails,
    private readonly history: ContentHistory,
  ) {
    // A higher limit or a later date may make a seat available.
    events.table.onUpdate = (id) => this.followChange(id, new Date());
  }

  /** An entry and its event, locked until the current transaction ends; null unless the entry is waiting, offered or lapsed. */
  async lockForUpdate(eventId: number, id: number): Promise<{ event: EventEntity; entry: WaitingListEntry } | null> {
    const event = await this.events.lockForUpdate(eventId);
    const entry = await this.entries.find(eventId, id);
    return event && entry && entry.state !== 'taken' ? { event, entry } : null;
  }

  /** Gives one seat back, to the first in line or to everybody. Called after a registration or an offer was removed. */
  release(eventId: number, now: Date): Promise<void> {
    return this.events.inTurn(eventId, async () => {
      await this.events.giveSeatsBack(eventId);
      await this.offerFree(eventId, now);
      this.history.refreshItem(eventKind.plural, eventId);
    });
  }

  /** Holds the free seats of an event for the first in line, and notifies these people. Returns the number of seats offered. */
  offerFree(eventId: number, now: Date): Promise<number> {
    return this.events.inTurn(eventId, async () => {
      const event = await this.events.lockForUpdate(eventId);
      if (!event) return 0;
      let offered = 0;
      for (const entry of await this.entries.listFirst(eventId, offersAtOnce)) {
        if (!(await this.events.holdSeat(eventId, now))) break;
        await this.offer(event, entry, now);
        offered += 1;
      }
      if (offered > 0) this.history.refreshItem(eventKind.plural, eventId);
      return offered;
    });
  }

  /** Removes an entry from the list; a seat that was held for it goes to the next in line. Returns false if the entry does not exist any more. */
  remove(eventId: number, id: number, now: Date): Promise<boolean> {
    return this.events.inTurn(eventId, async () => {
      const known = await this.lockForUpdate(eventId, id);
      if (!known) return false;
      await this.entries.remove(eventId, id);
      if (known.entry.state === 'offered') await this.release(eventId, now);
      return true;
    });
  }

  /** Ends an offer that has expired, and passes the seat on. Happens only once if several processes try. */
  lapse({ eventId, id }: Pick<WaitingListEntry, 'eventId' | 'id'>, now: Date): Promise<boolean> {
    return this.events.inTurn(eventId, async () => {
      await this.events.lockForUpdate(eventId);
      if (!(await this.entries.lapse(id, now))) return false;
      await this.release(eventId, now);
      return true;
    });
  }

  /** Ends the expired offer of a person who returns before the sweep has ended it. */
  async lapseOf(eventId: number, personKey: string, now: Date): Promise<void> {
    const entry = await this.entries.findByPerson(eventId, personKey);
    if (entry?.state === 'offered') await this.lapse(entry, now);
  }

  private async followChange(eventId: number, now: Date): Promise<void> {
    const event = await this.events.table.findById(eventId);
    if (!event) return;
    await this.entries.endOffersBy(eventId, event.date);
    await this.offerFree(eventId, now);
  }

  private async offer(event: EventEntity, entry: WaitingListEntry, now: Date): Promise<void> {
    const offeredUntil = offerEnd(event, now);
    if (!(await this.entries.offer(entry.id, offeredUntil, now)))
      throw new Error(`Waiting list entry ${entry.id} changed while its event was locked`);
    await this.mails.offer(event, { ...entry, offeredUntil });
  }
}
