import { Injectable } from '@nestjs/common';
import { noteLimits, type WorkItemKind } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import type { ItemNote } from './item-note.entity.ts';
import { ItemNotesRepository } from './item-notes.repository.ts';
import { WorkItemRegistry } from './work-item-registry.ts';
import { noteNotFound, noteTooOld, notYourNote, workItemNotFound } from './work-items.errors.ts';

/** What an author can do to a note, with its wording in the audit log. */
const changes = { edit: 'note changed', delete: 'note deleted', restore: 'note restored' } as const;

/** Notes of the office on an item. The audit log records who changed a note, never its text. */
@Injectable()
export class ItemNotesService {
  constructor(
    private readonly registry: WorkItemRegistry,
    private readonly notes: ItemNotesRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Oldest first, without deleted ones. */
  list(kind: WorkItemKind, id: number): Promise<ItemNote[]> {
    return this.notes.list(kind, id);
  }

  /** @throws DomainError 404 */
  add(kind: WorkItemKind, id: number, text: string): Promise<void> {
    return this.database.transaction(async () => {
      const label = await this.labelOf(kind, id);
      await this.notes.insert({
        itemKind: kind,
        itemId: id,
        text,
        author: currentActor(),
        createdAt: new Date(),
        editedAt: null,
        deletedAt: null,
      });
      await this.record(kind, id, label, 'note added');
    });
  }

  /** @throws DomainError 403 for the note of somebody else, 404, 409 when the time for changes is over */
  edit(kind: WorkItemKind, id: number, noteId: number, text: string): Promise<void> {
    return this.change('edit', kind, id, noteId, ({ createdAt, deletedAt }) => {
      if (deletedAt !== null) throw noteNotFound();
      if (Date.now() - createdAt.getTime() > noteLimits.editableMinutes * 60_000) throw noteTooOld();
      return { text, editedAt: new Date() };
    });
  }

  /** It can be restored for thirty days. @throws DomainError 403 for the note of somebody else, 404 */
  delete(kind: WorkItemKind, id: number, noteId: number): Promise<void> {
    return this.change('delete', kind, id, noteId, ({ deletedAt }) => ({ deletedAt: deletedAt ?? new Date() }));
  }

  /** @throws DomainError 403 for the note of somebody else, 404 */
  restore(kind: WorkItemKind, id: number, noteId: number): Promise<void> {
    return this.change('restore', kind, id, noteId, () => ({ deletedAt: null }));
  }

  private change(
    action: keyof typeof changes,
    kind: WorkItemKind,
    id: number,
    noteId: number,
    columns: (note: ItemNote) => Partial<ItemNote>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const label = await this.labelOf(kind, id);
      const note = await this.notes.find(kind, id, noteId);
      if (!note) throw noteNotFound();
      if (note.author !== currentActor()) throw notYourNote();
      await this.notes.update(noteId, columns(note));
      await this.record(kind, id, label, changes[action]);
    });
  }

  private async labelOf(kind: WorkItemKind, id: number): Promise<string> {
    const item = await this.registry.get(kind).find(id);
    if (!item) throw workItemNotFound(kind);
    return item.label;
  }

  private record(entity: WorkItemKind, entityId: number, label: string, action: string): Promise<void> {
    return this.audit.record({ action, entity, entityId, summary: `${label}: ${action}` });
  }
}
