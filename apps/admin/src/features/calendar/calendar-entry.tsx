import { Link } from 'react-router-dom';
import type { ContentCalendarEntryResponse } from '@ministry/api-client';
import { contentKinds } from '@ministry/domain';
import { useMay } from '../../use-may.ts';
import { calendarCopy as copy } from './calendar.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './calendar.module.css';

/** What happens, behind the name of the kind. */
const happens: Record<ContentCalendarEntryResponse['type'], string> = {
  'takes-place': '',
  published: ' is published',
  unpublished: copy.isTakenDown,
};

/** Testimonies are edited in their list. */
const addressOf = ({ kind, id }: ContentCalendarEntryResponse): string =>
  kind === 'testimonials' ? contentKinds[kind].list : `${contentKinds[kind].list}/${id}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * One line of a day.
 * @param time when it begins; null on the further days that it lasts
 */
export function CalendarEntry({ entry, time }: { entry: ContentCalendarEntryResponse; time: string | null }) {
  const mayOpen = useMay()('content.publish');
  const { kind, type, title, status } = entry;
  const text = (
    <>
      <span className={`${layout.muted} ${layout.numeric}`}>{time ?? copy.goesOn}</span>{' '}
      <span className={`${layout.strong} ${styles.title}`}>{title}</span>
      <span className={`${layout.muted} ${layout.block}`}>
        {capital(contentKinds[kind].name)}
        {happens[type]}
        {type === 'takes-place' && status !== 'published' && `, ${status}`}
      </span>
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
