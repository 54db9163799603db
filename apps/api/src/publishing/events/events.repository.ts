import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { Repository } from 'typeorm';
import { TopicValues } from '../../platform/cache/topic-values.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { ContentStatusFilter } from '../content/content.dto.ts';
import { ContentTable, sortBy } from '../content/content-table.ts';
import type { EventListQuery } from './event.dto.ts';
import { EventEntity } from './event.entity.ts';
import { EventTimeline } from './event-timeline.ts';

const notOver = 'COALESCE(item.endDate, item.date) >= :now';

/** The table of events also refuses a limit below the seats that are taken. */
class EventTable extends ContentTable<EventEntity> {
  constructor(private readonly events: Repository<EventEntity>) {
    super(events);
  }

  /** False when it has another version, or the new limit lies below the seats taken by now; nothing is changed then. */
  override async update(id: number, columns: Partial<EventEntity>, version: number): Promise<boolean> {
    const update = this.events
      .createQueryBuilder()
      .update()
      .set(columns)
      .where('id = :id AND version = :version', { id, version });
    if (columns.attendeeLimit) update.andWhere('seatsTaken <= :limit', { limit: columns.attendeeLimit });
    return (await update.execute()).affected === 1;
  }
}

@Injectable()
export class EventsRepository {
  readonly table: EventTable;
  private readonly timeline: EventTimeline;

  constructor(
    @InjectRepository(EventEntity) private readonly events: Repository<EventEntity>,
    values: TopicValues,
  ) {
    this.table = new EventTable(events);
    this.timeline = new EventTimeline(() => this.table.matching({ status: 'published' }, []), values);
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

  /**
   * Takes one seat if, at this very moment, the event is public, not over, wants registrations and has one left.
   * One statement, so that no number of simultaneous callers takes more than there are.
   */
  async takeSeat(id: number, now: Date): Promise<boolean> {
    const taken = await this.events
      .createQueryBuilder()
      .update()
      .set({ seatsTaken: () => 'seatsTaken + 1' })
      .where(
        'id = :id AND isActive = :yes AND registrationRequired = :yes AND archivedAt IS NULL AND deletedAt IS NULL',
        { id, yes: true },
      )
      .andWhere('COALESCE(endDate, date) >= :now', { now })
      .andWhere('(attendeeLimit IS NULL OR seatsTaken < attendeeLimit)')
      .execute();
    return taken.affected === 1;
  }

  /** Undoes `takeSeat`, for a person who turned out to have a seat already. */
  async giveSeatBack(id: number): Promise<void> {
    await this.events.decrement({ id }, 'seatsTaken', 1);
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

  /** How many are public, how many of them are not over, and how many are drafts. */
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

/** Without a wish: what is not over yet, soonest first, then the past, latest first. */
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
