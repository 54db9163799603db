import type { InputRef } from 'antd';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Icon } from '../components/icon.tsx';
import styles from './lists.module.css';

interface SearchBoxProps {
  /** 'Search families': the accessible name and, with '…', the placeholder. */
  label: string;
  value: string;
  /** Called after a pause in typing; replaces the entry in the history (`change({ search }, true)`). */
  onSearch(text: string): void;
}

/** Milliseconds without typing before the server is asked. */
const debounceMs = 300;

/** The search of one list; `/` focuses it from anywhere on the page. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<InputRef>(null);
  useShortcut('/', label, () => input.current?.focus({ cursor: 'all' }));

  // The address can change on its own (back, 'clear the filters'); a text that is being typed is kept.
  useEffect(() => setTyped((current) => (current.trim() === value ? current : value)), [value]);
  useEffect(() => () => clearTimeout(rest.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onSearch(text.trim()), debounceMs);
  }

  return (
    <Input
      ref={input}
      className={styles.searchBox ?? ''}
      type="search"
      aria-label={label}
      placeholder={`${label}…`}
      prefix={<Icon name="search" />}
      maxLength={100}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
