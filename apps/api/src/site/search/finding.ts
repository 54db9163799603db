import type { Page } from '../../platform/http/paged.ts';
import type { SearchGroup, SearchHit, SearchKind } from './search.dto.ts';

/** Number of hits of one kind that are shown; further ones are only counted. */
export const shown = 5;
/** Converts the result of one domain to a group of the response. */
export async function groupOf<Row extends { id: number }>(
  kind: SearchKind,
  rows: Promise<Page<Row>>,
  toHit: (row: Row) => Omit<SearchHit, 'id' | 'eventId'> & { eventId?: number },
): Promise<SearchGroup> {
  const { items, total } = await rows;
  return { kind, total, hits: items.slice(0, shown).map((row) => ({ id: row.id, eventId: null, ...toHit(row) })) };
}
