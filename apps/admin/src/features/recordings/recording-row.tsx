import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecordingResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { formatLength } from '../../uploads/upload-copy.ts';
import { fileCopy } from './recording-facts.ts';
import { recordingsCopy as copy } from './recordings.copy.ts';
import { RunningClock } from './running-clock.tsx';
import layout from '../../components/layout.module.css';

const tones = { recording: 'destructive', preparing: 'warning', ready: 'success', failed: 'destructive' } as const;

interface RecordingRowProps {
  recording: RecordingResponse;
  isBusy: boolean;
  onDraft(): void;
  onDelete(): void;
}

export function RecordingRow({ recording, isBusy, onDraft, onDelete }: RecordingRowProps) {
  const [isOpen, setOpen] = useState(false);
  const player = useId();
  const { title, startedAt, state, seconds, problem, video, audio, sermonId } = recording;
  const sizes = fileCopy(recording);
  return (
    <li className={`${layout.stack} ${layout.padded}`}>
      <div className={layout.between}>
        <div>
          <h2 className={`${layout.strong} ${layout.large}`}>{title}</h2>
          <p className={`${layout.muted} ${layout.numeric}`}>
            <time dateTime={startedAt}>{formatDateTime(startedAt)}</time> ·{' '}
            {state === 'recording' ? <RunningClock since={startedAt} /> : formatLength(seconds)}
            {sizes ? ` · ${sizes}` : ''}
          </p>
          <Badge tone={tones[state]}>{sermonId === null ? copy.states[state] : copy.isSermon}</Badge>
          {problem ? <p>{problem}</p> : null}
        </div>
        <div className={layout.row}>
          {video || audio ? (
            <Button
              icon={<Icon name="eye" />}
              aria-expanded={isOpen}
              aria-controls={player}
              aria-label={
                isOpen ? copy.closeNamed({ title }) : video ? copy.watchNamed({ title }) : copy.listenNamed({ title })
              }
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? common.close : video ? copy.watch : copy.listen}
            </Button>
          ) : null}
          {sermonId !== null ? (
            <Link to={`/sermons/${sermonId}`} className={layout.strong ?? ''}>
              {copy.openSermon}
            </Link>
          ) : state === 'ready' ? (
            <Button type="primary" disabled={isBusy} onClick={onDraft} aria-label={copy.makeDraftNamed({ title })}>
              {copy.makeDraft}
            </Button>
          ) : null}
          {sermonId === null && state !== 'recording' ? (
            <Button
              danger
              disabled={isBusy}
              icon={<Icon name="trash" />}
              onClick={onDelete}
              aria-label={copy.deleteNamed({ title })}
            >
              {common.delete}
            </Button>
          ) : null}
        </div>
      </div>
      <Player id={player} recording={recording} isOpen={isOpen} />
    </li>
  );
}

function Player({ id, recording, isOpen }: { id: string; recording: RecordingResponse; isOpen: boolean }) {
  const { title, video, audio } = recording;
  return (
    <div id={id} hidden={!isOpen}>
      {isOpen && video ? (
        <video
          className={layout.media}
          style={{ maxWidth: 720, aspectRatio: 16 / 9 }}
          controls
          preload="metadata"
          playsInline
          src={video.url}
          aria-label={title}
        />
      ) : null}
      {isOpen && audio ? (
        <audio
          className={layout.block}
          controls
          preload={video ? 'none' : 'metadata'}
          src={audio.url}
          aria-label={copy.soundAlone({ title })}
        />
      ) : null}
    </div>
  );
}
