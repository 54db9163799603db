import type { LiveStatusResponse } from '@ministry/api-client';
import { liveWords as words } from '../live.content.ts';
import css from './live.module.css';

/** LIVE-01 */
export function StatusBadges({ status }: { status: LiveStatusResponse | undefined }) {
  return (
    <div className={css.badges} role="status">
      {status?.isLive ? (
        <>
          <span className={`badge ${css.live}`}>{words.live}</span>
          {status.viewers > 0 ? <span className="badge">{words.watching(status.viewers)}</span> : null}
          <span className="badge">{words.sources[status.streamType ?? 'rtmp']}</span>
        </>
      ) : (
        <span className={`badge ${status?.isInterrupted ? 'badge-sun' : ''}`}>
          {status?.isInterrupted ? words.interrupted : words.offline}
        </span>
      )}
    </div>
  );
}
