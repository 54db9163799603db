import { useState } from 'react';
import { dataOf, type RecordingResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { duration } from '../../clock/clock.ts';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { useAction } from '../../components/use-action.ts';
import { api } from '../../session.ts';
import { bytesInCopy } from './bytes.ts';
import { recordingsCopy as copy } from './recordings.copy.ts';
import components from '../../components/components.module.css';

export function RecordingRow({ recording, onChanged }: { recording: RecordingResponse; onChanged: () => void }) {
  const { id, title, state, seconds, bytes, problem, sermonId, video, audio } = recording;
  const [isAsked, setAsked] = useState(false);
  const { draft, remove } = useRecordingActions(id, () => {
    setAsked(false);
    onChanged();
  });

  return (
    <li className={components.between}>
      <div>
        <b id={`recording-${id}`}>{title}</b>
        <p className={components.muted}>
          <strong>{copy.states[state]}</strong> · {duration(seconds)} · {bytesInCopy(bytes)}
          {video ? <Listen href={video.url} name={copy.video} /> : null}
          {audio ? <Listen href={audio.url} name={copy.sound} /> : null}
        </p>
        {problem ? <p className={components.failure}>{problem}</p> : null}
        {draft.failure ? (
          <p role="alert" className={components.failure}>
            {draft.failure.reason}
          </p>
        ) : null}
      </div>
      <div className={components.row}>
        {sermonId !== null ? <span className={components.muted}>✓ {copy.isSermon}</span> : null}
        {sermonId === null && state === 'ready' ? (
          <Button
            isBusy={draft.isBusy}
            busyCopy={copy.drafting}
            describedBy={`recording-${id}`}
            onPress={() => void draft.run()}
          >
            {copy.draft}
          </Button>
        ) : null}
        {sermonId === null && state !== 'recording' ? (
          <Button describedBy={`recording-${id}`} onPress={() => setAsked(true)}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
      {isAsked ? (
        <Confirm
          title={copy.confirm.title}
          yes={copy.confirm.yes}
          no={copy.confirm.no}
          busyCopy={copy.confirm.busy}
          isBusy={remove.isBusy}
          failure={remove.failure?.reason ?? null}
          onYes={() => void remove.run()}
          onNo={() => setAsked(false)}
        >
          <p>
            <b>{title}</b>, {duration(seconds)}, {bytesInCopy(bytes)}. {copy.confirm.text}
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

function useRecordingActions(id: number, onChanged: () => void) {
  const params = { path: { id } };
  const draft = useAction(async () => {
    await dataOf(api.calls.POST('/api/media/recordings/{id}/sermon', { params }));
    showToast(copy.drafted);
    onChanged();
  }, copy.draftFailed);
  const remove = useAction(async () => {
    await api.calls.DELETE('/api/media/recordings/{id}', { params });
    showToast(copy.removed);
    onChanged();
  }, copy.removeFailed);
  return { draft, remove };
}
