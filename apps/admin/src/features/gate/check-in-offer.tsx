import { use } from 'react';
import { gateCopy } from './gate.copy.ts';
import { gateStorage } from './gate-storage.ts';
import layout from '../../components/layout.module.css';
import styles from '../sign-in/sign-in-page.module.css';

const { offer: copy } = gateCopy;

interface CheckInOfferProps {
  eventId: number;
  onOpen(): void;
}

const titles = new Map<number, Promise<string | undefined>>();

/** Of the list that this phone has. */
function loadTitle(eventId: number): Promise<string | undefined> {
  const known =
    titles.get(eventId) ??
    gateStorage.load(eventId).then(
      ({ list }) => list?.title,
      // A device that stores nothing has no list either.
      () => undefined,
    );
  titles.set(eventId, known);
  return known;
}

/**
 * Where nobody can sign in for want of a line: the way to check-in, if this phone has the list. Suspends until that is known:
 * an offer that came later would move the form under the finger that presses.
 */
export default function CheckInOffer({ eventId, onOpen }: CheckInOfferProps) {
  const title = use(loadTitle(eventId));
  if (title === undefined) return null;
  return (
    <section
      className={`${layout.card} ${layout.padded} ${layout.stack}`}
      style={{ maxWidth: 416, margin: '24px auto 0' }}
      aria-label={title}
    >
      <p>{copy.text({ title })}</p>
      <button type="button" className={`${styles.button} ${styles.primary}`} onClick={onOpen}>
        {copy.open}
      </button>
    </section>
  );
}
