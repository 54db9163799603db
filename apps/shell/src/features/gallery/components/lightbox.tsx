import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GalleryResponse } from '@ministry/api-client';
import { interfaceLanguage } from '@ministry/messages';
import type { ToastContent } from '@ministry/ui/toast-store';
import { Icon } from '../../../drawings/icon.tsx';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { DownloadLink } from './download-link.tsx';
import { PhotoImage } from './photo-image.tsx';
import css from './lightbox.module.css';

/** Shortest swipe in pixels. */
const minSwipe = 50;
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface LightboxProps {
  gallery: GalleryResponse;
  /** Index of the photo that is shown. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
  onUnavailable: () => void;
}

/** Shows the photos of an album one by one over the whole screen; Escape and the back button close it. */
export default function Lightbox({ gallery: { photos, title, language }, index, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const photo = photos[index];
  // Shown in the dialog, because a toast would be behind it.
  const [message, setMessage] = useState<(ToastContent & { photoId: number }) | null>(null);
  useModal(dialog);
  const turn = (step: number) => onShow((index + step + photos.length) % photos.length);
  const swipe = useSwipe(turn);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className={css.box}
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.frame}>
        <Bar
          position={copy.position({ position: index + 1, count: photos.length })}
          message={message?.photoId === photo.id ? message : null}
          onClose={onClose}
        />
        <div className={css.stage} lang={photo.language} {...swipe}>
          <PhotoImage
            key={photo.id}
            photo={photo}
            alt={photo.caption ?? copy.photo({ position: index + 1 })}
            sizes="100vw"
            lazy={false}
            className={css.art}
          />
          {photos.length > 1 ? (
            <>
              <Step side="previous" onClick={() => turn(-1)} />
              <Step side="next" onClick={() => turn(1)} />
            </>
          ) : null}
        </div>
        <div className={css.foot}>
          <p lang={photo.caption ? photo.language : language}>{photo.caption ?? title}</p>
          <DownloadLink
            photo={photo}
            album={title}
            className="btn btn-sun"
            announce={(content) => setMessage({ ...content, photoId: photo.id })}
          />
        </div>
      </div>
    </dialog>
  );
}

interface BarProps {
  position: string;
  message: ToastContent | null;
  onClose: () => void;
}

function Bar({ position, message, onClose }: BarProps) {
  return (
    <div className={css.bar}>
      <p aria-live="polite">{position}</p>
      <div role="status">
        {message ? (
          <>
            <b>{message.title}</b> <span>{message.description}</span>
          </>
        ) : null}
      </div>
      <button type="button" className="btn btn-line" onClick={onClose}>
        <Icon name="close" />
        {copy.close}
      </button>
    </div>
  );
}

function Step({ side, onClick }: { side: 'previous' | 'next'; onClick: () => void }) {
  return (
    // Has its own `lang`, because the label may be in another language than the caption around it.
    <button
      type="button"
      lang={interfaceLanguage}
      className={`${css.step} ${css[side]}`}
      aria-label={copy[side]}
      onClick={onClick}
    >
      <Icon name="arrow" />
    </button>
  );
}

/** Opens the dialog above the page and stops the page from scrolling. */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // The dialog closes before it is removed, so that the focus returns to the photo that was clicked.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => void (style.overflow = overflow);
  }, []);
}

/** Touch handlers: a swipe to the side turns by one photo, -1 or 1. */
function useSwipe(turn: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const from = start.current;
      const end = changedTouches[0];
      start.current = null;
      if (!from || !end) return;
      const [right, down] = [end.clientX - from.x, end.clientY - from.y];
      if (Math.abs(right) > minSwipe && Math.abs(right) > 2 * Math.abs(down)) turn(right > 0 ? -1 : 1);
    },
  };
}
