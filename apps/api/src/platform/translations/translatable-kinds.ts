import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import type { AnyText } from '../texts/sentence.ts';
import type { TextAt } from './texts-at.ts';

/** An item with its translatable texts. */
export interface TranslatableItem {
  id: number;
  title: AnyText;
  texts: TextAt[];
  /** The shipped translation, for kinds other than the interface. */
  shipped?(language: TranslationLanguage, field: string): string | undefined;
}

/** A kind of item with translatable texts. */
export interface TranslatableKind {
  /** 'events', 'homeTexts', 'interface' */
  name: string;
  /** Topic of the cached responses that show it. */
  topic: string;
  /** The next items with ids above `after`, sorted by id; fewer than `limit` means that there are no more. */
  list(after: number, limit: number): Promise<TranslatableItem[]>;
  find(id: number): Promise<TranslatableItem | undefined>;
}

/** All translatable kinds; each domain adds its own. */
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
