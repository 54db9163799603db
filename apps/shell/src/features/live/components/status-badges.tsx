import type { LiveStatusResponse } from '@ministry/api-client';
import { liveCopy as copy } from '../live.copy.ts';
import css from './live.module.css';

/** LIVE-01 */
export function StatusBadges({ status }: { status: LiveStatusResponse | undefined }) {
  return (
    <div className={css.badges} role="status">
      {status?.isLive ? (
        <>
          <span className={`badge ${css.live}`}>{copy.live}</span>
          {status.viewers > 0 ? <span className="badge">{copy.watching({ viewers: status.viewers })}</span> : null}
          <span className="badge">{copy.sources[status.streamType ?? 'rtmp']}</span>
        </>
      ) : (
        <span className={`badge ${status?.isInterrupted ? 'badge-sun' : ''}`}>
          {status?.isInterrupted ? copy.interrupted : copy.offline}
        </span>
      )}
    </div>
  );
}
