import { useEffect, useRef } from 'react';
import type { MediaStream } from '../../api/stream.types.ts';
import type { Polled } from '../../api/watched.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Monitor } from './monitor.tsx';
import { previewCopy as copy } from './preview.copy.ts';
import { SoundMeter } from './sound-meter.tsx';
import { usePreview } from './use-preview.ts';
import components from '../../components/components.module.css';
import styles from './preview.module.css';

interface PreviewCardProps {
  seen: Polled<MediaStream>;
  /** null: the user has not chosen, and the connection is metered. */
  isWanted: boolean | null;
  isMuted: boolean;
  onWant: (isWanted: boolean) => void;
  onMute: (isMuted: boolean) => void;
  onPlaying: () => void;
}

export function PreviewCard({
  seen: { value: stream, at },
  isWanted,
  isMuted,
  onWant,
  onMute,
  onPlaying,
}: PreviewCardProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isShown = isWanted === true;
  const address = stream?.previewUrl ?? null;
  const state = usePreview(video, isShown ? address : null);
  const isPlaying = isShown && address !== null && state === 'playing';
  useEffect(() => {
    if (isPlaying) onPlaying();
  }, [isPlaying, onPlaying]);
  const says = !isShown
    ? isWanted === null
      ? copy.metered
      : copy.hidden
    : address
      ? state === 'playing'
        ? ''
        : copy.states[state]
      : stream?.publishing
        ? copy.soon
        : copy.nothing;

  return (
    <Card
      id="preview"
      title={copy.title}
      aside={
        <div className={components.row}>
          {isShown ? <Button onPress={() => onMute(!isMuted)}>{isMuted ? copy.unmute : copy.mute}</Button> : null}
          <Button kind={isShown ? 'quiet' : 'primary'} onPress={() => onWant(!isShown)}>
            {isShown ? copy.hide : copy.show}
          </Button>
        </div>
      }
    >
      <div className={styles.screen}>
        {isShown && address ? (
          <video ref={video} muted={isMuted} playsInline disableRemotePlayback aria-label={copy.video} />
        ) : null}
        <p role="status">{says}</p>
      </div>
      {isShown && address ? <SoundMeter video={video} isPlaying={isPlaying} /> : null}
      <p className={components.muted}>{copy.lead}</p>
      {stream && at ? <Monitor stream={stream} at={at} /> : null}
    </Card>
  );
}
