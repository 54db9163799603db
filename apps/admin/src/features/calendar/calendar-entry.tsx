import { Link } from 'react-router-dom';
import { calendarCopy as copy } from './calendar.copy.ts';
import type { Entry } from './entries.ts';
import layout from '../../components/layout.module.css';
import styles from './calendar.module.css';

/**
 * One entry of a day in the calendar.
 * @param time its start; null on the further days of an entry that lasts several days
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
