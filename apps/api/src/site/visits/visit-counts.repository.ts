import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, LessThan, Repository } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { type Metric, metrics, VisitCount } from './visit-count.entity.ts';

/** Maximum number of names of one metric on one day; all further names are counted together. */
export const maxNames = 200;
export const furtherNames = 'other';
const rowsAtOnce = 100;
/** For this metric the highest figure is stored; the figures of all others are added up. */
const peak: Metric = 'viewers';

/** The total of a metric in a period. */
export interface VisitSum {
  metric: Metric;
  name: string;
  amount: number;
}

@Injectable()
export class VisitCountsRepository {
  /** Names that are in the database, by day and metric; only those of the last two days. */
  private readonly known = new Map<string, Set<string>>();

  constructor(
    @InjectRepository(VisitCount) private readonly counts: Repository<VisitCount>,
    private readonly database: Database,
  ) {}

  /** Adds rows to the figures, which all processes share. */
  async add(rows: readonly VisitCount[]): Promise<void> {
    const bounded = await this.withinBounds(rows);
    await this.database.transaction(async () => {
      for (let start = 0; start < bounded.length; start += rowsAtOnce)
        await this.upsert(bounded.slice(start, start + rowsAtOnce));
    });
  }

  /** The total of each name in a period, highest first. @param from first day @param to last day */
  async sum(from: string, to: string): Promise<VisitSum[]> {
    const rows = await this.counts
      .createQueryBuilder('figure')
      .select(['figure.metric AS metric', 'figure.name AS name'])
      .addSelect(`CASE WHEN figure.metric = '${peak}' THEN MAX(figure.amount) ELSE SUM(figure.amount) END`, 'amount')
      .where({ metric: In([...metrics]), day: Between(from, to) })
      .groupBy('figure.metric')
      .addGroupBy('figure.name')
      .orderBy('amount', 'DESC')
      .addOrderBy('name')
      .getRawMany<VisitSum>();
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  /** The totals of some metrics for each day that has any. */
  async sumByDay(wanted: readonly Metric[], from: string, to: string): Promise<Omit<VisitCount, 'name'>[]> {
    const rows = await this.counts
      .createQueryBuilder('figure')
      .select(['figure.metric AS metric', 'SUBSTR(figure.day, 1, 10) AS date', 'SUM(figure.amount) AS amount'])
      .where({ metric: In([...wanted]), day: Between(from, to) })
      .groupBy('figure.metric')
      .addGroupBy('figure.day')
      .getRawMany<{ metric: Metric; date: string; amount: number | string }>();
    return rows.map(({ metric, date, amount }) => ({ metric, day: date, amount: Number(amount) }));
  }

  /** Returns how many figures were removed. */
  async removeBefore(day: string): Promise<number> {
    return (await this.counts.delete({ metric: In([...metrics]), day: LessThan(day) })).affected ?? 0;
  }

  private async withinBounds(rows: readonly VisitCount[]): Promise<VisitCount[]> {
    const bounded = new Map<string, VisitCount>();
    for (const row of rows) {
      const name = await this.nameFor(row);
      const key = `${row.metric} ${row.day} ${name}`;
      const amount = row.amount + (bounded.get(key)?.amount ?? 0);
      bounded.set(key, { ...row, name, amount });
    }
    // Every process writes the rows in the same order, which prevents deadlocks.
    return [...bounded.keys()].sort().flatMap((key) => bounded.get(key) ?? []);
  }

  private async nameFor({ day, metric, name }: VisitCount): Promise<string> {
    const key = `${day} ${metric}`;
    let names = this.known.get(key);
    if (!names?.has(name)) {
      names = await this.readNames(day, metric, names);
      this.known.set(key, names);
    }
    if (names.has(name)) return name;
    if (names.size >= maxNames) return furtherNames;
    names.add(name);
    return name;
  }

  private async readNames(day: string, metric: Metric, known = new Set<string>()): Promise<Set<string>> {
    if (known.size >= maxNames) return known;
    for (const key of this.known.keys()) if (key.slice(0, 10) < day) this.known.delete(key);
    const rows = await this.counts.find({ select: { name: true }, where: { metric, day } });
    return new Set([...known, ...rows.map(({ name }) => name)]);
  }

  private async upsert(rows: readonly VisitCount[]): Promise<void> {
    const { isMysql, manager } = this.database;
    const given = isMysql ? 'VALUES(amount)' : 'excluded.amount';
    const both = `amount, ${given}`;
    const highest = isMysql ? `GREATEST(${both})` : `MAX(${both})`;
    await manager.query(
      `INSERT INTO visit_counts (metric, day, name, amount) VALUES ${rows.map(() => '(?, ?, ?, ?)').join(', ')} ` +
        (isMysql ? 'ON DUPLICATE KEY UPDATE ' : 'ON CONFLICT (metric, day, name) DO UPDATE SET ') +
        `amount = CASE WHEN metric = '${peak}' THEN ${highest} ELSE amount + ${given} END`,
      rows.flatMap(({ metric, day, name, amount }) => [metric, day, name, amount]),
    );
  }
}
