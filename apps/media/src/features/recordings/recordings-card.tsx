import { apiPath } from '@ministry/api-client';
import { useWatched } from '../../api/use-watched.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { bytesInCopy } from './bytes.ts';
import { RecordingRow } from './recording-row.tsx';
import { recordingsCopy as copy } from './recordings.copy.ts';
import components from '../../components/components.module.css';

/** Milliseconds; preparing a recording takes minutes. */
const every = 15_000;

/** Recordings of the services. A recording can become a draft sermon, which the office completes. */
export function RecordingsCard() {
  const { value: list, problem, refresh } = useWatched(apiPath('/api/media/recordings'), every);
  const room =
    list && list.limitBytes > 0 ? (
      <span className={components.muted}>
        {copy.room({ used: bytesInCopy(list.usedBytes), limit: bytesInCopy(list.limitBytes) })}
      </span>
    ) : null;
  return (
    <Card id="recordings" title={copy.title} aside={room}>
      {problem ? (
        <div role="alert" className={components.failure}>
          <p>
            {copy.failed} {problem}
          </p>
          <Button onPress={refresh}>{copy.tryAgain}</Button>
        </div>
      ) : null}
      {list?.problem ? <p className={components.failure}>{list.problem}</p> : null}
      {!list ? (
        problem ? null : (
          <p role="status">{copy.loading}</p>
        )
      ) : list.items.length === 0 ? (
        <p className={components.muted}>{list.limitBytes === 0 ? copy.off : copy.empty}</p>
      ) : (
        <ul className={components.list}>
          {list.items.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} onChanged={refresh} />
          ))}
        </ul>
      )}
    </Card>
  );
}
