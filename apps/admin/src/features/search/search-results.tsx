import { formatMoment } from '../../content/normalise.ts';
import type { Choice } from './search.copy.ts';
import { kinds } from './search.copy.ts';
import { searchTexts as copy } from './search-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './search-dialog.module.css';

interface SearchResultsProps {
  id: string;
  choices: Choice[];
  current: Choice | undefined;
  optionId(choice: Choice): string;
  onOpen(choice: Choice): void;
}

/** The lines of the search, grouped by kind; the focus stays in the field. */
export function SearchResults({ id, choices, current, optionId, onOpen }: SearchResultsProps) {
  const groups = [...new Set(choices.map(({ kind }) => kind))];
  return (
    <div id={id} role="listbox" aria-label={copy.results} className={styles.results}>
      {groups.map((kind) => (
        <div key={kind} role="group" aria-label={kinds[kind].title}>
          <div className={`${layout.muted} ${layout.small} ${styles.kind}`} aria-hidden="true">
            {kinds[kind].title}
          </div>
          {choices
            .filter((choice) => choice.kind === kind)
            .map((choice) => (
              <div
                key={choice.key}
                id={optionId(choice)}
                role="option"
                aria-selected={choice === current}
                className={styles.option}
                onClick={() => onOpen(choice)}
              >
                <span className={choice.hit ? layout.strong : styles.all}>{choice.label}</span>
                {choice.hit ? (
                  <span className={`${layout.truncate} ${layout.muted}`}>
                    {choice.hit.detail ? `${choice.hit.detail} · ` : ''}
                    {formatMoment(choice.hit.date).split(', ')[0]}
                  </span>
                ) : null}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
