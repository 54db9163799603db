import { Injectable } from '@nestjs/common';
import { contentKinds, type ContentPlural } from '@ministry/domain';
import type { IdRange } from '../../platform/database/batches.ts';
import { Database } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/paged.ts';
import { Retention } from '../../platform/retention/retention.ts';
import { FirstContent } from '../../platform/seed/first-content.ts';
import { textsAt } from '../../platform/translations/texts-at.ts';
import type { TranslatableItem } from '../../platform/translations/translatable-kinds.ts';
import { TranslationsService } from '../../platform/translations/translations.service.ts';
import type { ContentEntity } from './content.entity.ts';
import { kindNotFound } from './content.errors.ts';
import type { DatedEntries } from './content-calendar-entry.ts';
import { ContentHistory } from './content-history.ts';
import { ContentItems } from './content-items.ts';
import type { ContentFinding, ContentLifecycle, Searchable } from './content-kind.ts';
import type { ContentRows, Days, PublishedItem } from './content-table.ts';

/** Operations on the items of any kind. */
export interface RegisteredContent {
  readonly kind: { name: string; plural: ContentPlural };
  /** @throws DomainError 404 */
  snapshotOf(id: number): Promise<object>;
  suggestions(): Promise<Record<string, string[]>>;
  search(words: string, limit: number): Promise<Page<ContentFinding>>;
  /** The first `limit` items that visitors may find in the language of the request, in the order of their list. */
  listSearchable(limit: number): Promise<Searchable[]>;
  /** Number of published items; counting stops at `atMost`. */
  countPublished(atMost: number): Promise<number>;
  /** The published items with ids in the range, by id. */
  listPublished(range: IdRange, limit: number): Promise<PublishedItem[]>;
  countDrafts(): Promise<number>;
  /** The dates on which items take place, are published and are taken down; at most `limit` of each type. */
  listDated(days: Days, limit: number): Promise<DatedEntries>;
  /** Publishes and takes down what is due. */
  applySchedule(now: Date): Promise<void>;
}

/** All kinds of content. Each service registers itself and gets the lifecycle, the history and the retention of its items. */
@Injectable()
export class ContentRegistry {
  private readonly services = new Map<string, RegisteredContent>();

  constructor(
    private readonly history: ContentHistory,
    private readonly retention: Retention,
    private readonly database: Database,
    private readonly firstContent: FirstContent,
    readonly translations: TranslationsService,
  ) {}

  register<Item extends ContentEntity, Response extends object>(
    service: RegisteredContent & { kind: ContentLifecycle<Item, Response> },
    rows: ContentRows<Item>,
  ): ContentItems<Item, Response> {
    this.retention.add({
      records: 'Deleted content',
      after: 'deleted',
      outcome: 'removed',
      apply: async (before) => {
        const removed = await rows.removeDeletedBefore(before);
        if (removed > 0) await this.translations.removeOfGone(service.kind.plural, service.kind.entity);
        return removed;
      },
    });
    this.addTranslated(service.kind, rows);
    this.services.set(service.kind.plural, service);
    const items = new ContentItems(service.kind, rows, this.history, this.database, this.translations);
    this.firstContent.register({
      heading: contentKinds[service.kind.plural].title,
      list: (moments) => items.listSeeded(moments),
      remove: async (ids) => void (await items.bulk({ action: 'delete', items: [...ids] })),
    });
    return items;
  }

  private addTranslated<Item extends ContentEntity>(
    { plural, title, translated }: Pick<ContentLifecycle<Item, object>, 'plural' | 'title' | 'translated'>,
    rows: ContentRows<Item>,
  ): void {
    if (translated.length === 0) return;
    const toTranslatable = (item: Item): TranslatableItem => ({
      id: item.id,
      title: String(item[title.column]),
      texts: textsAt(item, translated),
    });
    this.translations.kinds.add({
      name: plural,
      topic: plural,
      list: async (after, limit) => (await rows.listCurrent(after, limit)).map(toTranslatable),
      find: async (id) => {
        const item = await rows.findById(id);
        return item && !item.deletedAt ? toTranslatable(item) : undefined;
      },
    });
  }

  /** @param plural the kind, such as 'events'. @throws DomainError 404 */
  find(plural: string): RegisteredContent {
    const service = this.services.get(plural);
    if (!service) throw kindNotFound();
    return service;
  }

  /** Number of drafts of each kind, by plural. */
  async countDrafts(): Promise<Record<ContentPlural, number>> {
    const counts = this.list().map(async (service) => [service.kind.plural, await service.countDrafts()] as const);
    return Object.fromEntries(await Promise.all(counts)) as Record<ContentPlural, number>;
  }

  /** All kinds, in the order in which the modules start. */
  list(): RegisteredContent[] {
    return [...this.services.values()];
  }
}
