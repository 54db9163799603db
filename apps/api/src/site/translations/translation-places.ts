import type { TranslatableItem } from '../../platform/translations/translatable-kinds.ts';
import type { Translation } from '../../platform/translations/translation.entity.ts';

type Placed = Pick<Translation, 'id' | 'field' | 'source'>;
type Texts = TranslatableItem['texts'];

const placeOf = (source: string, texts: Texts): string | undefined => texts.find(({ text }) => text === source)?.field;

/** Whether a translation in the field of a text belongs to another text, which was moved within the item. */
export const isOfAnotherText = (
  { source }: Pick<Translation, 'source'>,
  text: string,
  { texts }: Pick<TranslatableItem, 'texts'>,
): boolean => source !== text && placeOf(source, texts) !== undefined;

/**
 * The steps that move a translation to the field of its text. Translations in the way come first, so that each field is free when needed.
 * @returns `field` null: the translation is deleted, because its text does not exist any more or has another translation
 */
export function stepsToOwnField(
  first: Placed,
  texts: Texts,
  rows: readonly Placed[],
): { id: number; field: string | null }[] {
  const conflicting = new Map(rows.map((row) => [row.field, row]));
  const sources = new Set<string>();
  const chain: { id: number; field: string | null }[] = [];
  for (let row: Placed | undefined = first; row;) {
    const ownField: string | undefined = sources.has(row.source) ? undefined : placeOf(row.source, texts);
    const next: Placed | undefined = ownField === undefined ? undefined : conflicting.get(ownField);
    const isTaken: boolean = next !== undefined && next.source === row.source;
    chain.unshift({ id: row.id, field: isTaken ? null : (ownField ?? null) });
    sources.add(row.source);
    row = isTaken ? undefined : next;
  }
  return chain;
}
