import type { ImportCheckResponse, ImportedRowResponse, ImportKindResponse } from '@ministry/api-client';
import { counted } from '../../components/counted.ts';
import layout from '../../components/layout.module.css';
import styles from './imports.module.css';

/** The errors by row, each with what stands there. */
export function ErrorList({ check, described }: { check: ImportCheckResponse; described: ImportKindResponse }) {
  const labelOf = (field: string): string => described.fields.find(({ name }) => name === field)?.label ?? field;
  const more = check.errorCount - check.errors.length;
  return (
    <div className={`${layout.card} ${styles.scrolled}`} role="region" aria-label="Errors" tabIndex={0}>
      <table className={`${layout.table} ${styles.stacked}`}>
        <caption>{counted(check.errorCount, 'error')}</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">In the file</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {check.errors.map(({ row, field, value, message }) => (
            <tr key={`${row} ${field}`}>
              <td>Row {row}</td>
              <td>{labelOf(field)}</td>
              <td>{value || '(empty)'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? (
        <p className={layout.muted}>And {counted(more, 'more', 'more')}; all of them are in the download.</p>
      ) : null}
    </div>
  );
}

interface RowNotesProps {
  title: string;
  rows: readonly ImportedRowResponse[];
  /** All of them, listed or not. */
  count: number;
}

/** Rows that are named with a reason. */
export function RowNotes({ title, rows, count }: RowNotesProps) {
  return (
    <details className={styles.notes}>
      <summary>
        {title}: {counted(count, 'row')}
      </summary>
      <ul>
        {rows.map(({ row, title: name, reason }) => (
          <li key={row}>
            Row {row}, {name}: {reason}
          </li>
        ))}
      </ul>
      {count > rows.length ? <p className={layout.muted}>The first {rows.length} are listed.</p> : null}
    </details>
  );
}

/** The first rows as they will be stored. */
export function PreviewTable({ check }: { check: ImportCheckResponse }) {
  return (
    <div className={`${layout.card} ${styles.scrolled}`} role="region" aria-label="First rows" tabIndex={0}>
      <table className={`${layout.table} ${styles.oneLine}`}>
        <caption>The first rows as they will be</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
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
