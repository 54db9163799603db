import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type ImportKind, importKindNames, importKinds, importLimits } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor, may, type Staff } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import type { Page } from '../http/paged.ts';
import { periodBefore, retentionPeriods } from '../retention/retention-periods.ts';
import {
  type ImportCheckRequest,
  type ImportCheckResponse,
  type ImportKindResponse,
  type ImportListQuery,
  type ImportRequest,
  type ImportResponse,
  toImportResponse,
} from './import.dto.ts';
import type { Import } from './import.entity.ts';
import { describeKind, outcomeOf, toCheckResponse } from './import-answers.ts';
import {
  errorsOf,
  type GoodItem,
  type ImportFile,
  invalidRowCount,
  markDuplicates,
  readFile,
} from './import-reader.ts';
import { ImportRegistry } from './import-registry.ts';
import type { ImportRow } from './import-row.entity.ts';
import type { Importer } from './importer.ts';
import { importTexts } from './imports.copy.ts';
import { invalidRows, missingColumns, notAffirmed, nothingToImport, tooManyItems } from './imports.errors.ts';
import { ImportsRepository } from './imports.repository.ts';

/** Items written before the event loop can serve other requests; the embedded database works synchronously and never yields. */
export const itemsAtOnce = 5;
/** Most errors that a 400 response lists. */
const maxNamedErrors = 50;
/** Items whose states are read in one statement. */
export const statesAtOnce = 250;

export const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');

/** An import can be undone for thirty days, like a deletion. */
export const isUndoable = ({ createdAt, undoneAt }: Import, now: Date): boolean =>
  undoneAt === null && createdAt > periodBefore(now, retentionPeriods.deleted);

type Written = Omit<ImportRow, 'id' | 'importId' | 'stateHash'>;

/** Imports files of all kinds. Each import is one transaction and is recorded with its rows. The audit log stores their number, never their content. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly registry: ImportRegistry,
    private readonly imports: ImportsRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Imports of the kinds that this member of staff may import, newest first. */
  async list({ kind, limit, offset }: ImportListQuery, staff: Staff, now = new Date()): Promise<Page<ImportResponse>> {
    const kinds = importKindNames.filter(
      (each) => may(staff, importKinds[each].permission) && (kind === undefined || each === kind),
    );
    const { items, total } = await this.imports.list(kinds, limit, offset);
    return { items: items.map((item) => toImportResponse(item, isUndoable(item, now))), total };
  }

  describe(kind: ImportKind): ImportKindResponse {
    return describeKind(this.registry.get(kind));
  }

  /** Reports what an import would do, without changes. @throws DomainError 400 if the file cannot be read or is too long */
  async check(kind: ImportKind, request: ImportCheckRequest): Promise<ImportCheckResponse> {
    const importer = this.registry.get(kind);
    const file = await readFile(importer, request);
    await markDuplicates(importer, file);
    checkCount(file, request);
    return toCheckResponse(importer, file, request);
  }

  /** Imports the file in one transaction. @throws DomainError 400 with the errors by row, 409 NOTHING_TO_IMPORT */
  async import(kind: ImportKind, request: ImportRequest): Promise<ImportResponse> {
    const importer = this.registry.get(kind);
    // Read before the transaction, because a transaction blocks all other writes to the embedded database.
    const file = await readFile(importer, request);
    checkComplete(importer, file, request);
    return this.database.transaction(async () => {
      await markDuplicates(importer, file);
      checkCount(file, request);
      const written = await this.write(importer, file.good, request.duplicates);
      if (written.length === 0) throw nothingToImport();
      const record = await this.record(kind, request, file, written);
      const states = await this.statesOf(
        importer,
        written.map(({ itemId }) => itemId),
      );
      await this.imports.insertRows(
        written.map((row) => ({ ...row, importId: record.id, stateHash: states.get(row.itemId) ?? '' })),
      );
      return toImportResponse(record, true);
    });
  }

  private async write(
    importer: Importer<object>,
    items: readonly GoodItem[],
    duplicates: ImportRequest['duplicates'],
  ): Promise<Written[]> {
    const written: Written[] = [];
    for (const [at, item] of items.entries()) {
      if (at % itemsAtOnce === itemsAtOnce - 1) await turn();
      const outcome = outcomeOf(item, duplicates);
      if (outcome === 'create')
        written.push({ rowNumber: item.number, itemId: await importer.create(item.request), before: null });
      else if (outcome === 'update' && importer.updates && item.known) {
        const before = await importer.updates.update(item.known.id, item.request);
        written.push({ rowNumber: item.number, itemId: item.known.id, before: JSON.stringify(before) });
      }
    }
    return written;
  }

  private async record(
    kind: ImportKind,
    { fileName, isAffirmed }: ImportRequest,
    file: ImportFile,
    written: readonly Written[],
  ): Promise<Import> {
    const createdCount = written.filter(({ before }) => before === null).length;
    const record = await this.imports.insert({
      kind,
      fileName,
      createdCount,
      updatedCount: written.length - createdCount,
      skippedCount: file.good.length - written.length,
      invalidCount: invalidRowCount(file),
      isAffirmed: isAffirmed ?? false,
      createdBy: currentActor(),
      createdAt: new Date(),
      undoneBy: null,
      undoneAt: null,
      remainingCount: 0,
    });
    await this.audit.record({
      action: 'imported',
      entity: 'import',
      entityId: record.id,
      summary: `${importKinds[kind].title} imported: ${createdCount} added, ${record.updatedCount} updated`,
    });
    return record;
  }

  /** Hashes of the current states of the items, by id. */
  private async statesOf(importer: Importer<object>, ids: readonly number[]): Promise<Map<number, string>> {
    const hashes = new Map<number, string>();
    for (let from = 0; from < ids.length; from += statesAtOnce)
      for (const [id, { state }] of await importer.statesOf(ids.slice(from, from + statesAtOnce)))
        hashes.set(id, hashOf(state));
    return hashes;
  }
}

/** @throws DomainError 400 */
function checkCount({ good }: ImportFile, { duplicates }: ImportCheckRequest): void {
  const count = good.filter((item) => outcomeOf(item, duplicates) !== 'skip').length;
  if (count > importLimits.items) throw tooManyItems(count);
}

/** @throws DomainError 400 */
function checkComplete({ affirmation }: Importer<object>, file: ImportFile, request: ImportRequest): void {
  if (Object.keys(file.missing).length > 0) throw missingColumns(file.missing);
  if (affirmation && request.isAffirmed !== true) throw notAffirmed(affirmation);
  if (file.invalid.length === 0 || request.invalidRows === 'skip') return;
  const errors = errorsOf(file).slice(0, maxNamedErrors);
  throw invalidRows(
    Object.fromEntries(
      errors.map(({ row, field, message }) => [
        `rows.${row}.${field}`,
        importTexts.inRow({ row: String(row), problem: message }),
      ]),
    ),
  );
}
