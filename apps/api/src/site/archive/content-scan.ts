const address = /\/uploads\/([0-9a-f]{24})/g;

/** Collects what one pass over the content finds. */
export class ContentScan {
  readonly counts: Record<string, number> = {};
  /** Stems of the names of the uploads that the content mentions. */
  readonly stems = new Set<string>();
  private readonly ids = new Map<string, Set<number>>();

  note(kind: string, id: number, line: string): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const ids = this.ids.get(kind) ?? new Set();
    this.ids.set(kind, ids.add(id));
    this.noteText(line);
  }

  noteText(text: string): void {
    for (const stem of stemsIn(text)) this.stems.add(stem);
  }

  has(kind: string, id: number): boolean {
    return this.ids.get(kind)?.has(id) ?? false;
  }
}

/** Stems of the names of the uploads that a text mentions. */
export const stemsIn = (text: string): string[] => [...text.matchAll(address)].map(([, stem]) => stem ?? '');
