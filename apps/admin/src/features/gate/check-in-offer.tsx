import { useEffect, useState } from 'react';
import { gateCopy as copy } from './gate.copy.ts';
import { gateStorage } from './gate-storage.ts';
import styles from './gate.module.css';

interface CheckInOfferProps {
  eventId: number;
  onOpen(): void;
}

/** Where nobody can sign in for want of a line: the way to check-in, if this phone has the list. */
export default function CheckInOffer({ eventId, onOpen }: CheckInOfferProps) {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    // A device that stores nothing has no list either.
    gateStorage.load(eventId).then(
      ({ list }) => setTitle(list?.title),
      () => undefined,
    );
  }, [eventId]);
  if (title === undefined) return null;
  return (
    <section className={styles.open} aria-label={title}>
      <p>{copy.openHint(title)}</p>
      <button type="button" onClick={onOpen}>
        {copy.open}
      </button>
    </section>
  );
}
