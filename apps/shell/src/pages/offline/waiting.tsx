import { useEffect, useRef } from 'react';
import { readStored } from '../../app/device-storage.ts';
import { loadWaiting } from '../../app/load-waiting.ts';
import css from './offline.module.css';

/** Shows the forms that wait for a connection, which only the device knows. */
export function Waiting() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!readStored('waiting')) return;
    let shown: Awaited<ReturnType<typeof loadWaiting>>;
    let isOver = false;
    void loadWaiting().then((waiting) => {
      if (isOver) return;
      shown = waiting;
      shown?.showIn(place.current);
    });
    return () => {
      isOver = true;
      shown?.showIn(null);
    };
  }, []);
  return <section ref={place} className={css.waiting} />;
}
