import type { Page } from '../common/http/paged.ts';
import type { SearchGroup, SearchHit, SearchKind } from './search.dto.ts';

/** Things of one kind that are shown; the rest is counted. */
export const shown = 5;
/** Characters of a text that stand for it. */
const excerpt = 140;

/** The beginning of a text on one line. */
export const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerpt ? `${line.slice(0, excerpt).replace(/\p{Surrogate}$/u, '')}…` : line;
};

/** What one domain has found, as a group of the answer. */
export async function groupOf<Row extends { id: number }>(
  kind: SearchKind,
  rows: Promise<Page<Row>>,
  toHit: (row: Row) => Omit<SearchHit, 'id' | 'eventId'> & { eventId?: number },
): Promise<SearchGroup> {
  const { items, total } = await rows;
  return { kind, total, hits: items.slice(0, shown).map((row) => ({ id: row.id, eventId: null, ...toHit(row) })) };
}
