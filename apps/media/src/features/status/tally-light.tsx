import { type RefObject, useEffect, useState } from 'react';
import type { LiveStatus } from '../../api/stream.types.ts';
import { elapsed } from '../../clock/clock.ts';
import { broadcastState } from './broadcast-state.ts';
import { statusCopy as copy } from './status.copy.ts';
import styles from './status.module.css';

interface TallyProps {
  /** The tally light is shown while this card is out of sight. */
  card: RefObject<HTMLElement | null>;
  status: LiveStatus;
  isStale: boolean;
  now: Date;
}

/** A tally light in the corner of the screen. It is hidden from screen readers, which read the card itself. */
export function Tally({ card, status, isStale, now }: TallyProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => setNeeded(entries.at(-1)?.isIntersecting === false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [card]);
  if (!isNeeded) return null;
  const state = broadcastState(status);
  return (
    <p className={styles.tally} data-state={isStale ? 'stale' : state} aria-hidden="true">
      {copy.states[state]}
      {isStale ? ' ?' : null}
      {state === 'live' && status.wentLiveAt && !isStale ? <b>{elapsed(new Date(status.wentLiveAt), now)}</b> : null}
    </p>
  );
}
