import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import type { AnyText } from '../texts/sentence.ts';
import type { TextAt } from './texts-at.ts';

/** An item, with the texts of it that are translated. */
export interface TranslatableItem {
  id: number;
  title: AnyText;
  texts: TextAt[];
  /** What came with the product, where it is not the interface. */
  shipped?(language: TranslationLanguage, field: string): string | undefined;
}

/** Something with texts that are translated. */
export interface TranslatableKind {
  /** 'events', 'homeTexts', 'interface' */
  name: string;
  /** Of the answers that show it. */
  topic: string;
  /** The next items with ids above `after`, by id; fewer than `limit` are the last. */
  list(after: number, limit: number): Promise<TranslatableItem[]>;
  find(id: number): Promise<TranslatableItem | undefined>;
}

/** All that is translated; each domain adds its own. */
@Injectable()
export class TranslatableKinds {
  private readonly kinds = new Map<string, TranslatableKind>();

  add(kind: TranslatableKind): void {
    this.kinds.set(kind.name, kind);
  }

  find(name: string): TranslatableKind | undefined {
    return this.kinds.get(name);
  }

  all(): TranslatableKind[] {
    return [...this.kinds.values()];
  }
}
