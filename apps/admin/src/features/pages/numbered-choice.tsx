import styles from '../../components/choice.module.css';

interface NumberedChoiceProps {
  /** Given by the `Form.Item` around it. */
  id?: string;
  value?: string;
  onChange?(value: string): void;
  /** What stands for none; left out where one has to be chosen. */
  empty?: string;
  /** What stands for a value that is not among the items. */
  unknown?: string;
  items: readonly { id: number; label: string }[];
}

/** A list of things by their numbers, in an order of its own, which an object with such keys would not keep. */
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
