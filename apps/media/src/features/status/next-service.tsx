import { formatTime, nextService } from '@ministry/domain';
import { useSite } from '@ministry/ui';
import { countdown } from '../../clock/countdown.ts';
import { statusCopy as copy } from './status.copy.ts';
import styles from './status.module.css';

export function NextService({ now }: { now: Date }) {
  const { settings } = useSite();
  const service = settings && nextService(settings.programme, now);
  if (!service) return null;
  const { item, startsAt, endsAt, underWay } = service;
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
