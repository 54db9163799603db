import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { checkAgainst } from '../../platform/http/validation.pipe.ts';
import { type CsvRow, type CsvTable, readTable } from '../../platform/imports/csv-table.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { shippedTexts } from '../../platform/translations/shipped-texts.ts';
import { TranslationsRepository } from '../../platform/translations/translations.repository.ts';
import { interfaceKind, TranslationsService } from '../../platform/translations/translations.service.ts';
import { TranslationChangesService } from './translation-changes.service.ts';
import {
  type TranslationImportRequest,
  type TranslationImportResponse,
  TranslationRequest,
} from './translations.dto.ts';
import { missingColumns } from './translations.errors.ts';

/** Enough for all texts of the interface and those of a large site. */
const maxRows = 20_000;
/** Rows after which other requests get a turn, because queries of the embedded database do not yield. */
const rowsAtOnce = 20;

const needed = ['kind', 'itemId', 'field', 'source', 'translation'] as const;
type Cells = Record<(typeof needed)[number], string>;

/** Imports translations from a CSV file in the format of the export. Valid rows are stored in one transaction, all others are reported. */
@Injectable()
export class TranslationImportService {
  constructor(
    private readonly changes: TranslationChangesService,
    private readonly repository: TranslationsRepository,
    private readonly translations: TranslationsService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 400 where the file as a whole cannot be read */
  async import(request: TranslationImportRequest): Promise<TranslationImportResponse> {
    const rows = cellsOf(await readTable(request.csv, maxRows));
    const answer: TranslationImportResponse = { saved: 0, unchanged: 0, refused: [] };
    const topics = new Set<string>();
    await this.database.transaction(async () => {
      for (const [at, { row, cells }] of rows.entries()) {
        if (at % rowsAtOnce === rowsAtOnce - 1) await turn();
        const outcome = await this.take(cells, request);
        if (outcome.problem) answer.refused.push({ row: row.number, field: nameOf(cells), reason: outcome.problem });
        else if (outcome.topic) {
          answer.saved += 1;
          topics.add(outcome.topic);
        } else answer.unchanged += 1;
      }
    });
    if (!request.isTrial && answer.saved > 0) await this.translations.refresh([...topics]);
    return answer;
  }

  /** Stores a row, or only checks it in a trial. A result without topic and problem means that the row changes nothing. */
  private async take(
    cells: Cells,
    { language, isChecked = false, isTrial = false }: TranslationImportRequest,
  ): Promise<{ topic?: string; problem?: AnyText }> {
    const { kind, field, source, translation: text } = cells;
    if (text === '') return {};
    const plain = { language, kind, itemId: Number(cells.itemId || Number.NaN), field, source, text, isChecked };
    const { value, errors } = checkAgainst(TranslationRequest, plain);
    const [problem] = Object.values(errors);
    if (problem) return { problem };
    try {
      const target = await this.changes.checked(value);
      const known = await this.repository.find(value, target.source);
      // Shipped translations are shown without being stored; importing one unchanged must not create a draft.
      const came = kind === interfaceKind ? shippedTexts(language)[field] : target.item.shipped?.(language, field);
      const shipped = known ? undefined : came;
      const isDraftAlready = known?.draft === value.text && !isChecked;
      const isSame = (known?.text ?? shipped) === value.text && (known?.state === 'checked' || !isChecked);
      if (isSame || isDraftAlready) return {};
      if (!isTrial) await this.changes.store(value);
      return { topic: target.kind.topic };
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      return { problem: Object.values(error.fieldTexts ?? {})[0] ?? error.text };
    }
  }
}

/** The cells of each row by the column names of the export. @throws DomainError 400 */
function cellsOf({ headings, rows }: CsvTable): { row: CsvRow; cells: Cells }[] {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const columns = needed.map((name) => [name, plain.indexOf(name.toLowerCase())] as const);
  const missing = columns.filter(([, column]) => column < 0).map(([name]) => name);
  if (missing.length > 0) throw missingColumns(missing);
  return rows.map((row) => ({
    row,
    cells: Object.fromEntries(columns.map(([name, column]) => [name, row.cells[column] ?? ''])) as Cells,
  }));
}

const nameOf = ({ kind, itemId, field }: Cells): string =>
  `${kind} ${itemId === '0' ? '' : `${itemId} `}${field}`.slice(0, 160);
