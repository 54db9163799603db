import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '../normalise.ts';
import { versionsCopy as copy } from './versions.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './conflict-note.module.css';

interface ConflictNoteProps {
  /** 'product' */
  one: string;
  theirs: { updatedBy?: string | null; updatedAt?: string | null };
  isSaving: boolean;
  onKeep(): void;
  onTake(): void;
  /** Short summary of what the other person has saved. */
  children: ReactNode;
}

/** Notice in a form whose item somebody else has saved in the meantime: shows the saved values and lets the user choose. Until then nothing is lost. */
export function ConflictNote({ one, theirs, isSaving, onKeep, onTake, children }: ConflictNoteProps) {
  const who = { name: theirs.updatedBy ?? copy.someoneElse, one };
  return (
    <Alert
      type="warning"
      showIcon
      title={
        theirs.updatedAt
          ? copy.conflictNoteAt({ ...who, moment: formatDateTime(theirs.updatedAt) })
          : copy.conflictNote(who)
      }
      description={
        <>
          <div className={styles.theirs}>{children}</div>
          <div className={layout.row}>
            <Button disabled={isSaving} onClick={onKeep}>
              {copy.saveMineOver}
            </Button>
            <Button disabled={isSaving} onClick={onTake}>
              {copy.takeTheirs}
            </Button>
          </div>
        </>
      }
    />
  );
}
