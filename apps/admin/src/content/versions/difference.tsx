import type { DiffPart } from './diff-text.ts';
import { diffText } from './diff-text.ts';
import { versionsCopy as copy } from './versions.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './versions.module.css';

interface DifferenceProps {
  before: string;
  after: string;
  /** Which of the two texts is shown, with its differences marked; if left out, both are shown in one text. */
  only?: 'before' | 'after';
}

const left: Record<NonNullable<DifferenceProps['only']>, DiffPart['kind']> = { before: 'new', after: 'old' };

/** Two states of a text. Removed text is struck out and added text underlined, so that it does not depend on colour alone. */
export function Difference({ before, after, only }: DifferenceProps) {
  const parts = diffText(before, after).filter(({ kind }) => only === undefined || kind !== left[only]);
  if (parts.length === 0) return <p className={layout.muted}>{copy.empty}</p>;
  return (
    <p className={styles.text}>
      {parts.map(({ kind, text }, index) => {
        const Tag = only ? 'mark' : kind === 'old' ? 'del' : 'ins';
        return kind === 'same' ? text : <Tag key={index}>{text}</Tag>;
      })}
    </p>
  );
}
