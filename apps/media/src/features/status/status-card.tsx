import { useRef } from 'react';
import type { LiveStatus } from '../../api/stream.types.ts';
import { isStale, type Polled } from '../../api/watched.ts';
import { clockTime, elapsed } from '../../clock/clock.ts';
import { useNow } from '../../clock/use-now.ts';
import { Button } from '../../components/button.tsx';
import { Figure } from '../../components/figure.tsx';
import { activeSource, broadcastState } from './broadcast-state.ts';
import { NextService } from './next-service.tsx';
import { statusCopy as copy } from './status.copy.ts';
import { Tally } from './tally-light.tsx';
import components from '../../components/components.module.css';
import styles from './status.module.css';

interface StatusCardProps {
  seen: Polled<LiveStatus>;
  startedBy: string | null;
  onRetry: () => void;
}

/** MEDIA-15 to MEDIA-17, large enough to be read from the other end of the room. */
export function StatusCard({ seen, startedBy, onRetry }: StatusCardProps) {
  const now = useNow(1_000);
  const card = useRef<HTMLElement>(null);
  const { value: status, at, problem } = seen;
  const state = status && broadcastState(status);
  const hint = state === 'interrupted' || state === 'waiting' ? copy.hints[state] : '';
  const isMemory = isStale(seen, now);
  return (
    <section
      ref={card}
      className={styles.card}
      data-state={isMemory ? 'stale' : (state ?? 'unknown')}
      aria-labelledby="status"
    >
      <h2 id="status" tabIndex={-1}>
        {copy.title}
      </h2>
      {status && state ? (
        <>
          <div className={components.between}>
            <p className={styles.state} role="status">
              {copy.states[state]}
            </p>
            {status.wentLiveAt && state === 'live' ? (
              <p className={styles.elapsed}>
                <span className={components.spoken}>{copy.onAir} </span>
                {elapsed(new Date(status.wentLiveAt), now)}
              </p>
            ) : (
              <NextService now={now} />
            )}
          </div>
          {hint ? <p className={components.strong}>{hint}</p> : null}
          <dl className={components.figures}>
            <Figure name={copy.viewers} value={String(status.viewers)} />
            <Figure name={copy.source} value={activeSource(status)} />
            {startedBy ? <Figure name={copy.startedBy} value={startedBy} /> : null}
          </dl>
          <Tally card={card} status={status} isStale={isMemory} now={now} />
        </>
      ) : (
        <p className={components.strong}>{problem ? copy.never : copy.asking}</p>
      )}
      {problem ? (
        <div role="alert" className={`${components.between} ${components.alarm}`}>
          <p>{at ? copy.stale({ since: clockTime(at), problem }) : problem}</p>
          <Button onPress={onRetry}>{copy.tryAgain}</Button>
        </div>
      ) : null}
    </section>
  );
}
