import type { RecordingListResponse } from '@ministry/api-client';
import { useWatched } from '../../api/use-watched.ts';
import { Card } from '../../components/card.tsx';
import { Press } from '../../components/press.tsx';
import { bytesInWords } from './bytes.ts';
import { RecordingRow } from './recording-row.tsx';
import { recordingsWords as words } from './recordings.content.ts';
import styles from './recordings.module.css';

/** Milliseconds; preparing a recording takes minutes. */
const every = 15_000;

/** What was recorded of the services; each can become a sermon for the office to finish. */
export function RecordingsCard() {
  const { value: list, problem, refresh } = useWatched<RecordingListResponse>('/api/media/recordings', every);
  const room =
    list && list.limitBytes > 0 ? (
      <span className={styles.quiet}>{words.room(bytesInWords(list.usedBytes), bytesInWords(list.limitBytes))}</span>
    ) : null;
  return (
    <Card id="recordings" title={words.title} aside={room}>
      {problem ? (
        <div role="alert" className={styles.problem}>
          <p>
            {words.failed} {problem}
          </p>
          <Press onPress={refresh}>{words.tryAgain}</Press>
        </div>
      ) : null}
      {list?.problem ? <p className={styles.problem}>{list.problem}</p> : null}
      {!list ? (
        problem ? null : (
          <p role="status">{words.loading}</p>
        )
      ) : list.items.length === 0 ? (
        <p className={styles.quiet}>{list.limitBytes === 0 ? words.off : words.empty}</p>
      ) : (
        <ul className={styles.list}>
          {list.items.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} onChanged={refresh} />
          ))}
        </ul>
      )}
    </Card>
  );
}
