import { formatDateTime } from '../content/normalise.ts';
import { componentsCopy as copy } from './components.copy.ts';
import styles from './date-time.module.css';
import layout from './layout.module.css';

/** A date above its time, followed by the name of the person if it is known. */
export function DateTime({ iso, by }: { iso: string; by?: string | undefined }) {
  const [day, time] = formatDateTime(iso).split(', ');
  return (
    <time dateTime={iso} className={`${layout.numeric} ${layout.block} ${styles.moment}`}>
      {day}
      <span>
        {time} {by ? <span className={styles.by}>{copy.by({ name: by })}</span> : null}
      </span>
    </time>
  );
}
