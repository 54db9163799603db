import type { Staff } from '../../platform/auth/access.ts';
import type { IdRange } from '../../platform/database/batches.ts';
import type { Page } from '../../platform/http/paged.ts';
import type { TranslationsService } from '../../platform/translations/translations.service.ts';
import { parseRichText } from '../rich-text/rich-text.ts';
import type {
  ContentBulkRequest,
  ContentBulkResponse,
  ContentListQuery,
  ContentPreviewRequest,
  ContentPreviewResponse,
  ContentRequest,
} from './content.dto.ts';
import type { ContentEntity } from './content.entity.ts';
import { type DatedEntries, toCalendarEntry } from './content-calendar-entry.ts';
import { type ContentChanges, type ContentFields, emptyColumns, toColumns } from './content-columns.ts';
import type { ContentExportQuery } from './content-export.dto.ts';
import type { ContentItems } from './content-items.ts';
import {
  checkMaySee,
  type ContentFinding,
  type ContentKind,
  type Searchable,
  seesUnpublished,
} from './content-kind.ts';
import type { ContentRegistry } from './content-registry.ts';
import type { ContentRows, Days, PublishedItem } from './content-table.ts';

/** The queries of one kind: those that all kinds share, and its own list. */
export interface ContentRepository<Item extends ContentEntity, Query> {
  readonly table: ContentRows<Item>;
  /** One page of the items that match, and how many match. */
  list(query: Query, now: Date): Promise<Page<Item>>;
  /** The ids of all items that match, in the order of the list. */
  listIds(query: Query, now: Date): Promise<number[]>;
}

/** Requests of every kind may use `isPublished` for `isActive`. */
const publishAlias = { isPublished: 'isActive' };

/** The items of one kind: everyone may read them, admins may change them. A domain extends this class with what is specific to its kind. */
export abstract class ContentService<
  Item extends ContentEntity,
  Query extends ContentListQuery,
  Request extends ContentRequest & ContentChanges<Item>,
  Response extends ContentFields<Item>,
  PageResponse extends Response = Response,
> {
  protected readonly items: ContentItems<Item, Response>;
  protected readonly translations: TranslationsService;

  protected constructor(
    readonly kind: ContentKind<Item, Query, Request, Response, PageResponse>,
    private readonly repository: ContentRepository<Item, Query>,
    registry: ContentRegistry,
  ) {
    this.items = registry.register(this, repository.table);
    this.translations = registry.translations;
  }

  /** @throws DomainError 401 or 403 if any status but `published` is requested without 'content.read' */
  async list(query: Query, staff: Staff | undefined): Promise<Page<Response>> {
    checkMaySee(this.kind, query.status, staff);
    const { items, total } = await this.repository.list(query, new Date());
    return { items: await this.toAnswers(items, query.view, staff), total };
  }

  /** @throws DomainError 404, also for an item that the caller may not see */
  async get(id: number, staff: Staff | undefined): Promise<PageResponse> {
    const found = await this.items.getVisible(id, staff);
    const { item, shownIn } = await this.translations.ofItem(this.kind.plural, this.kind.translated, found);
    const response = await this.complete(Object.assign(this.kind.toResponse(item, seesUnpublished(staff)), shownIn));
    return this.kind.toPage?.(response) ?? (response as PageResponse);
  }

  /** @throws DomainError 400 if the kind refuses the item */
  async create(request: Request): Promise<Response> {
    const { entity, defaults } = this.kind;
    return this.complete(
      await this.items.create({ ...emptyColumns(entity, new Date()), ...defaults, ...this.toColumns(request) }),
    );
  }

  /** Fields that the request leaves out stay unchanged. @throws DomainError 404, 409 VERSION_CONFLICT, 400 as in `create` */
  async update(id: number, request: Request): Promise<Response> {
    return this.complete(await this.items.update(id, this.toColumns(request), request.version));
  }

  /** @throws DomainError 404 */
  async delete(id: number): Promise<Response> {
    return this.complete(await this.items.applyAction('delete', id));
  }

  /** @throws DomainError 404 */
  async restore(id: number): Promise<Response> {
    return this.complete(await this.items.applyAction('restore', id));
  }

  /** @throws DomainError 404 */
  async duplicate(id: number): Promise<Response> {
    return this.complete(await this.items.duplicate(id));
  }

  /** @throws DomainError 404 */
  bulk(request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.items.bulk(request);
  }

  /** All matching items as the pieces of a CSV file. @throws DomainError 400 for an unknown column */
  exportCsv({ columns, ...filter }: ContentExportQuery): AsyncGenerator<string> {
    const query = Object.assign(new this.kind.listQuery(), filter);
    return this.items.exportCsv(columns ?? '', () => this.repository.listIds(query, new Date()));
  }

  /** Publishes and takes down what is due. */
  applySchedule(now: Date): Promise<void> {
    return this.items.applySchedule(now);
  }

  preview({ description }: ContentPreviewRequest): ContentPreviewResponse {
    return { content: parseRichText(description) };
  }

  /** The snapshot that the history would store of an item now, also of a deleted one. @throws DomainError 404 */
  snapshotOf(id: number): Promise<object> {
    return this.items.snapshotOf(id);
  }

  /** Values of the suggested fields in all items, most frequent first, by field. */
  suggestions(): Promise<Record<string, string[]>> {
    return this.items.suggestions();
  }

  /** The first items that contain the words and are not deleted. */
  async search(search: string, limit: number): Promise<Page<ContentFinding>> {
    const { kind } = this;
    const query = Object.assign(new kind.listQuery(), { search, limit, status: 'all' } as const);
    const { items, total } = await this.repository.list(query, new Date());
    return {
      total,
      items: items.map((item) => ({
        id: item.id,
        title: String(item[kind.title.column]),
        ...kind.toHit(kind.toSummary(item, true)),
      })),
    };
  }

  async listSearchable(limit: number): Promise<Searchable[]> {
    const { kind } = this;
    if (!kind.toSearchable) return [];
    const { items } = await this.repository.list(Object.assign(new kind.listQuery(), { limit }), new Date());
    const shown = await this.translations.ofItems(kind.plural, kind.translated, items);
    return shown.flatMap(({ item, shownIn }, place) => {
      const searchable = kind.toSearchable?.(kind.toResponse(item, false), place);
      return searchable ? { title: String(item[kind.title.column]), ...searchable, ...shownIn } : [];
    });
  }

  countPublished(atMost: number): Promise<number> {
    return this.repository.table.countPublished(atMost);
  }

  listPublished(range: IdRange, limit: number): Promise<PublishedItem[]> {
    return this.repository.table.listPublished(range, limit);
  }

  async countDrafts(): Promise<number> {
    const query = Object.assign(new this.kind.listQuery(), { status: 'draft', limit: 1 } as const);
    return (await this.repository.list(query, new Date())).total;
  }

  async listDated(days: Days, limit: number): Promise<DatedEntries> {
    const { kind } = this;
    const columns = [
      ...(kind.takesPlace ? [{ type: 'takes-place' as const, column: kind.takesPlace.at }] : []),
      { type: 'published' as const, column: 'publishAt' as const },
      { type: 'unpublished' as const, column: 'unpublishAt' as const },
    ];
    const lists = await Promise.all(
      columns.map(async ({ type, column }) =>
        (await this.repository.table.findDated(column, days, limit)).map((item) =>
          toCalendarEntry(kind, item, type, column),
        ),
      ),
    );
    return { entries: lists.flat(), isComplete: lists.every(({ length }) => length < limit) };
  }

  /** The items as a list shows them, in the language of the request. */
  protected async toAnswers(items: Item[], view: Query['view'], staff: Staff | undefined): Promise<Response[]> {
    const shown = await this.translations.ofItems(this.kind.plural, this.kind.translated, items);
    const answers = shown.map(({ item, shownIn }) =>
      Object.assign(
        view === 'summary'
          ? this.kind.toSummary(item, seesUnpublished(staff))
          : this.kind.toResponse(item, seesUnpublished(staff)),
        shownIn,
      ),
    );
    return this.withDetails(answers);
  }

  /** Adds what other domains know about the items; must return the same items in the same order. */
  protected withDetails(responses: Response[]): Promise<Response[]> | Response[] {
    return responses;
  }

  private async complete(response: Response): Promise<Response> {
    const [complete = response] = await this.withDetails([response]);
    return complete;
  }

  private toColumns(request: Request): Partial<Item> {
    return toColumns(this.kind.entity, request, { ...publishAlias, ...this.kind.aliases });
  }
}
