import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { FilterChip, type ListFilter } from './filter-chip.tsx';
import { listsCopy as copy } from './lists.copy.ts';
import { SearchBox } from './search-box.tsx';
import type { ListAddress } from './use-list-address.ts';
import layout from '../components/layout.module.css';
import styles from './lists.module.css';

interface ListToolbarProps {
  /** 'Search families' */
  searchLabel: string;
  address: ListAddress<Record<string, string>>;
  filters: readonly ListFilter[];
  /** The API's path of the list; needed if a filter has options to load. */
  path?: string | undefined;
  /** Further filter chips, and how many of them are set. */
  more?: { chips: ReactNode; set: number } | undefined;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** The search and the filters (as chips) above a list. On a phone the filters are folded into a button that shows how many are set. */
export function ListToolbar({ searchLabel, address, filters, path = '', more, children }: ListToolbarProps) {
  const { query, defaults, change, clear, searchesSet } = address;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = filters.length + (more ? 1 : 0) > 1;
  const set = filters.filter(({ name }) => query[name] !== defaults[name]).length + (more?.set ?? 0);
  return (
    <search className={styles.toolbar}>
      <SearchBox
        key={searchesSet}
        label={searchLabel}
        value={query['search'] ?? ''}
        onSearch={(search) => change({ search }, true)}
      />
      {folds ? (
        <Button
          className={layout.onPhone ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? copy.filtersSet({ count: set }) : copy.filters}
        </Button>
      ) : null}
      <div
        id={id}
        className={`${layout.row} ${layout.grow} ${styles.filters} ${folds && !isOpen ? styles.folded : ''}`}
      >
        {filters.map((filter) => (
          <FilterChip
            key={filter.name}
            path={path}
            filter={filter}
            value={query[filter.name] ?? ''}
            unset={defaults[filter.name] ?? ''}
            onChange={(value) => change({ [filter.name]: value })}
          />
        ))}
        {more?.chips}
        {set > 0 ? (
          <Button type="link" onClick={clear}>
            {copy.clearAll}
          </Button>
        ) : null}
      </div>
      <span className={styles.tools}>{children}</span>
    </search>
  );
}
