import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SelectQueryBuilder, UpdateQueryBuilder } from 'typeorm';
import { Repository } from 'typeorm';
import { waitingListsClose } from '@ministry/domain';
import { TopicValues } from '../../platform/cache/topic-values.ts';
import { Database } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { ContentStatusFilter } from '../content/content.dto.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { EventListQuery } from './event.dto.ts';
import { EventEntity } from './event.entity.ts';
import { EventTimeline } from './event-timeline.ts';

const notOver = 'COALESCE(item.endDate, item.date) >= :now';

/** The table of events, which also refuses a limit below the number of seats taken. */
class EventTable extends ContentTable<EventEntity> {
  /** Called in the transaction of every change, because the change may have freed seats. */
  onUpdate: (id: number) => Promise<void> = () => Promise.resolve();

  constructor(private readonly events: Repository<EventEntity>) {
    super(events);
  }

  /** Returns false, and changes nothing, if the row has another version or the new limit is below the seats taken by now. */
  override async update(id: number, columns: Partial<EventEntity>, version: number): Promise<boolean> {
    const update = this.events
      .createQueryBuilder()
      .update()
      .set(columns)
      .where('id = :id AND version = :version', { id, version });
    if (columns.attendeeLimit) update.andWhere('seatsTaken <= :limit', { limit: columns.attendeeLimit });
    const isMade = (await update.execute()).affected === 1;
    if (isMade) await this.onUpdate(id);
    return isMade;
  }
}

@Injectable()
export class EventsRepository {
  readonly table: EventTable;
  private readonly timeline: EventTimeline;

  constructor(
    @InjectRepository(EventEntity) private readonly events: Repository<EventEntity>,
    values: TopicValues,
    private readonly database: Database,
  ) {
    this.table = new EventTable(events);
    this.timeline = new EventTimeline(events.manager, () => this.table.matching({ status: 'published' }, []), values);
  }

  /** One page of the events that match, and how many match. */
  async list(query: EventListQuery, now: Date): Promise<Page<EventEntity>> {
    if (query.status === 'published' && !query.search && !query.sort) {
      const { ids, total } = await this.timeline.page(query, now);
      return { items: await this.table.findInOrder(ids), total };
    }
    return this.table.page(this.matching(query, now), query, (rows) => inOrder(rows, query.sort));
  }

  listIds(query: EventListQuery, now: Date): Promise<number[]> {
    return this.table.idsInOrder(this.matching(query, now), (rows) => inOrder(rows, query.sort));
  }

  /** Runs a transaction that changes the seats or the waiting list of an event. In one process, those of one event run one after the other. */
  inTurn<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
    return this.database.transactionInTurn(`events:${id}`, work);
  }

  /**
   * Locks the event until the current transaction ends: other transactions that change its seats or its waiting list wait. Every change of the
   * waiting list does this first.
   */
  lockForUpdate(id: number): Promise<EventEntity | null> {
    return this.events.findOne({ where: { id }, ...this.database.rowLock });
  }

  /**
   * Takes seats if the event is public, not over, requires registration and has enough free seats that nobody is waiting for. Checks and takes in one
   * statement, so that simultaneous callers never take more seats than there are.
   */
  async takeSeats(id: number, count: number, now: Date): Promise<boolean> {
    const taken = await this.taking(id, count, now)
      .andWhere(
        "(date <= :closing OR NOT EXISTS (SELECT 1 FROM waiting_list_entries entry WHERE entry.eventId = events.id AND entry.state = 'waiting'))",
        { closing: waitingListsClose(now) },
      )
      .execute();
    return taken.affected === 1;
  }

  /** Takes one seat for the first in line under the same conditions, while the waiting list is open. */
  async holdSeat(id: number, now: Date): Promise<boolean> {
    const held = await this.taking(id, 1, now)
      .andWhere('date > :closing', { closing: waitingListsClose(now) })
      .execute();
    return held.affected === 1;
  }

  private taking(id: number, count: number, now: Date): UpdateQueryBuilder<EventEntity> {
    return this.events
      .createQueryBuilder()
      .update()
      .set({ seatsTaken: () => 'seatsTaken + :count' })
      .setParameter('count', count)
      .where(
        'id = :id AND isActive = :yes AND registrationRequired = :yes AND archivedAt IS NULL AND deletedAt IS NULL',
        { id, yes: true },
      )
      .andWhere('COALESCE(endDate, date) >= :now', { now })
      .andWhere('(attendeeLimit IS NULL OR seatsTaken + :count <= attendeeLimit)');
  }

  /** Events with a free seat and people on the waiting list; there are few, and never for long. */
  async listToOffer(now: Date, limit: number): Promise<number[]> {
    const rows = this.matching({ status: 'published', when: 'all' }, now)
      .select('item.id', 'id')
      .andWhere('item.date > :closing AND item.registrationRequired = :yes', { closing: waitingListsClose(now) })
      .andWhere('(item.attendeeLimit IS NULL OR item.seatsTaken < item.attendeeLimit)')
      .andWhere(
        "EXISTS (SELECT 1 FROM waiting_list_entries entry WHERE entry.eventId = item.id AND entry.state = 'waiting')",
      )
      .orderBy('item.id')
      .limit(limit);
    return (await rows.getRawMany<{ id: number }>()).map(({ id }) => id);
  }

  /** Reverts `takeSeats` and `holdSeat`, after a registration or an offer was removed or could not be made. */
  async giveSeatsBack(id: number, count = 1): Promise<void> {
    await this.events.decrement({ id }, 'seatsTaken', count);
  }

  /** Published events that are not over and either begin before `soon` or have at most a tenth of their seats left, soonest first. */
  listNeedingAttention(now: Date, soon: Date, limit: number): Promise<EventEntity[]> {
    return this.matching({ status: 'published', when: 'upcoming' }, now)
      .andWhere(
        '(item.date < :soon OR (item.attendeeLimit IS NOT NULL AND item.seatsTaken * 10 >= item.attendeeLimit * 9))',
        { soon },
      )
      .orderBy('item.date', 'ASC')
      .addOrderBy('item.id', 'ASC')
      .limit(limit)
      .getMany();
  }

  /** Published events with registrations that begin from `from` up to, but not at, `to`. */
  listWithRegistrations(from: Date, to: Date): Promise<EventEntity[]> {
    return this.matching({ status: 'published', when: 'all' }, from)
      .andWhere('item.seatsTaken > 0 AND item.date >= :from AND item.date < :to', { from, to })
      .getMany();
  }

  /** Number of published events, of published events that are not over, and of drafts. */
  async countByStatus(now: Date): Promise<{ published: number; upcoming: number; drafts: number }> {
    const count = (status: ContentStatusFilter, when: EventListQuery['when']): Promise<number> =>
      this.matching({ status, when }, now).getCount();
    return {
      published: await count('published', 'all'),
      upcoming: await count('published', 'upcoming'),
      drafts: await count('draft', 'all'),
    };
  }

  private matching(
    { when, category, ...wanted }: Pick<EventListQuery, 'status' | 'when' | 'category' | 'search'>,
    now: Date,
  ): SelectQueryBuilder<EventEntity> {
    const rows = this.table.matching(wanted, ['title', 'description', 'location', 'category']).setParameter('now', now);
    if (when !== 'all') rows.andWhere(when === 'upcoming' ? notOver : `NOT (${notOver})`);
    if (category) rows.andWhere('item.category = :category', { category });
    return rows;
  }
}

/** Without `sort`: events that are not over, soonest first, then past events, latest first. */
function inOrder(rows: SelectQueryBuilder<EventEntity>, sort: EventListQuery['sort']): void {
  if (sort) return sortBy(rows, sort);
  rows
    .addSelect(`CASE WHEN ${notOver} THEN 0 ELSE 1 END`, 'is_over')
    .addSelect(`CASE WHEN ${notOver} THEN item.date END`, 'upcoming_date')
    .orderBy('is_over', 'ASC')
    .addOrderBy('upcoming_date', 'ASC')
    .addOrderBy('item.date', 'DESC')
    .addOrderBy('item.id', 'ASC');
}
