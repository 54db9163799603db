import { useRef } from 'react';
import { configurationCopy as copy } from './configuration.copy.ts';
import { tabAfter, type TabName, tabNames } from './tabs.ts';
import components from '../../components/components.module.css';
import styles from './configuration.module.css';

interface TabListProps {
  tab: TabName;
  onTab: (tab: TabName) => void;
  unsaved: (tab: TabName) => boolean;
}

/** MEDIA-18 */
export function TabList({ tab, onTab, unsaved }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={copy.title}
      className={styles.tabs}
      onKeyDown={(event) => {
        const next = tabAfter(tab, event.key);
        if (!next) return;
        event.preventDefault();
        onTab(next);
        list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
      }}
    >
      {tabNames.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === tab}
          aria-controls={name === tab ? 'stream-panel' : undefined}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {copy.tabs[name]}
          {unsaved(name) ? (
            <span className={styles.unsaved} title={copy.unsaved}>
              {' '}
              ●<span className={components.spoken}> {copy.unsaved}</span>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
