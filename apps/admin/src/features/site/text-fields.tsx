import { Form, Input } from 'antd';
import { pageTextLimits as limits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { asText } from '../../content/draft-values.ts';
import type { FormRow } from '../../forms/form-values.ts';
import { RowsField } from '../../forms/rows-field.tsx';
import { siteSettingsCopy as settings } from './site-settings.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './site.module.css';

/** Field for one or two sentences of a page. */
export const LineField = ({
  name,
  label,
  max = limits.lead,
  hint,
}: {
  name: string;
  label: string;
  max?: number;
  hint?: string;
}) => (
  <Form.Item name={name} label={label} extra={hint}>
    <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={max} />
  </Form.Item>
);

interface RowFieldProps {
  place: number;
  name: string;
  label: string;
  max?: number;
  isOptional?: boolean;
}

export const RowField = ({ place, name, label, max = limits.title, isOptional = false }: RowFieldProps) => (
  <Form.Item
    className={styles.wide ?? ''}
    name={[place, name]}
    label={isOptional ? settings.optional({ label }) : label}
    required={!isOptional}
  >
    <Input maxLength={max} />
  </Form.Item>
);

/** Text field of a row, at full width. */
export const RowText = ({ place }: { place: number }) => (
  <Form.Item className={layout.full ?? ''} name={[place, 'text']} label={common.text} required>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={limits.text} />
  </Form.Item>
);

export interface TextRowsProps {
  name: string;
  heading: string;
  hint?: string;
  one: string;
  most: number;
  rows: readonly FormRow[];
  /** Single-line fields of a row. The first one is the name of the row; the text field follows them. */
  fields: readonly Omit<RowFieldProps, 'place'>[];
  hasText?: boolean;
}

/** Rows of single-line fields and a text. */
export const TextRows = ({ fields, hasText = true, ...list }: TextRowsProps) => (
  <RowsField
    {...list}
    blank={(): FormRow => ({
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
      ...(hasText ? { text: '' } : {}),
    })}
    nameOf={(row: FormRow) => asText(row[fields[0]?.name ?? ''])}
  >
    {(place) => (
      <>
        {fields.map((field) => (
          <RowField key={field.name} place={place} {...field} />
        ))}
        {hasText ? <RowText place={place} /> : null}
      </>
    )}
  </RowsField>
);
