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
  /** The text that is searched, or was last passed to `onSearch`. */
  const searched = useRef(value);
  const input = useRef<InputRef>(null);
  useShortcut('/', label, () => input.current?.focus({ cursor: 'all' }));

  // The address can change on its own (back, a saved view). The search of this box may arrive late, when more is typed already.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    clearTimeout(rest.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(rest.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      searched.current = text.trim();
      onSearch(searched.current);
    }, debounceMs);
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
