import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { listsCopy as copy } from './lists.copy.ts';
import styles from './lists.module.css';

/** A filter of a list that offers some options. */
export interface ListFilter<Name extends string = string> {
  /** Name in the address. */
  name: Name;
  label: string;
  /** Labels by value; the option that stands for no filter says so: 'All categories'. */
  options: Record<string, string>;
  /** Further options that only the server knows. */
  load?: () => Promise<string[]>;
}

interface ChipProps {
  label: string;
  /** The current choice; null if nothing is filtered. */
  chosen: string | null;
  onRemove(): void;
  /** The control itself, on top of the text. */
  children: ReactNode;
}

/** The frame of one filter: its name, the current choice, and a button that clears it. */
export const Chip = ({ label, chosen, onRemove, children }: ChipProps) => (
  <span className={`${styles.chip} ${chosen === null ? '' : styles.chosen}`}>
    <span aria-hidden="true">
      {chosen === null ? label : <strong>{label}: </strong>}
      {chosen}
    </span>
    {children}
    {chosen === null ? (
      <Icon name="down" size={14} />
    ) : (
      <Button
        type="text"
        size="small"
        icon={<Icon name="close" size={12} />}
        aria-label={copy.removeFilter({ chosen })}
        onClick={onRemove}
      />
    )}
  </span>
);

interface FilterChipProps {
  /** The API's path of the list, if the filter has options to load; they are read again after a change of that path. */
  path: string;
  filter: ListFilter;
  value: string;
  /** The value that stands for no filter. */
  unset: string;
  onChange(value: string): void;
}

/** One filter as a native `<select>`. Options that only the server knows are added when they are loaded. */
export function FilterChip({ path, filter: { name, label, options, load }, value, unset, onChange }: FilterChipProps) {
  const { data: known = [] } = useQuery({
    queryKey: [`${path}#${name}`],
    queryFn: () => load?.() ?? [],
    enabled: load !== undefined,
  });
  const more = value && !known.includes(value) && !Object.hasOwn(options, value) ? [...known, value] : known;
  const all = { ...options, ...Object.fromEntries(more.map((word) => [word, word])) };
  return (
    <Chip label={label} chosen={value === unset ? null : (all[value] ?? value)} onRemove={() => onChange(unset)}>
      <select
        className={styles.over}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(all).map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </Chip>
  );
}
