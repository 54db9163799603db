import {
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  type Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { IdRange } from '../../platform/database/batches.ts';
import { rowsById } from '../../platform/database/rows-by-id.ts';
import { searchIn } from '../../platform/database/search.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { ContentStatusFilter } from './content.dto.ts';
import type { ContentEntity } from './content.entity.ts';

const statusConditions: Record<ContentStatusFilter, string> = {
  published: 'item.deletedAt IS NULL AND item.archivedAt IS NULL AND item.isActive = :yes',
  draft: 'item.deletedAt IS NULL AND item.archivedAt IS NULL AND item.isActive = :no',
  archived: 'item.deletedAt IS NULL AND item.archivedAt IS NOT NULL',
  deleted: 'item.deletedAt IS NOT NULL',
  current: 'item.deletedAt IS NULL AND item.archivedAt IS NULL',
  all: 'item.deletedAt IS NULL',
};

/** Maximum items of a kind that one round of the schedule handles. */
const dueAtOnce = 100;

/** Which items a list contains. */
export interface ContentFilter {
  status: ContentStatusFilter;
  search?: string;
}

interface ContentPageQuery {
  search?: string;
  limit: number;
  offset: number;
}

/** The queries that the lifecycle of an item needs (`ContentItems`). */
export interface ContentRows<Item extends ContentEntity> {
  findById(id: number): Promise<Item | null>;
  findByIds(ids: readonly number[]): Promise<Item[]>;
  findInOrder(ids: readonly number[]): Promise<Item[]>;
  /** Ids of the items that are due to be published or taken down, at most as many as one round handles. */
  findDue(now: Date): Promise<number[]>;
  insert(columns: Omit<Item, 'id'>): Promise<Item>;
  /** Returns false if the change was not made: the row has another version, or a rule of the table refused it. */
  update(id: number, columns: Partial<Item>, version: number): Promise<boolean>;
  removeDeletedBefore(moment: Date): Promise<number>;
  /** Number of published items; counting stops at `atMost`. */
  countPublished(atMost: number): Promise<number>;
  /** The published items with ids in the range, by id. */
  listPublished(range: IdRange, limit: number): Promise<PublishedItem[]>;
  /** The items with ids above `after` that are neither archived nor deleted, by id. */
  listCurrent(after: number, limit: number): Promise<Item[]>;
  /** The items that were created at one of the given times and are unchanged since. */
  findSeeded(moments: readonly Date[]): Promise<Item[]>;
  /** The values of a column in the items that are not deleted, each with its frequency. */
  valuesOf(column: keyof Item & string): Promise<ColumnValue[]>;
  /** The items that are not deleted and whose column is in the days, earliest first. */
  findDated(column: keyof Item & string, days: Days, limit: number): Promise<Item[]>;
}

/** A period from a time to immediately before another. */
export interface Days {
  from: Date;
  before: Date;
}

/** What the sitemap contains of an item. */
export interface PublishedItem {
  id: number;
  /** 'YYYY-MM-DD', UTC */
  changedOn: string;
}

/** A value as the database stores it (lists as JSON), and the number of rows that have it. */
export interface ColumnValue {
  value: string | null;
  count: number;
}

/** The queries that all kinds of content share; the repository of a domain holds a `ContentTable` and adds its own queries. */
export class ContentTable<Item extends ContentEntity> implements ContentRows<Item> {
  constructor(private readonly repository: Repository<Item>) {}

  /** The rows, with the alias `item`, that have the status and whose `searched` columns contain the words. */
  matching({ status, search }: ContentFilter, searched: readonly (keyof Item & string)[]): SelectQueryBuilder<Item> {
    // Words select far fewer rows than any status: the plus keeps databases from starting at the index of the status.
    const condition = statusConditions[status];
    const rows = this.repository
      .createQueryBuilder('item')
      .where(search ? condition.replaceAll('item.deletedAt', '+item.deletedAt') : condition)
      .setParameters({ yes: true, no: false });
    searchIn(
      rows,
      search,
      searched.map((column) => `item.${column}`),
    );
    return rows;
  }

  findById(id: number): Promise<Item | null> {
    return this.repository.findOneBy({ id } as FindOptionsWhere<Item>);
  }

  /** The existing rows among these ids, in the order of the ids. */
  findByIds(ids: readonly number[]): Promise<Item[]> {
    return rowsById(this.repository, ids);
  }

  /** The existing rows among these ids, in the order of the list. */
  async findInOrder(ids: readonly number[]): Promise<Item[]> {
    const places = new Map(ids.map((id, place) => [id, place]));
    const items = await this.findByIds(ids);
    return items.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  }

  async findDue(now: Date): Promise<number[]> {
    // The plus keeps SQLite from starting at the index of the status, which selects nearly all items.
    const rows = this.repository
      .createQueryBuilder('item')
      .select('item.id', 'id')
      .where('+item.deletedAt IS NULL AND (item.publishAt <= :now OR item.unpublishAt <= :now)', { now })
      .limit(dueAtOnce);
    return (await rows.getRawMany<{ id: number }>()).map(({ id }) => id);
  }

  /**
   * One page of `rows` in the order that `inOrder` sets, and the total. Only the ids are sorted, and only the rows of the page are read in full:
   * sorting rows with their long texts takes many times as long.
   */
  async page(
    rows: SelectQueryBuilder<Item>,
    { search, limit, offset }: ContentPageQuery,
    inOrder: (rows: SelectQueryBuilder<Item>) => unknown,
  ): Promise<Page<Item>> {
    const all = rows.clone();
    // A search has to read every text. It runs once, without a limit, so that its result gives the page and the total.
    if (!search) rows.offset(offset).limit(limit);
    const ids = await this.idsInOrder(rows, inOrder);
    const items = await this.findInOrder(search ? ids.slice(offset, offset + limit) : ids);
    // A page that is not full is the last one, so the total is known without a count.
    const isLast = ids.length < limit && (ids.length > 0 || offset === 0);
    return { items, total: search ? ids.length : isLast ? offset + ids.length : await all.getCount() };
  }

  /** The ids of all `rows`, in the order that `inOrder` sets. */
  async idsInOrder(
    rows: SelectQueryBuilder<Item>,
    inOrder: (rows: SelectQueryBuilder<Item>) => unknown,
  ): Promise<number[]> {
    inOrder(rows.select('item.id', 'id'));
    return (await rows.getRawMany<{ id: number }>()).map(({ id }) => id);
  }

  async countPublished(atMost: number): Promise<number> {
    const some = this.matching({ status: 'published' }, []).select('item.id', 'id').limit(atMost);
    const counted = await this.repository.manager
      .createQueryBuilder()
      .select('COUNT(*)', 'count')
      .from(`(${some.getQuery()})`, 'some')
      .setParameters(some.getParameters())
      .getRawOne<{ count: number | string }>();
    return Number(counted?.count ?? 0);
  }

  listPublished({ after, through }: IdRange, limit: number): Promise<PublishedItem[]> {
    return this.matching({ status: 'published' }, [])
      .andWhere('item.id > :after AND item.id <= :through', { after, through })
      .select('item.id', 'id')
      .addSelect('SUBSTR(item.updatedAt, 1, 10)', 'changedOn')
      .orderBy('item.id', 'ASC')
      .limit(limit)
      .getRawMany<PublishedItem>();
  }

  listCurrent(after: number, limit: number): Promise<Item[]> {
    return this.matching({ status: 'current' }, [])
      .andWhere('item.id > :after', { after })
      .orderBy('item.id', 'ASC')
      .limit(limit)
      .getMany();
  }

  async insert(columns: Omit<Item, 'id'>): Promise<Item> {
    const { identifiers } = await this.repository.insert(columns as unknown as QueryDeepPartialEntity<Item>);
    return { ...columns, id: Number(identifiers[0]?.id) } as Item;
  }

  async update(id: number, columns: Partial<Item>, version: number): Promise<boolean> {
    return (
      (await this.repository.update({ id, version } as FindOptionsWhere<Item>, columns as QueryDeepPartialEntity<Item>))
        .affected === 1
    );
  }

  /** Removes for good what was deleted before `moment`, with its dependent rows. Returns the number of items removed. */
  async removeDeletedBefore(moment: Date): Promise<number> {
    return (await this.repository.delete({ deletedAt: LessThan(moment) } as FindOptionsWhere<Item>)).affected ?? 0;
  }

  findSeeded(moments: readonly Date[]): Promise<Item[]> {
    const at = In([...moments]);
    const asSeeded = { createdAt: at, updatedAt: at, version: 1, updatedBy: IsNull(), deletedAt: IsNull() };
    return this.repository.find({
      where: asSeeded as unknown as FindOptionsWhere<Item>,
      order: { id: 'ASC' } as FindOptionsOrder<Item>,
    });
  }

  async findDated(column: keyof Item & string, { from, before }: Days, limit: number): Promise<Item[]> {
    // The plus keeps databases from starting at the index of the status, which selects nearly all items.
    const rows = this.repository
      .createQueryBuilder('item')
      .where(`+item.deletedAt IS NULL AND item.${column} >= :from AND item.${column} < :before`, { from, before })
      .limit(limit);
    return this.findInOrder(await this.idsInOrder(rows, (found) => sortBy(found, column)));
  }

  async valuesOf(column: keyof Item & string): Promise<ColumnValue[]> {
    const rows = this.matching({ status: 'all' }, [])
      .select(`item.${column}`, 'value')
      .addSelect('COUNT(*)', 'count')
      .groupBy(`item.${column}`);
    return (await rows.getRawMany<{ value: string | null; count: number | string }>()).map(({ value, count }) => ({
      value,
      count: Number(count),
    }));
  }
}

/** Orders by the column that a query names ('-date': latest first); equal values are ordered by id. */
export function sortBy<Item extends ContentEntity>(rows: SelectQueryBuilder<Item>, sort: string): void {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  rows.orderBy(`item.${sort.replace('-', '')}`, direction).addOrderBy('item.id', direction);
}
