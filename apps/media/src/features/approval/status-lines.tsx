import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { clockTime } from '../../clock/clock.ts';
import { approvalCopy } from './approval.copy.ts';
import components from '../../components/components.module.css';

const copy = approvalCopy.lines;
const at = (moment: string | null) => (moment ? clockTime(new Date(moment)) : '');

/** MEDIA-41: who did what, and when. */
export function StatusLines({ stream, status }: { stream: MediaStream; status: LiveStatus | null }) {
  const { approval, publishing, wentLiveBy } = stream;
  return (
    <ul className={`${components.list} ${components.muted}`} aria-label={copy.title}>
      <li>{publishing ? copy.publishing({ since: at(publishing.since) }) : copy.notPublishing}</li>
      <li>
        {approval.isApproved
          ? copy.approvedBy({ name: approval.approvedBy ?? '?', time: at(approval.approvedAt) })
          : copy.notApproved}
      </li>
      {wentLiveBy ? (
        <li>
          {status?.wentLiveAt
            ? copy.wentLiveByAt({ name: wentLiveBy, time: at(status.wentLiveAt) })
            : copy.wentLiveBy({ name: wentLiveBy })}
        </li>
      ) : null}
    </ul>
  );
}
