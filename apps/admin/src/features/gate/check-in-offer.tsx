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

/** Title of the event, from the list stored on this phone. */
function loadTitle(eventId: number): Promise<string | undefined> {
  const known =
    titles.get(eventId) ??
    gateStorage.load(eventId).then(
      ({ list }) => list?.title,
      // A device without storage has no list either.
      () => undefined,
    );
  titles.set(eventId, known);
  return known;
}

/**
 * Offers check-in when nobody can sign in because the device is offline and this phone has the list. Suspends until
 * that is known: an offer that appeared later would move the form just when somebody taps it.
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
