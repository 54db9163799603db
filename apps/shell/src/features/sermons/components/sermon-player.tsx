import { useEffect, useId, useRef } from 'react';
import type { SermonResponse } from '@ministry/api-client';
import { Icon } from '../../../drawings/icon.tsx';
import { findSaved, savedSource } from '../saving/saved-sermons.ts';
import { addressOf, downloadOf, type MediaKind } from '../sermon-media.ts';
import { mediaCopy, playerCopy as copy } from '../sermons.copy.ts';
import { videoSource } from '../video-source.ts';
import { Recording } from './recording.tsx';
import { SermonFacts } from './sermon-facts.tsx';
import css from './sermon-player.module.css';

interface SermonPlayerProps {
  sermon: SermonResponse;
  kind: MediaKind;
  /** Address of the recording, from `findSource`. */
  src: string;
  /** Continue at the stored position without asking. */
  resume: boolean;
  onClose: () => void;
}

/** Returns the address of a recording, or of the complete copy that is saved on this device. */
export async function findSource(sermon: SermonResponse, kind: MediaKind): Promise<string> {
  const address = addressOf(sermon, kind) ?? '';
  const saved = kind === 'audio' ? await findSaved(sermon.id) : null;
  return saved?.isWhole && saved.address === address ? savedSource(address) : address;
}

/** The full-screen video overlay and the audio modal (SER-14, SER-15). */
export default function SermonPlayer({ sermon, kind, src, resume, onClose }: SermonPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    // Navigation to another page removes the dialog without a click on 'Close'.
    return () => element?.close();
  }, []);
  const file = downloadOf(sermon, kind);

  return (
    <dialog
      ref={dialog}
      className={kind === 'video' ? `night ${css.screen}` : css.sheet}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div className={css.head}>
        <div>
          <h2 id={heading} className={css.title}>
            {sermon.title}
          </h2>
          <SermonFacts sermon={sermon} className={css.facts} />
        </div>
        <button
          type="button"
          className={css.close}
          aria-label={kind === 'video' ? copy.closeVideo : copy.closeAudio}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <Stage sermon={sermon} kind={kind} src={src} resume={resume} />
      {file ? (
        <p className={css.foot}>
          <a href={file.href} download={file.name}>
            <Icon name="download" />
            {kind === 'audio' ? mediaCopy.downloadAudio : mediaCopy.downloadVideo}
          </a>
        </p>
      ) : null}
    </dialog>
  );
}

function Stage({ sermon, kind, src, resume }: Omit<SermonPlayerProps, 'onClose'>) {
  const source = kind === 'video' ? videoSource(src) : { kind: 'file' as const, src };
  if (source.kind === 'file') return <Recording sermon={sermon} kind={kind} src={source.src} resume={resume} />;
  if (source.kind === 'page') {
    return (
      <div className={css.elsewhere}>
        <p>{copy.elsewhere}</p>
        <a className="btn btn-sun" href={source.src} target="_blank" rel="noopener" data-first="">
          {copy.openElsewhere}
        </a>
      </div>
    );
  }
  return (
    <>
      <iframe
        className={css.embed}
        src={source.src}
        title={sermon.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={css.foot}>{copy.fromYouTube}</p>
    </>
  );
}
