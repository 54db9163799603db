import { addDays, weekStart } from '@ministry/domain';
import type { Metric } from './visit-count.entity.ts';
import type { VisitSum } from './visit-counts.repository.ts';
import { bytesOfPages, type ByteSort } from './visit-rules.ts';
import type { ByteVisits, SavingVisits, VisitSpan } from './visits.dto.ts';

/** Minimum number of pages of each sort for a meaningful average. */
const minAverage = 20;
/** The longest period that is reported by day; longer ones are reported by week. */
const maxDays = 28;

export interface Period {
  from: string;
  to: string;
  /** Days in one span: 1, or 7 for weeks. */
  step: number;
}

/** @param today in Kampala */
export function periodOf(days: number, today: string): Period {
  if (days <= maxDays) return { from: addDays(today, 1 - days), to: today, step: 1 };
  return { from: addDays(weekStart(today), 7 - days), to: today, step: 7 };
}

/** The first days of a period's spans. */
export function startsOf({ from, to, step }: Period): string[] {
  const starts: string[] = [];
  for (let start = from; start <= to; start = addDays(start, step)) starts.push(start);
  return starts;
}

/** Adds up days into the spans that begin at `starts`. */
export function toSpans(
  starts: readonly string[],
  days: readonly { metric: Metric; day: string; amount: number }[],
): VisitSpan[] {
  const total = (metric: Metric, from: string, before: string | undefined): number =>
    days
      .filter(
        (figure) => figure.metric === metric && figure.day >= from && (before === undefined || figure.day < before),
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  return starts.map((from, at) => ({
    from,
    visits: total('visit', from, starts[at + 1]),
    pageViews: total('page', from, starts[at + 1]),
  }));
}

export const sumOf = (sums: readonly VisitSum[], metric: Metric): number =>
  sums.reduce((sum, figure) => (figure.metric === metric ? sum + figure.amount : sum), 0);

/** Bytes by sort, including those for visitors who save data. */
export function toBytes(sums: readonly VisitSum[]): ByteVisits[] {
  const bytes = new Map<string, number>();
  for (const { metric, name, amount } of sums)
    if (metric === 'bytes' || metric === 'bytes-saving') bytes.set(name, (bytes.get(name) ?? 0) + amount);
  return [...bytes]
    .map(([sort, amount]) => ({ sort: sort as ByteSort, bytes: amount }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** Compares the pages for visitors who save data with the average of all other pages. */
export function toSaving(sums: readonly VisitSum[]): SavingVisits {
  const bytesOf = (metric: Metric): number =>
    sumOf(
      sums.filter(({ name }) => (bytesOfPages as readonly string[]).includes(name)),
      metric,
    );
  const pageViews = sumOf(sums, 'page-saving');
  const others = sumOf(sums, 'page') - pageViews;
  if (pageViews < minAverage || others < minAverage) return { pageViews, savedBytes: null };
  const saved = (bytesOf('bytes') / others) * pageViews - bytesOf('bytes-saving');
  return { pageViews, savedBytes: Math.max(0, Math.round(saved)) };
}
