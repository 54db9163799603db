import { Link } from 'react-router-dom';
import type { ContentCalendarEntryResponse } from '@ministry/api-client';
import { contentKinds } from '@ministry/domain';
import { useMay } from '../../use-may.ts';
import { calendarCopy as copy } from './calendar.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './calendar.module.css';

/** Testimonies are edited in their list. */
const addressOf = ({ kind, id }: ContentCalendarEntryResponse): string =>
  kind === 'testimonials' ? contentKinds[kind].list : `${contentKinds[kind].list}/${id}`;

/** 'Sermon is published', 'Event, draft' */
function whatHappens({ kind: plural, type, status }: ContentCalendarEntryResponse): string {
  const kind = copy.kinds[plural];
  if (type === 'published') return copy.published({ kind });
  if (type === 'unpublished') return copy.takenDown({ kind });
  return status === 'published' ? kind : copy[status]({ kind });
}

/**
 * One line of a day.
 * @param time when it begins; null on the further days that it lasts
 */
export function CalendarEntry({ entry, time }: { entry: ContentCalendarEntryResponse; time: string | null }) {
  const mayOpen = useMay()('content.publish');
  const { type, title, status } = entry;
  const text = (
    <>
      <span className={`${layout.muted} ${layout.numeric}`}>{time ?? copy.goesOn}</span>{' '}
      <span className={`${layout.strong} ${styles.title}`}>{title}</span>
      <span className={`${layout.muted} ${layout.block}`}>{whatHappens(entry)}</span>
    </>
  );
  const look = {
    className: `${layout.small} ${layout.block} ${styles.entry}`,
    'data-type': type,
    'data-draft': status === 'published' ? undefined : '',
  };
  return mayOpen ? (
    <Link {...look} to={addressOf(entry)}>
      {text}
    </Link>
  ) : (
    <span {...look}>{text}</span>
  );
}
