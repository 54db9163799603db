import type { SessionResponse } from '@ministry/api-client';
import { formatLongDay, formatTime, nextService } from '@ministry/domain';
import { useEffect, useState } from 'react';
import { Coil } from '@ministry/ui/coil';
import { countdown } from './countdown.ts';
import { mediaWords } from './media.content.ts';
import styles from './media.module.css';

const roleNames = { admin: 'administrator', media: 'media team' } as const;

/** Milliseconds; the countdown shows minutes. */
const tick = 15_000;

/** What there is for the team today: who is signed in, and how long until the next service. */
export function MediaSetup({ staff, onLogout }: { staff: SessionResponse; onLogout(): void }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(clock);
  }, []);
  const service = nextService(now);

  return (
    <>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Coil size={30} className={styles.coil} />
          Media team
        </span>
        <button type="button" className={styles.quiet} onClick={onLogout}>
          {mediaWords.logout}
        </button>
      </header>
      <div className={styles.setup}>
        <h1>{mediaWords.setupTitle}</h1>
        <p className={styles.lead}>
          You are signed in as <strong>{staff.username}</strong> ({roleNames[staff.role]}), and the server has confirmed it.
        </p>
        <section className={styles.card} aria-labelledby="next-service">
          <h2 id="next-service">{service.underWay ? 'Service under way' : 'Next service'}</h2>
          <p className={styles.figure}>{countdown(service.underWay ? service.endsAt : service.startsAt, now)}</p>
          <p>
            {service.underWay ? 'until the end of' : 'until'} <strong>{service.item.title}</strong>, {formatLongDay(service.startsAt)}, {formatTime(service.startsAt)} to {formatTime(service.endsAt)} (Kampala time)
          </p>
        </section>
        <section className={styles.card} aria-labelledby="stream">
          <h2 id="stream">Live stream</h2>
          <p>This site does not carry a live stream yet. When it does, its addresses, its approval and the switch to go live will stand on this page, behind the same login.</p>
        </section>
      </div>
    </>
  );
}
