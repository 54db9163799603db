import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { TopicValues } from '../../platform/cache/topic-values.ts';
import type { EventListQuery } from './event.dto.ts';
import type { EventEntity } from './event.entity.ts';

type TimelineQuery = Pick<EventListQuery, 'when' | 'category' | 'limit' | 'offset'>;
type Direction = 'ASC' | 'DESC';

/** The published events divided by a point in time. */
interface Division {
  at: Date;
  /** Ids of the events that have begun and are not over, in order; these are few. */
  ongoing: number[];
  future: number;
  past: number;
}

/** A part of the timeline in the order of an index. */
interface Order {
  condition: string;
  /** The query names its index, because at large offsets MariaDB would prefer another index and sort its rows. */
  index: string;
  direction: Direction;
}

interface TimelineRange extends Order {
  count: number;
}

interface Statement {
  text: string;
  parameters: ObjectLiteral;
}

/** Milliseconds of wall-clock time after which the division is computed again; a cached response may be as old. */
const maxAge = 15_000;

/**
 * The published events as visitors see them: first the ongoing ones, then the future, soonest first, then the past, latest first. Future and past are
 * read in order from an index, starting at the end that is nearer to the page, without reading the other part.
 */
export class EventTimeline {
  /** Cached by index, direction and category, so there are few. */
  private readonly statements = new Map<string, Statement>();

  constructor(
    private readonly manager: EntityManager,
    private readonly published: () => SelectQueryBuilder<EventEntity>,
    private readonly values: TopicValues,
  ) {}

  /** The ids of one page, and the total. */
  async page({ when, category, limit, offset }: TimelineQuery, now: Date): Promise<{ ids: number[]; total: number }> {
    const { at, ongoing, future, past } = await this.division(category, now);
    const upcoming: TimelineRange = {
      count: future,
      condition: 'item.date >= :at',
      index: 'ix_events_standing',
      direction: 'ASC',
    };
    const over: TimelineRange = {
      count: past,
      condition: 'item.date < :at AND (item.endDate IS NULL OR item.endDate < :at)',
      index: 'ix_events_past',
      direction: 'DESC',
    };
    const current = when === 'past' ? [] : ongoing;
    const ids = current.slice(offset, offset + limit);
    let before = current.length;
    for (const stretch of [...(when === 'past' ? [] : [upcoming]), ...(when === 'upcoming' ? [] : [over])]) {
      const start = Math.max(0, offset + ids.length - before);
      const count = Math.min(limit - ids.length, stretch.count - start);
      if (count > 0) ids.push(...(await this.read(category, at, stretch, start, count)));
      before += stretch.count;
    }
    return { ids, total: before };
  }

  private async read(
    category: TimelineQuery['category'],
    at: Date,
    { count: all, ...stretch }: TimelineRange,
    start: number,
    count: number,
  ): Promise<number[]> {
    const fromEnd = all - start - count;
    const isNearerToEnd = fromEnd < start;
    const { text, parameters } = this.statement(category, stretch, isNearerToEnd);
    const { manager } = this;
    const [sql, values] = manager.dataSource.driver.escapeQueryWithParameters(text, { ...parameters, at });
    // Not passed as named parameters: TypeORM would write their values into the text for SQLite, so that each page would have another statement.
    const rows = await manager.query<{ id: number }[]>(`${sql} LIMIT ? OFFSET ?`, [
      ...(values as unknown[]),
      count,
      isNearerToEnd ? fromEnd : start,
    ]);
    const ids = rows.map(({ id }) => id);
    return isNearerToEnd ? ids.reverse() : ids;
  }

  /** Cached, because TypeORM takes longer to build the statement than the database to run it. */
  private statement(category: TimelineQuery['category'], stretch: Order, isNearerToEnd: boolean): Statement {
    const key = `${stretch.index} ${isNearerToEnd} ${category ?? ''}`;
    let statement = this.statements.get(key);
    if (!statement) {
      const rows = this.inOrder(category, stretch, isNearerToEnd);
      statement = { text: rows.getQuery(), parameters: rows.getParameters() };
      this.statements.set(key, statement);
    }
    return statement;
  }

  private inOrder(
    category: TimelineQuery['category'],
    { condition, index, direction }: Order,
    isNearerToEnd: boolean,
  ): SelectQueryBuilder<EventEntity> {
    // Events with equal dates are in ascending order of their ids in both parts.
    const [date, id]: Direction[] = isNearerToEnd ? [direction === 'ASC' ? 'DESC' : 'ASC', 'DESC'] : [direction, 'ASC'];
    return this.matching(category)
      .select('item.id', 'id')
      .useIndex(index)
      .andWhere(condition)
      .orderBy('item.date', date)
      .addOrderBy('item.id', id);
  }

  private async division(category: TimelineQuery['category'], now: Date): Promise<Division> {
    const key = `timeline ${category ?? ''}`;
    const known = await this.values.get('events', key, () => this.divide(category, now));
    const age = now.getTime() - known.at.getTime();
    return age >= 0 && age < maxAge ? known : this.divide(category, now);
  }

  private async divide(category: TimelineQuery['category'], at: Date): Promise<Division> {
    const ongoing = this.matching(category)
      .andWhere('item.date < :at AND item.endDate >= :at', { at })
      .orderBy('item.date', 'ASC')
      .addOrderBy('item.id', 'ASC');
    const [all, future, ids] = await Promise.all([
      this.matching(category).getCount(),
      this.matching(category).andWhere('item.date >= :at', { at }).getCount(),
      idsOf(ongoing),
    ]);
    return { at, ongoing: ids, future, past: all - future - ids.length };
  }

  private matching(category: TimelineQuery['category']): SelectQueryBuilder<EventEntity> {
    const rows = this.published();
    return category ? rows.andWhere('item.category = :category', { category }) : rows;
  }
}

const idsOf = async (rows: SelectQueryBuilder<EventEntity>): Promise<number[]> =>
  (await rows.select('item.id', 'id').getRawMany<{ id: number }>()).map(({ id }) => id);
