import type { ReactNode } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { basePath } from '@ministry/messages';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { useSavedPosition } from '../listening.ts';
import { addressOf, downloadOf, formatClock, type MediaKind, mediaLabel, playedFirst } from '../sermon-media.ts';
import { mediaCopy } from '../sermons.copy.ts';
import type { Player } from '../use-player.tsx';
import css from './media-controls.module.css';

const kindIcon = { audio: 'sound', video: 'play' } as const;
const soon = { audio: mediaCopy.audioSoon, video: mediaCopy.videoSoon } as const;

interface PlayButtonProps {
  sermon: SermonResponse;
  player: Player;
  /** By default, the recording that is played first. */
  kind?: MediaKind;
  resume?: boolean;
  disabled?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the player. Without a script, it is a form that leads to the file, or to the page of the sermon. */
export function PlayButton({ sermon, player, kind, resume = false, disabled, className, children }: PlayButtonProps) {
  const { saveData } = useSettings();
  const played = kind ?? playedFirst(sermon, saveData);
  const address = played && addressOf(sermon, played);
  return (
    <form
      className={css.form}
      action={address?.startsWith('/uploads/') ? address : `${basePath}/sermons/${sermon.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        player.play(sermon, kind, { resume });
      }}
    >
      <button
        className={className}
        disabled={disabled}
        aria-busy={player.opening === sermon.id || undefined}
        data-hold=""
      >
        {children}
      </button>
    </form>
  );
}

/** Both recordings of a sermon, each with its size, the stored position and a download (SER-24 to SER-28). */
export function MediaControls({
  sermon,
  player,
  disabled = false,
}: {
  sermon: SermonResponse;
  player: Player;
  disabled?: boolean;
}) {
  const { saveData } = useSettings();
  const kinds: MediaKind[] = saveData ? ['audio', 'video'] : ['video', 'audio'];
  return (
    <div className={css.controls}>
      {kinds.map((kind) => (
        <div key={kind} className={css.kind}>
          {addressOf(sermon, kind) === null ? (
            <p className={css.soon}>{soon[kind]}</p>
          ) : (
            <>
              <PlayButton sermon={sermon} player={player} kind={kind} disabled={disabled} className="btn btn-nile">
                <Icon name={kindIcon[kind]} />
                {mediaLabel(sermon, kind)}
              </PlayButton>
              <Continue sermon={sermon} player={player} kind={kind} />
            </>
          )}
          <Download sermon={sermon} player={player} kind={kind} disabled={disabled} />
        </div>
      ))}
    </div>
  );
}

function Continue({ sermon, player, kind }: { sermon: SermonResponse; player: Player; kind: MediaKind }) {
  const place = useSavedPosition(sermon.id, kind);
  if (place === null) return null;
  return (
    <PlayButton sermon={sermon} player={player} kind={kind} resume className="btn btn-sun">
      {mediaCopy.continueAt({ clock: formatClock(place) })}
      <span className="unseen"> ({kind})</span>
    </PlayButton>
  );
}

function Download({
  sermon,
  player,
  kind,
  disabled,
}: {
  sermon: SermonResponse;
  player: Player;
  kind: MediaKind;
  disabled: boolean;
}) {
  const file = downloadOf(sermon, kind);
  const label = (
    <>
      <Icon name="download" />
      {kind === 'audio' ? mediaCopy.downloadAudio : mediaCopy.downloadVideo}
    </>
  );
  if (file) {
    return (
      <a className={css.keep} href={file.href} download={file.name}>
        {label}
      </a>
    );
  }
  return (
    <form
      className={css.form}
      action={`${basePath}/sermons/${sermon.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        player.announce(sermon.id, missingFile[kind]);
      }}
    >
      <input type="hidden" name="missing" value={kind} />
      <button className={css.keep} disabled={disabled} data-hold="">
        {label}
      </button>
    </form>
  );
}

/** SER-24, SER-25 */
export const missingFile = { audio: mediaCopy.noAudioFile, video: mediaCopy.noVideoFile } as const;

/** Message after a click that could not play or download anything. */
export function MediaNotice({
  sermonId,
  player,
  initially = null,
}: {
  sermonId: number;
  player: Player;
  initially?: string | null;
}) {
  const text = player.notice?.sermonId === sermonId ? player.notice.text : initially;
  if (text === null) return null;
  return (
    // A new element for each click, so that screen readers announce the same sentence again.
    <p key={player.notice?.count} role="alert" className={css.notice}>
      {text}
    </p>
  );
}
