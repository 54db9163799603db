import type { FocusEvent } from 'react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { consoleCopy as copy } from './console.copy.ts';
import { PageBoundary } from './page-boundary.tsx';
import bar from './console-bar.module.css';
import styles from './search-field.module.css';

const SearchPanel = lazy(() => import('../features/search/search-panel.tsx'));

/** State of the search: the typed text, whether the results are open, and which element had the focus before. */
function useSearchField() {
  const [{ typed, isOpen }, setState] = useState({ typed: '', isOpen: false });
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const cameFrom = useRef<Element | null>(null);

  function focus() {
    field?.focus();
    field?.select();
  }
  function close() {
    setState({ typed: '', isOpen: false });
    field?.blur();
  }
  function giveBack() {
    close();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }
  function onFocus({ relatedTarget }: FocusEvent) {
    if (!isOpen) cameFrom.current = relatedTarget;
    setState({ typed, isOpen: true });
  }
  // The text stays in the field for a user who comes back to it.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setState((last) => ({ ...last, isOpen: false }));
  }
  const onType = (text: string) => setState({ typed: text, isOpen: true });
  return { typed, isOpen, field, setField, focus, close, giveBack, onFocus, onBlur, onType };
}

/** Search over the whole console, in the bar of every page. On a phone it is an icon; a tap opens the field over the bar. */
export function SearchField() {
  const { typed, isOpen, field, setField, focus, close, giveBack, onFocus, onBlur, onType } = useSearchField();
  const [current, setCurrent] = useState<string>();
  const listId = useId();
  useShortcut('$mod+k', copy.searchEverything, focus);

  return (
    <div
      className={styles.search}
      data-open={isOpen || undefined}
      onKeyDown={({ key }) => key === 'Escape' && giveBack()}
      onBlur={onBlur}
    >
      <Icon name="search" />
      <input
        ref={setField}
        role="combobox"
        aria-label={copy.searchEverything}
        aria-keyshortcuts="Control+K Meta+K"
        aria-autocomplete="list"
        aria-expanded={current !== undefined}
        aria-controls={current && listId}
        aria-activedescendant={current}
        autoComplete="off"
        maxLength={100}
        placeholder={copy.searchEverything}
        value={typed}
        onFocus={onFocus}
        onChange={({ target }) => onType(target.value)}
      />
      {isOpen ? (
        <button type="button" className={bar.tool} aria-label={common.close} onClick={giveBack}>
          <Icon name="close" />
        </button>
      ) : (
        <kbd className={styles.keys} aria-hidden="true">
          {copy.searchKeys}
        </kbd>
      )}
      {isOpen ? (
        // The focus stays in the field when a result is clicked.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <PageBoundary>
            <Suspense fallback={<p role="status">{common.loading}</p>}>
              <SearchPanel listId={listId} field={field} typed={typed} onCurrent={setCurrent} onOpened={close} />
            </Suspense>
          </PageBoundary>
        </div>
      ) : null}
    </div>
  );
}
