import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import type { GalleryResponse } from '@ministry/api-client';
import type { ToastContent } from '@ministry/ui/toast-store';
import { Icon } from '../../../drawings/icon.tsx';
import { galleryWords as words } from '../gallery.content.ts';
import { DownloadLink } from './download-link.tsx';
import css from './lightbox.module.css';
import { PhotoImage } from './photo-image.tsx';

/** Pixels to the side after which lifting the finger turns to the next photo. */
const swipe = 50;
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface LightboxProps {
  gallery: GalleryResponse;
  /** Which of its photos. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
  onUnavailable: () => void;
}

/** The photos of an album one by one over the whole screen: buttons, arrow keys, swipes; Escape and the back button close it. */
export default function Lightbox({ gallery: { photos, title }, index, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const photo = photos[index];
  // A toast would stand behind the dialog, unseen and unheard.
  const [said, setSaid] = useState<(ToastContent & { photoId: number }) | null>(null);

  // Closed before it is taken away, so that the focus returns to the photo that was pressed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => void (document.documentElement.style.overflow = overflow);
  }, []);

  const turn = (step: number) => onShow((index + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const start = touch.current;
    const end = changedTouches[0];
    touch.current = null;
    if (!start || !end) return;
    const [right, down] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(right) > swipe && Math.abs(right) > 2 * Math.abs(down)) turn(right > 0 ? -1 : 1);
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
        <div className={css.bar}>
          <p aria-live="polite">{words.position(index + 1, photos.length)}</p>
          <div role="status">
            {said?.photoId === photo.id ? (
              <>
                <b>{said.title}</b> <span>{said.description}</span>
              </>
            ) : null}
          </div>
          <button type="button" className="btn btn-line" onClick={onClose}>
            <Icon name="close" />
            {words.close}
          </button>
        </div>
        <div
          className={css.stage}
          onTouchStart={({ touches }) =>
            (touch.current =
              touches.length === 1 && touches[0] ? { x: touches[0].clientX, y: touches[0].clientY } : null)
          }
          onTouchEnd={onTouchEnd}
        >
          <PhotoImage
            key={photo.id}
            photo={photo}
            alt={photo.caption ?? words.photo(index + 1)}
            sizes="100vw"
            lazy={false}
            className={css.art}
          />
          {photos.length > 1 ? (
            <>
              <button
                type="button"
                className={`${css.step} ${css.previous}`}
                aria-label={words.previous}
                onClick={() => turn(-1)}
              >
                <Icon name="arrow" />
              </button>
              <button
                type="button"
                className={`${css.step} ${css.next}`}
                aria-label={words.next}
                onClick={() => turn(1)}
              >
                <Icon name="arrow" />
              </button>
            </>
          ) : null}
        </div>
        <div className={css.foot}>
          <p>{photo.caption ?? title}</p>
          <DownloadLink
            photo={photo}
            album={title}
            className="btn btn-sun"
            tell={(news) => setSaid({ ...news, photoId: photo.id })}
          />
        </div>
      </div>
    </dialog>
  );
}
