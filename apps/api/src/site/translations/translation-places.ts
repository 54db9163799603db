import type { TranslatableItem } from '../../platform/translations/translatable-kinds.ts';
import type { Translation } from '../../platform/translations/translation.entity.ts';

type Placed = Pick<Translation, 'id' | 'field' | 'source'>;
type Texts = TranslatableItem['texts'];

const placeOf = (source: string, texts: Texts): string | undefined => texts.find(({ text }) => text === source)?.field;

/** Whether a translation that stands at the place of a text is that of another text, which was moved within the item. */
export const isOfAnotherText = (
  { source }: Pick<Translation, 'source'>,
  text: string,
  { texts }: Pick<TranslatableItem, 'texts'>,
): boolean => source !== text && placeOf(source, texts) !== undefined;

/**
 * The steps by which a translation comes to where its text stands, those in its way first; a place is free before it is taken.
 * @returns `field` null: the translation goes, as its text is not there any more or has another one
 */
export function homeward(first: Placed, texts: Texts, rows: readonly Placed[]): { id: number; field: string | null }[] {
  const conflicting = new Map(rows.map((row) => [row.field, row]));
  const sources = new Set<string>();
  const chain: { id: number; field: string | null }[] = [];
  for (let row: Placed | undefined = first; row;) {
    const home: string | undefined = sources.has(row.source) ? undefined : placeOf(row.source, texts);
    const next: Placed | undefined = home === undefined ? undefined : conflicting.get(home);
    const isTaken: boolean = next !== undefined && next.source === row.source;
    chain.unshift({ id: row.id, field: isTaken ? null : (home ?? null) });
    sources.add(row.source);
    row = isTaken ? undefined : next;
  }
  return chain;
}
