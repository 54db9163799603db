import { dataOf, type RecordingResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useState } from 'react';
import { duration } from '../../clock/clock.ts';
import { Confirm } from '../../components/confirm.tsx';
import { Press } from '../../components/press.tsx';
import { useAction } from '../../components/use-action.ts';
import { api } from '../../session.ts';
import { bytesInWords } from './bytes.ts';
import { recordingsWords as words } from './recordings.content.ts';
import styles from './recordings.module.css';

export function RecordingRow({ recording, onChanged }: { recording: RecordingResponse; onChanged: () => void }) {
  const { id, title, state, seconds, bytes, problem, sermonId, video, audio } = recording;
  const [isAsked, setAsked] = useState(false);
  const params = { path: { id } };
  const draft = useAction(async () => {
    await dataOf(api.calls.POST('/api/media/recordings/{id}/sermon', { params }));
    showToast(words.drafted);
    onChanged();
  }, words.draftFailed);
  const remove = useAction(async () => {
    await api.calls.DELETE('/api/media/recordings/{id}', { params });
    setAsked(false);
    showToast(words.removed);
    onChanged();
  }, words.removeFailed);

  return (
    <li className={styles.row} data-state={state}>
      <div>
        <b id={`recording-${id}`}>{title}</b>
        <p className={styles.quiet}>
          <span className={styles.state}>{words.states[state]}</span> · {duration(seconds)} · {bytesInWords(bytes)}
          {video ? <Listen href={video.url} name={words.video} /> : null}
          {audio ? <Listen href={audio.url} name={words.sound} /> : null}
        </p>
        {problem ? <p className={styles.problem}>{problem}</p> : null}
        {draft.failure ? (
          <p role="alert" className={styles.problem}>
            {draft.failure.reason}
          </p>
        ) : null}
      </div>
      <div className={styles.presses}>
        {sermonId !== null ? <span className={styles.quiet}>✓ {words.isSermon}</span> : null}
        {sermonId === null && state === 'ready' ? (
          <Press
            isBusy={draft.isBusy}
            busyWords={words.drafting}
            describedBy={`recording-${id}`}
            onPress={() => void draft.run()}
          >
            {words.draft}
          </Press>
        ) : null}
        {sermonId === null && state !== 'recording' ? (
          <Press describedBy={`recording-${id}`} onPress={() => setAsked(true)}>
            {words.remove}
          </Press>
        ) : null}
      </div>
      {isAsked ? (
        <Confirm
          title={words.confirm.title}
          yes={words.confirm.yes}
          no={words.confirm.no}
          busyWords={words.confirm.busy}
          isBusy={remove.isBusy}
          failure={remove.failure?.reason ?? null}
          onYes={() => void remove.run()}
          onNo={() => setAsked(false)}
        >
          <p>
            <b>{title}</b>, {duration(seconds)}, {bytesInWords(bytes)}. {words.confirm.text}
          </p>
        </Confirm>
      ) : null}
    </li>
  );
}

function Listen({ href, name }: { href: string; name: string }) {
  return (
    <>
      {' · '}
      <a href={href} target="_blank" rel="noopener">
        {name}
      </a>
    </>
  );
}
