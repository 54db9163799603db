import type { ImportCheckResponse, ImportedRowResponse, ImportKindResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { importsCopy as copy } from './imports.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './imports.module.css';

/** Errors by row, each with the content of the cell. */
export function ErrorList({ check, described }: { check: ImportCheckResponse; described: ImportKindResponse }) {
  const labelOf = (field: string): string => described.fields.find(({ name }) => name === field)?.label ?? field;
  const more = check.errorCount - check.errors.length;
  return (
    <div
      className={`${layout.card} ${layout.scroller}`}
      style={{ width: '100%', maxHeight: '24rem' }}
      role="region"
      aria-label={copy.errors}
      tabIndex={0}
    >
      <table className={`${layout.table} ${styles.stacked}`}>
        <caption>{copy.errorCount({ count: check.errorCount })}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.row}</th>
            <th scope="col">{copy.column}</th>
            <th scope="col">{copy.inFile}</th>
            <th scope="col">{common.whatIsWrong}</th>
          </tr>
        </thead>
        <tbody>
          {check.errors.map(({ row, field, value, message }) => (
            <tr key={`${row} ${field}`}>
              <td>{copy.rowNumber({ row })}</td>
              <td>{labelOf(field)}</td>
              <td>{value || copy.emptyCell}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className={layout.muted}>{copy.moreErrors({ count: more })}</p> : null}
    </div>
  );
}

interface RowNotesProps {
  title: string;
  rows: readonly ImportedRowResponse[];
  /** Number of all rows, including those that are not listed. */
  count: number;
}

/** Rows, each with a reason. */
export function RowNotes({ title, rows, count }: RowNotesProps) {
  return (
    <details className={styles.notes}>
      <summary>{copy.rowNotes({ title, count })}</summary>
      <ul>
        {rows.map(({ row, title: name, reason }) => (
          <li key={row}>{copy.rowNote({ row, name, reason })}</li>
        ))}
      </ul>
      {count > rows.length ? <p className={layout.muted}>{copy.firstListed({ count: rows.length })}</p> : null}
    </details>
  );
}

/** Preview of the first rows as they will be stored. */
export function PreviewTable({ check }: { check: ImportCheckResponse }) {
  return (
    <div
      className={`${layout.card} ${layout.scroller}`}
      style={{ width: '100%', maxHeight: '24rem' }}
      role="region"
      aria-label={copy.firstRows}
      tabIndex={0}
    >
      <table className={`${layout.table} ${styles.oneLine}`}>
        <caption>{copy.firstRowsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.row}</th>
            {check.previewFields.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {check.preview.map(({ row, values }) => (
            <tr key={row}>
              <td>{row}</td>
              {values.map((value, at) => (
                <td key={check.previewFields[at]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
