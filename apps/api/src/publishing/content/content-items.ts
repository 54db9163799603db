import { currentActor, type Staff } from '../../platform/auth/access.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/domain-error.ts';
import { csvPieces, toCsv } from '../../platform/http/csv.ts';
import { downloadName } from '../../platform/http/file-download.ts';
import { logFailure } from '../../platform/scheduling/log-failure.ts';
import type { SeededItem } from '../../platform/seed/first-content.ts';
import type { TranslationsService } from '../../platform/translations/translations.service.ts';
import { contentTexts } from './content.copy.ts';
import { type ContentBulkRequest, type ContentBulkResponse, omitUndefined } from './content.dto.ts';
import type { ContentEntity, PublicationState } from './content.entity.ts';
import { itemChanged, itemNotFound, itemsNotFound } from './content.errors.ts';
import { type ExportedColumns, exportedColumns, toContentResponse } from './content-columns.ts';
import type { ContentHistory } from './content-history.ts';
import { type ContentLifecycle, seesUnpublished } from './content-kind.ts';
import type { ContentRows } from './content-table.ts';
import { type LifecycleAction, lifecycleActions, newDraftState, statusOf } from './lifecycle.ts';
import { dueChange, withSchedule } from './schedule.ts';
import { suggestionsFrom } from './suggestions.ts';

const copyMark = ' (Copy)';
/** Maximum attempts at a change without a version while others change the same item. An attempt fails only if another change succeeds. */
const maxTries = 10;
/** Number of items that an export reads at a time. */
const exportedAtOnce = 250;
/** Actions that are allowed on deleted items. */
const reachesDeleted = new Set<string>(['delete', 'restore', 'export']);

interface Change<Item> {
  /** The action in the past tense, for the audit log. */
  done: string;
  columns: Partial<Item>;
  version?: number | null | undefined;
  isDone?(before: Item): boolean;
}

/** The lifecycle of the items of one kind, from draft to deletion: the changes an admin makes to one item or to several at once. */
export class ContentItems<Item extends ContentEntity, Response extends object> {
  constructor(
    private readonly kind: ContentLifecycle<Item, Response>,
    private readonly rows: ContentRows<Item>,
    private readonly history: ContentHistory,
    private readonly database: Database,
    private readonly translations: TranslationsService,
  ) {}

  /** The snapshot that the history would store of an item now, also of a deleted one. @throws DomainError 404 */
  async snapshotOf(id: number): Promise<object> {
    return this.toSnapshot(await this.getKnown(id));
  }

  /** First content that nobody has changed and that nobody relies on (`isInUse`). */
  async listSeeded(moments: readonly Date[]): Promise<SeededItem[]> {
    const { title, isInUse } = this.kind;
    const items = (await this.rows.findSeeded(moments)).filter((item) => !isInUse?.(item));
    return items.map((item) => ({ id: item.id, title: String(item[title.column]) }));
  }

  /** Values of the suggested fields in all items, most frequent first, by field. */
  async suggestions(): Promise<Record<string, string[]>> {
    const { lines = [], lists = [] } = this.kind.suggested ?? {};
    const offered: Record<string, string[]> = {};
    for (const column of lines) offered[column] = suggestionsFrom(await this.rows.valuesOf(column), false);
    for (const column of lists) offered[column] = suggestionsFrom(await this.rows.valuesOf(column), true);
    return offered;
  }

  /** @throws DomainError 404, also for an item that the caller may not see */
  async getVisible(id: number, staff: Staff | undefined): Promise<Item> {
    const item = await this.getKnown(id);
    const isPublic = statusOf(item) === 'published' && (this.kind.isShown?.(item, new Date()) ?? true);
    if (!isPublic && !seesUnpublished(staff)) throw itemNotFound(this.kind);
    return item;
  }

  /** @param columns the content; if it has no publication state, the item becomes a draft created now */
  create(columns: Omit<Item, 'id' | keyof PublicationState> & Partial<PublicationState>): Promise<Response> {
    return this.add('created', { ...newDraftState(), ...columns } as unknown as Omit<Item, 'id'>);
  }

  /**
   * @param columns undefined values leave a column unchanged
   * @param version the version that the change is based on; without it the change is applied to the current state
   * @throws DomainError 404, 409 VERSION_CONFLICT
   */
  update(id: number, columns: Partial<Item>, version?: number | null): Promise<Response> {
    return this.change(() => this.getChangeable(id), { done: 'updated', columns: omitUndefined(columns), version });
  }

  /** Changes nothing if the action is already done. @throws DomainError 404; a deleted item can only be restored */
  applyAction(action: LifecycleAction, id: number): Promise<Response> {
    const { done, columns, isDone } = lifecycleActions[action];
    const read = (): Promise<Item> => (reachesDeleted.has(action) ? this.getKnown(id) : this.getChangeable(id));
    return this.change(read, { done, columns: columns(new Date()) as Partial<Item>, isDone });
  }

  /** A draft with the same content and '(Copy)' after its title (EDIT-37 to EDIT-39). */
  duplicate(id: number): Promise<Response> {
    return this.database.transaction(async () => {
      const { id: _original, ...content } = await this.getChangeable(id);
      const { column, longest } = this.kind.title;
      const title =
        [...String(content[column as keyof typeof content])].slice(0, longest - copyMark.length).join('') + copyMark;
      const columns = { ...content, ...newDraftState(), ...this.kind.fresh, [column]: title };
      return this.add('duplicated', columns, (copy) => this.translations.copy(this.kind.plural, id, copy));
    });
  }

  /** Applies one action to several items: to all of them, or to none. @throws DomainError 404 that lists the ids that do not exist */
  bulk({ action, items: ids }: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.database.transaction(async () => {
      const items = await this.rows.findByIds(ids);
      const missing = ids.filter(
        (id) => !items.some((item) => item.id === id && (!item.deletedAt || reachesDeleted.has(action))),
      );
      if (missing.length > 0) throw itemsNotFound(this.kind, missing);
      if (action === 'export') return this.exportOf(items);
      for (const { id } of items) await (action === 'duplicate' ? this.duplicate(id) : this.applyAction(action, id));
      return { processed: items.length };
    });
  }

  /**
   * Returns the items of a list as the pieces of a CSV file. The ids are listed once at the start, so that each item appears exactly once even if
   * items change during the export.
   * @param names of columns, separated by commas; all columns if empty
   * @throws DomainError 400 for an unknown column
   */
  exportCsv(names: string, listIds: () => Promise<number[]>): AsyncGenerator<string> {
    const exported = this.exported();
    const columns = names ? names.split(',').map((name) => name.trim()) : Object.keys(exported);
    const unknown = columns.filter((name) => !Object.hasOwn(exported, name));
    if (unknown.length > 0)
      throw invalid({
        columns: contentTexts.noSuchColumns({ names: unknown.join("', '"), known: Object.keys(exported).join(', ') }),
      });
    return csvPieces(columns, this.batchesOf(listIds), (item) => columns.map((name) => exported[name]?.(item) ?? null));
  }

  private async *batchesOf(listIds: () => Promise<number[]>): AsyncGenerator<Item[]> {
    const ids = await listIds();
    for (let from = 0; from < ids.length; from += exportedAtOnce)
      yield await this.rows.findInOrder(ids.slice(from, from + exportedAtOnce));
  }

  /** Publishes and takes down the items that are due; the failure of one item does not stop the others. */
  async applySchedule(now: Date): Promise<void> {
    for (const id of await this.rows.findDue(now))
      await logFailure(`The schedule of ${this.kind.name} ${id}`, this.applyDue(id, now));
  }

  private async applyDue(id: number, now: Date): Promise<void> {
    const due = dueChange(await this.getChangeable(id), now);
    if (due) await this.change(() => this.getChangeable(id), due as Change<Item>);
  }

  private add(action: string, asked: Omit<Item, 'id'>, complete?: (id: number) => Promise<void>): Promise<Response> {
    const columns = withSchedule(null, asked as unknown as Item, new Date());
    this.kind.check?.(columns);
    return this.database.transaction(async () => {
      const item = await this.rows.insert({ ...columns, updatedBy: currentActor() });
      await complete?.(item.id);
      await this.record(action, null, item);
      return this.kind.toResponse(item, true);
    });
  }

  /**
   * Each of several simultaneous changes is made on the state that the previous one left, or not at all. So the state that was checked is the state
   * that is stored, and the history has no gap.
   */
  private change(read: () => Promise<Item>, { done, columns, version, isDone }: Change<Item>): Promise<Response> {
    return this.database.transaction(async () => {
      for (let tries = 1; ; tries += 1) {
        const before = await read();
        if (isDone?.(before)) return this.kind.toResponse(before, true);
        if (version && before.version !== version) throw itemChanged(this.kind, before);
        const changes: Partial<Item> = {
          ...withSchedule(before, columns, new Date()),
          updatedAt: new Date(),
          updatedBy: currentActor(),
          version: before.version + 1,
        };
        this.kind.check?.({ ...before, ...changes });
        const isMade = await this.rows.update(before.id, changes, before.version);
        const after = await this.getKnown(before.id);
        if (isMade) {
          await this.record(done, before, after);
          return this.kind.toResponse(after, true);
        }
        if (after.version === before.version) throw this.kind.refusal?.(after) ?? itemNotFound(this.kind);
        if (tries === maxTries) throw itemChanged(this.kind, after);
      }
    });
  }

  private async record(action: string, before: Item | null, after: Item): Promise<void> {
    const { name, plural, title } = this.kind;
    await this.history.record({
      action,
      entity: name,
      entityId: after.id,
      title: String(after[title.column]),
      before: before && this.toSnapshot(before),
      after: this.toSnapshot(after),
    });
    this.history.refreshReads(plural);
  }

  private toSnapshot(item: Item): object {
    return this.kind.toSnapshot?.(item) ?? toContentResponse(this.kind.entity, item, true);
  }

  private exportOf(items: readonly Item[]): ContentBulkResponse {
    const exported = this.exported();
    const csv = toCsv(
      Object.keys(exported),
      items.map((item) => Object.values(exported).map((column) => column(item))),
    );
    return { processed: items.length, fileName: downloadName(this.kind.plural, 'csv'), csv };
  }

  private exported(): ExportedColumns<Item> {
    return this.kind.exported ?? exportedColumns(this.kind.entity, this.kind.title.column);
  }

  private async getKnown(id: number): Promise<Item> {
    const item = await this.rows.findById(id);
    if (!item) throw itemNotFound(this.kind);
    return item;
  }

  private async getChangeable(id: number): Promise<Item> {
    const item = await this.getKnown(id);
    if (item.deletedAt) throw itemNotFound(this.kind);
    return item;
  }
}
