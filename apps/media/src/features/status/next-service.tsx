import { formatTime, nextService } from '@ministry/domain';
import { countdown } from '../../clock/countdown.ts';
import { statusCopy as copy } from './status.copy.ts';
import styles from './status.module.css';

export function NextService({ now }: { now: Date }) {
  const { item, startsAt, endsAt, underWay } = nextService(now);
  return (
    <p className={styles.next}>
      <span>{underWay ? copy.underWay : copy.next}</span>
      <b>{underWay ? `${countdown(endsAt, now)} left` : `in ${countdown(startsAt, now)}`}</b>
      <span>
        {item.title}, {formatTime(startsAt)} to {formatTime(endsAt)}
      </span>
    </p>
  );
}
