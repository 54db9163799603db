import { formatDay, kampalaDay } from '@ministry/domain';
import { searchCopy as copy } from './search.copy.ts';
import type { Choice } from './search-kinds.ts';
import layout from '../../components/layout.module.css';
import styles from './search-panel.module.css';

/** 'Sat 5 Dec 2026' */
const dayOf = (iso: string): string => `${formatDay(new Date(iso))} ${kampalaDay(new Date(iso)).slice(0, 4)}`;

interface SearchResultsProps {
  id: string;
  choices: Choice[];
  current: Choice | undefined;
  optionId(choice: Choice): string;
  onOpen(choice: Choice): void;
}

/** The options of the search, grouped by kind. The focus stays in the search field. */
export function SearchResults({ id, choices, current, optionId, onOpen }: SearchResultsProps) {
  const groups = [...new Set(choices.map(({ kind }) => kind))];
  return (
    <div id={id} role="listbox" aria-label={copy.results} className={styles.results}>
      {groups.map((kind) => (
        <div key={kind} role="group" aria-label={copy.kinds[kind]}>
          <div className={`${layout.muted} ${layout.small} ${styles.kind}`} aria-hidden="true">
            {copy.kinds[kind]}
          </div>
          {choices
            .filter((choice) => choice.kind === kind)
            .map((choice) => (
              <div
                key={choice.key}
                id={optionId(choice)}
                role="option"
                aria-selected={choice === current}
                className={`${layout.column} ${styles.option}`}
                onClick={() => onOpen(choice)}
              >
                <span className={layout.strong}>{choice.label}</span>
                {choice.hit ? (
                  <span className={`${layout.truncate} ${layout.muted}`}>
                    {choice.hit.detail ? `${choice.hit.detail} · ` : ''}
                    {dayOf(choice.hit.date)}
                  </span>
                ) : null}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
