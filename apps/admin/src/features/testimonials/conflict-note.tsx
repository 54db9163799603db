import { Alert, Button } from 'antd';
import { formatMoment } from '../../content/normalise.ts';
import { standingOf, type Testimonial } from './testimonial.ts';
import styles from './testimonials.module.css';

interface ConflictNoteProps {
  theirs: Testimonial;
  isSaving: boolean;
  onTake(theirs: Testimonial): void;
  onKeep(theirs: Testimonial): void;
}

/** Somebody else has saved meanwhile: shows what, and lets the second of the two choose; nothing typed is lost before. */
export function ConflictNote({ theirs, isSaving, onTake, onKeep }: ConflictNoteProps) {
  const when = theirs.updatedAt ? formatMoment(theirs.updatedAt) : '';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`${theirs.updatedBy ?? 'Someone else'} changed this testimonial in the meantime (${when}). Nothing was saved.`}
      description={
        <>
          <p className={styles.theirsName}>
            {theirs.name} · {standingOf(theirs).label}
          </p>
          <p className={styles.theirs}>{theirs.testimony}</p>
          <div className={styles.decide}>
            <Button disabled={isSaving} onClick={() => onKeep(theirs)}>
              Save mine over it
            </Button>
            <Button disabled={isSaving} onClick={() => onTake(theirs)}>
              Take theirs
            </Button>
          </div>
        </>
      }
    />
  );
}
