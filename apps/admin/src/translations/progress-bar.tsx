import type { TranslationCounts } from '@ministry/api-client';
import { countsCopy, percentOf } from './translation-copy.ts';
import { translationStates } from './translation-reads.ts';
import layout from '../components/layout.module.css';
import styles from './translations.module.css';

/** How much of the interface or of the content is translated: a bar, and its figures as text. */
export const ProgressBar = ({ label, counts }: { label: string; counts: TranslationCounts }) => (
  <div className={layout.stackTight}>
    <p>
      <strong>{label}</strong> {percentOf(counts)}%
    </p>
    <div className={styles.bar} aria-hidden="true">
      {translationStates.map((state) =>
        counts[state] > 0 ? <span key={state} data-state={state} style={{ flexGrow: counts[state] }} /> : null,
      )}
    </div>
    <small>{countsCopy(counts)}</small>
  </div>
);
