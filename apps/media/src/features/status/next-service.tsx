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
      <b>
        {underWay ? copy.left({ time: countdown(endsAt, now) }) : copy.beginsIn({ time: countdown(startsAt, now) })}
      </b>
      <span>{copy.service({ title: item.title, begins: formatTime(startsAt), ends: formatTime(endsAt) })}</span>
    </p>
  );
}
