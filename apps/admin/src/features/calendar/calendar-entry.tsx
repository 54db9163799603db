import { Link } from 'react-router-dom';
import { calendarCopy as copy } from './calendar.copy.ts';
import type { Entry } from './entries.ts';
import layout from '../../components/layout.module.css';
import styles from './calendar.module.css';

/**
 * One line of a day.
 * @param time when it begins; null on the further days that it lasts
 */
export function CalendarEntry({ entry, time }: { entry: Entry; time: string | null }) {
  const { type, title, what, isDraft, address } = entry;
  const text = (
    <>
      <span className={`${layout.muted} ${layout.numeric}`}>{time ?? copy.goesOn}</span> <strong>{title}</strong>
      <span className={`${layout.muted} ${layout.block}`}>{what}</span>
    </>
  );
  const look = {
    className: `${layout.small} ${layout.block} ${styles.entry}`,
    'data-type': type,
    'data-draft': isDraft ? '' : undefined,
  };
  return address === null ? (
    <span {...look}>{text}</span>
  ) : (
    <Link {...look} to={address}>
      {text}
    </Link>
  );
}
