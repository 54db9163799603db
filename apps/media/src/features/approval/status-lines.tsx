import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { clockTime } from '../../clock/clock.ts';
import { approvalWords } from './approval.content.ts';
import styles from './approval.module.css';

const words = approvalWords.lines;
const at = (moment: string | null) => (moment ? clockTime(new Date(moment)) : '');

/** MEDIA-41: who did what, and when. */
export function StatusLines({ stream, status }: { stream: MediaStream; status: LiveStatus | null }) {
  const { approval, publishing, wentLiveBy } = stream;
  return (
    <ul className={styles.lines} aria-label={words.title}>
      <li>{publishing ? words.publishing(at(publishing.since)) : words.notPublishing}</li>
      <li>
        {approval.isApproved
          ? words.approvedBy(approval.approvedBy ?? '?', at(approval.approvedAt))
          : words.notApproved}
      </li>
      {wentLiveBy ? (
        <li>{words.wentLiveBy(wentLiveBy, status?.wentLiveAt ? `, ${at(status.wentLiveAt)}` : '')}</li>
      ) : null}
    </ul>
  );
}
