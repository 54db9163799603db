import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import type { WaitingListState } from '@ministry/domain';
import { removeInBatches } from '../../../platform/database/batches.ts';
import type { Page } from '../../../platform/http/paged.ts';
import { ofEventOverBefore } from '../event-over.ts';
import { WaitingListEntry } from './waiting-list-entry.entity.ts';

@Injectable()
export class WaitingListRepository {
  constructor(@InjectRepository(WaitingListEntry) private readonly entries: Repository<WaitingListEntry>) {}

  async insert(columns: Omit<WaitingListEntry, 'id' | 'event'>): Promise<WaitingListEntry> {
    const { identifiers } = await this.entries.insert(columns);
    return { ...columns, id: Number(identifiers[0]?.id) };
  }

  find(eventId: number, id: number): Promise<WaitingListEntry | null> {
    return this.entries.findOneBy({ eventId, id });
  }

  findByPerson(eventId: number, personKey: string): Promise<WaitingListEntry | null> {
    return this.entries.findOneBy({ eventId, personKey });
  }

  /** The entries that wait for an offer, in the order of the line. */
  listFirst(eventId: number, limit: number): Promise<WaitingListEntry[]> {
    return this.entries.find({ where: { eventId, state: 'waiting' }, order: { id: 'ASC' }, take: limit });
  }

  /** Number of entries that wait for an offer, up to and including the id `upTo`. */
  countWaiting(eventId: number, upTo?: number): Promise<number> {
    return this.entries.countBy({
      eventId,
      state: 'waiting',
      ...(upTo === undefined ? {} : { id: LessThanOrEqual(upTo) }),
    });
  }

  /** One page of an event's entries in the order in which people joined, and the total. */
  async list(
    eventId: number,
    { state, limit, offset }: { state?: WaitingListState; limit: number; offset: number },
  ): Promise<Page<WaitingListEntry>> {
    const [items, total] = await this.entries.findAndCount({
      where: { eventId, state: state ?? Not('taken') },
      order: { id: 'ASC' },
      take: limit,
      skip: offset,
    });
    return { items, total };
  }

  /** An event's entries with ids above `id`. */
  listAfter(eventId: number, id: number, limit: number): Promise<WaitingListEntry[]> {
    return this.entries.find({
      where: { eventId, state: Not('taken'), id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Offers that have expired, the oldest first, without those of some events. */
  listDue(now: Date, limit: number, withoutEvents: Iterable<number> = []): Promise<WaitingListEntry[]> {
    return this.entries.find({
      where: { state: 'offered', offeredUntil: LessThanOrEqual(now), eventId: Not(In([...withoutEvents])) },
      order: { offeredUntil: 'ASC' },
      take: limit,
    });
  }

  /** Returns false if the entry is no longer waiting. */
  async offer(id: number, offeredUntil: Date, now: Date): Promise<boolean> {
    return this.change({ id, state: 'waiting' }, { state: 'offered', offeredUntil, mailedAt: now });
  }

  /** Returns false if the offer was already taken or has already lapsed: only the caller that makes the change frees the seat. */
  async lapse(id: number, now: Date): Promise<boolean> {
    return this.change({ id, state: 'offered', offeredUntil: LessThanOrEqual(now) }, { state: 'lapsed' });
  }

  /** Marks the seat as taken and removes the personal data, which the registration has. */
  async settle(id: number, registrationId: number): Promise<boolean> {
    const nobody = { personKey: `taken ${id}`, firstName: '', lastName: '', email: '' };
    const nothing = { phone: null, specialRequests: null, remindBy: null, offeredUntil: null };
    return this.change({ id, state: 'offered' }, { state: 'taken', registrationId, ...nobody, ...nothing });
  }

  /** Records that an e-mail is sent again; returns false if one was sent at or after `since`. */
  async claimMail(id: number, now: Date, since: Date): Promise<boolean> {
    return this.change({ id, mailedAt: LessThan(since) }, { mailedAt: now });
  }

  /** Seats are held no longer than until the event begins. */
  async endOffersBy(eventId: number, start: Date): Promise<void> {
    await this.entries.update({ eventId, state: 'offered', offeredUntil: MoreThan(start) }, { offeredUntil: start });
  }

  async remove(eventId: number, id: number): Promise<boolean> {
    return (await this.entries.delete({ eventId, id })).affected === 1;
  }

  /** Removes the entries of events that were over before `moment`. Returns how many were removed. */
  removeOfEventsOverBefore(moment: Date): Promise<number> {
    return removeInBatches(this.entries, { eventId: ofEventOverBefore(moment) });
  }

  private async change(...change: Parameters<Repository<WaitingListEntry>['update']>): Promise<boolean> {
    return (await this.entries.update(...change)).affected === 1;
  }
}
