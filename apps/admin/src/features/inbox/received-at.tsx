import { formatShortDate, formatTime } from '@ministry/domain';
import layout from '../../components/layout.module.css';

/** 'Nov 21, 2026, 5:00 PM', Kampala time (MSG-10). */
export function receivedAt(iso: string): string {
  const moment = new Date(iso);
  return `${formatShortDate(moment)}, ${formatTime(moment)}`;
}

/** 'Nov 21, 2026' above '5:00 PM', Kampala time (MSG-10). */
export function ReceivedAt({ iso }: { iso: string }) {
  const moment = new Date(iso);
  return (
    <time dateTime={iso} className={`${layout.facts} ${layout.muted} ${layout.small} ${layout.numeric}`}>
      <span>{formatShortDate(moment)}</span> <span>{formatTime(moment)}</span>
    </time>
  );
}
