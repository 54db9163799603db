import { useEffect, useRef } from 'react';
import type { MediaStream } from '../../api/stream.types.ts';
import type { Seen } from '../../api/watched.ts';
import { Card } from '../../components/card.tsx';
import { Press } from '../../components/press.tsx';
import { Monitor } from './monitor.tsx';
import { previewWords as words } from './preview.content.ts';
import styles from './preview.module.css';
import { SoundMeter } from './sound-meter.tsx';
import { usePreview } from './use-preview.ts';

interface PreviewCardProps {
  seen: Seen<MediaStream>;
  /** null: nobody has said, and the line is metered. */
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
      ? words.metered
      : words.hidden
    : address
      ? words.states[state]
      : stream?.publishing
        ? words.soon
        : words.nothing;

  return (
    <Card
      id="preview"
      title={words.title}
      aside={
        <div className={styles.presses}>
          {isShown ? <Press onPress={() => onMute(!isMuted)}>{isMuted ? words.unmute : words.mute}</Press> : null}
          <Press kind={isShown ? 'quiet' : 'primary'} onPress={() => onWant(!isShown)}>
            {isShown ? words.hide : words.show}
          </Press>
        </div>
      }
    >
      <div className={styles.screen}>
        {isShown && address ? (
          <video ref={video} muted={isMuted} playsInline disableRemotePlayback aria-label={words.video} />
        ) : null}
        <p role="status">{says}</p>
      </div>
      {isShown && address ? <SoundMeter video={video} isPlaying={isPlaying} /> : null}
      <p className={styles.lead}>{words.lead}</p>
      {stream && at ? <Monitor stream={stream} at={at} /> : null}
    </Card>
  );
}
