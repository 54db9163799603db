import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type ImportKind, importKinds, importLimits } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import { type AnyText } from '../texts/sentence.ts';
import { type ImportedRowResponse, type ImportUndoResponse, toImportResponse } from './import.dto.ts';
import { ImportRegistry } from './import-registry.ts';
import type { ImportRow } from './import-row.entity.ts';
import type { Importer } from './importer.ts';
import { importTexts } from './imports.copy.ts';
import { alreadyUndone, importNotFound, tooLateToUndo } from './imports.errors.ts';
import { ImportsRepository } from './imports.repository.ts';
import { hashOf, isUndoable, itemsAtOnce, statesAtOnce } from './imports.service.ts';

/** Undoes an import as a whole, except for items that were changed since or that something else needs. */
@Injectable()
export class ImportUndoService {
  constructor(
    private readonly registry: ImportRegistry,
    private readonly imports: ImportsRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 404, 409 IMPORT_UNDONE or IMPORT_TOO_OLD */
  undo(kind: ImportKind, id: number, now = new Date()): Promise<ImportUndoResponse> {
    return this.database.transaction(async () => {
      const isFirst = await this.imports.markUndone(id, currentActor(), now);
      const record = await this.imports.find(id, kind);
      if (!record) throw importNotFound();
      if (!isFirst) throw alreadyUndone();
      if (!isUndoable({ ...record, undoneAt: null }, now)) throw tooLateToUndo();
      const remaining = await this.takeBack(this.registry.get(kind), await this.imports.listRows(id));
      await this.imports.noteRemaining(id, remaining.length);
      await this.audit.record({
        action: 'undone',
        entity: 'import',
        entityId: id,
        summary: `Import ${id} of ${importKinds[kind].title.toLowerCase()} undone; ${remaining.length} rows were left`,
      });
      return {
        import: toImportResponse({ ...record, remainingCount: remaining.length }, false),
        remaining: remaining.slice(0, importLimits.listed),
      };
    });
  }

  /** Returns the items that were left. */
  private async takeBack(importer: Importer<object>, rows: readonly ImportRow[]): Promise<ImportedRowResponse[]> {
    const remaining: ImportedRowResponse[] = [];
    for (let from = 0; from < rows.length; from += statesAtOnce) {
      const part = rows.slice(from, from + statesAtOnce);
      const ids = part.map(({ itemId }) => itemId);
      const states = await importer.statesOf(ids);
      const needed = (await importer.reasonsToKeep?.(ids)) ?? new Map<number, AnyText>();
      for (const [at, row] of part.entries()) {
        if (at % itemsAtOnce === 0) await turn();
        const now = states.get(row.itemId);
        // The item was deleted since; there is nothing to undo.
        if (!now) continue;
        const reason =
          needed.get(row.itemId) ?? (hashOf(now.state) === row.stateHash ? undefined : importTexts.changedSince);
        if (reason === undefined) await takeRowBack(importer, row);
        else remaining.push({ row: row.rowNumber, title: now.title, reason });
      }
    }
    return remaining;
  }
}

const takeRowBack = (importer: Importer<object>, { itemId, before }: ImportRow): Promise<void> =>
  before !== null && importer.updates
    ? importer.updates.putBack(itemId, JSON.parse(before) as object)
    : importer.remove(itemId);
