import styles from '../../components/choice.module.css';

interface NumberedChoiceProps {
  /** Set by the surrounding `Form.Item`. */
  id?: string;
  value?: string;
  onChange?(value: string): void;
  /** Label of the empty option; undefined if a value is required. */
  empty?: string;
  /** Label of a value that is not among the items. */
  unknown?: string;
  items: readonly { id: number; label: string }[];
}

/** A select whose options have numeric ids in a given order. An object with numeric keys would not keep the order. */
export const NumberedChoice = ({ value = '', onChange, empty, unknown, items, ...control }: NumberedChoiceProps) => (
  <select {...control} value={value} className={styles.choice} onChange={(event) => onChange?.(event.target.value)}>
    {empty === undefined ? null : <option value="">{empty}</option>}
    {value === '' || items.some(({ id }) => String(id) === value) ? null : <option value={value}>{unknown}</option>}
    {items.map(({ id, label }) => (
      <option key={id} value={String(id)}>
        {label}
      </option>
    ))}
  </select>
);
