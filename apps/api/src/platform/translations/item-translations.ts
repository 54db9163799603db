import type { Translation } from './translation.entity.ts';

type Row = Pick<Translation, 'field' | 'source' | 'text'>;

/** The translations of one item, found by its texts. */
export class ItemTranslations<Stored extends Row> {
  private readonly byField: ReadonlyMap<string, Stored>;
  private readonly bySource: ReadonlyMap<string, Stored>;

  constructor(rows: readonly Stored[]) {
    this.byField = new Map(rows.map((row) => [row.field, row]));
    this.bySource = new Map(rows.map((row) => [row.source, row]));
  }

  /** The translation made from exactly this text: at this field or, because the rows of a list may be moved, elsewhere in the item. */
  find(field: string, source: string): Stored | undefined {
    const there = this.byField.get(field);
    return there?.source === source ? there : this.bySource.get(source);
  }

  /** The translation made from an earlier text of this field. */
  findOutdated(field: string, source: string): Stored | undefined {
    return this.find(field, source) ? undefined : this.byField.get(field);
  }
}
