import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { ContentEntity } from './content.entity.ts';
import { kindNotFound } from './content.errors.ts';
import { ContentHistory } from './content-history.ts';
import { ContentItems } from './content-items.ts';
import type { ContentKind } from './content-kind.ts';
import { ContentSweep } from './content-sweep.ts';
import type { ContentRows } from './content-table.ts';

/** What can be asked of the items of any kind. */
export interface KeptItems {
  /** 'event' */
  readonly name: string;
  /** @throws DomainError 404 */
  snapshotOf(id: number): Promise<object>;
  suggestions(): Promise<Record<string, string[]>>;
}

/** Where a domain of content takes up its work: its items get a life, a history and an end. */
@Injectable()
export class ContentDesk {
  /** By their plural: 'events'. */
  private readonly opened = new Map<string, KeptItems>();

  constructor(
    private readonly history: ContentHistory,
    private readonly sweep: ContentSweep,
    private readonly database: Database,
  ) {}

  open<Item extends ContentEntity, Response extends object>(
    kind: ContentKind<Item, Response>,
    rows: ContentRows<Item>,
  ): ContentItems<Item, Response> {
    this.sweep.add(rows);
    const items = new ContentItems(kind, rows, this.history, this.database);
    this.opened.set(kind.plural, items);
    return items;
  }

  /** The items of a kind. @param plural 'events'. @throws DomainError 404 */
  find(plural: string): KeptItems {
    const items = this.opened.get(plural);
    if (!items) throw kindNotFound();
    return items;
  }
}
