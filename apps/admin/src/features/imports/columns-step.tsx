import { Input } from 'antd';
import type { ImportCheckResponse, ImportFieldResponse, ImportKindResponse } from '@ministry/api-client';
import { Choice } from '../../components/choice.tsx';
import { importsCopy as copy } from './imports.copy.ts';
import { fieldsOf, unheldFields, withField } from './matching.ts';
import type { FileImport } from './use-import.ts';
import layout from '../../components/layout.module.css';
import styles from './imports.module.css';

interface ColumnsStepProps {
  described: ImportKindResponse;
  check: ImportCheckResponse;
  work: FileImport;
}

/** Matches the columns of the file with fields. Each column shows two sample values. */
export function ColumnsStep({ described, check, work }: ColumnsStepProps) {
  const { choices } = work;
  const fields = choices.fields ?? fieldsOf(check);
  const options = {
    '': copy.leaveOut,
    ...Object.fromEntries(
      described.fields.map(({ name, label, isRequired }) => [name, isRequired ? copy.needed({ label }) : label]),
    ),
  };
  return (
    <section className={layout.stack} aria-label={copy.columns}>
      <h2>{copy.columnsStep}</h2>
      <ul className={`${layout.card} ${layout.plainList} ${layout.lines}`}>
        {check.columns.map(({ column, heading, samples }) => (
          <li key={column} className={styles.pair}>
            <div>
              <strong id={`column-${column}`} className={layout.block}>
                {heading}
              </strong>
              <span className={`${layout.muted} ${layout.block}`}>
                {samples.length > 0 ? samples.join(' · ') : copy.columnIsEmpty}
              </span>
            </div>
            <Choice
              aria-label={copy.columnHolds({ heading })}
              options={options}
              value={fields[column] ?? ''}
              disabled={work.isImporting}
              onChange={(field) => work.change({ fields: withField(fields, column, field) })}
            />
          </li>
        ))}
      </ul>
      {unheldFields(described.fields, fields, check, choices.values).map((field) => (
        <SameInAllRows
          key={field.name}
          field={field}
          value={choices.values[field.name] ?? ''}
          isDisabled={work.isImporting}
          onChange={(value) => work.change({ fields, values: { ...choices.values, [field.name]: value } })}
        />
      ))}
    </section>
  );
}

interface SameInAllRowsProps {
  field: ImportFieldResponse;
  value: string;
  isDisabled: boolean;
  onChange(value: string): void;
}

/** A required field without a column: one value for all rows can be given. */
function SameInAllRows({ field: { name, label, choices, hint }, value, isDisabled, onChange }: SameInAllRowsProps) {
  const id = `same-${name}`;
  return (
    <div className={`${layout.band} ${layout.accent} ${styles.pair}`}>
      <label htmlFor={id}>{copy.sameInAllRows({ label })}</label>
      {choices.length > 0 ? (
        <Choice
          id={id}
          options={{ '': copy.choose, ...Object.fromEntries(choices.map((choice) => [choice.value, choice.label])) }}
          value={value}
          disabled={isDisabled}
          onChange={onChange}
        />
      ) : (
        <Input
          id={id}
          defaultValue={value}
          disabled={isDisabled}
          maxLength={1_000}
          placeholder={hint}
          onBlur={({ target }) => target.value !== value && onChange(target.value)}
          onPressEnter={({ currentTarget }) => currentTarget.value !== value && onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}
