import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { GalleryResponse, PhotoResponse } from '@ministry/api-client';
import { useSettings } from '../../../app/site.tsx';
import { Icon } from '../../../drawings/icon.tsx';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { galleryAddress } from '../gallery-address.ts';
import { albumFacts } from './album-list.tsx';
import { Notice } from './notice.tsx';
import { PhotoImage } from './photo-image.tsx';
import { PhotoView } from './photo-view.tsx';
import css from './gallery.module.css';

const Lightbox = lazy(() =>
  import(/* webpackChunkName: "lightbox" */ './lightbox.tsx').catch(() => import('./no-lightbox.tsx')),
);

/** Two columns on a phone, four on a large screen. */
const sizes = '(min-width: 58rem) 23rem, (min-width: 38rem) 46vw, 45vw';

interface AlbumViewProps {
  gallery: GalleryResponse;
  base: string;
  level: 2 | 3;
  /** Id of the photo in the address. */
  photoId: number | null;
}

/** One album: its photos, and above them the photo that was clicked. An address that names a photo has its own page. */
export function AlbumView({ gallery, base, level, photoId }: AlbumViewProps) {
  const navigate = useNavigate();
  const section = useArrivalAtAlbum();
  // Only a photo that was clicked here opens above the album. A shared address, a reload, or no script shows its page.
  const [isOver, setOver] = useState(false);
  const index = gallery.photos.findIndex(({ id }) => id === photoId);
  const isLightbox = isOver && index >= 0;
  const Title = `h${level}` as const;

  const show = (photo: PhotoResponse, replace: boolean) =>
    void navigate(galleryAddress(base, { album: gallery.id, photo: photo.id }), { replace, preventScrollReset: true });
  const press = (event: MouseEvent, photo: PhotoResponse) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOver(true);
    show(photo, false);
  };

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="album">
      <p>
        <Link to={base} className={css.back}>
          <Icon name="arrow" />
          {copy.back}
        </Link>
      </p>
      <div className={css.head}>
        <Title id="album" lang={gallery.language}>
          {gallery.title}
        </Title>
        <p className={css.facts}>{albumFacts(gallery)}</p>
        {gallery.description ? <p lang={gallery.language}>{gallery.description}</p> : null}
      </div>
      {gallery.photos.length === 0 ? (
        <Notice title={copy.noPhotos} level={3} />
      ) : index >= 0 && !isLightbox ? (
        <PhotoView gallery={gallery} index={index} base={base} />
      ) : (
        <Photos gallery={gallery} base={base} onPress={press} />
      )}
      {isLightbox ? (
        <Suspense fallback={null}>
          <Lightbox
            gallery={gallery}
            index={index}
            onShow={(next) => {
              const photo = gallery.photos[next];
              if (photo) show(photo, true);
            }}
            onClose={() => void navigate(-1)}
            onUnavailable={() => setOver(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

function Photos({
  gallery,
  base,
  onPress,
}: {
  gallery: GalleryResponse;
  base: string;
  onPress: (event: MouseEvent, photo: PhotoResponse) => void;
}) {
  const { saveData } = useSettings();
  return (
    <ul className={`${css.grid} ${css.photos}`}>
      {gallery.photos.map((photo, index) => (
        <li key={photo.id}>
          <Link
            to={galleryAddress(base, { album: gallery.id, photo: photo.id })}
            className={css.photo}
            data-hold={saveData ? undefined : ''}
            onClick={(event) => onPress(event, photo)}
          >
            {saveData ? (
              <span className={`${css.art} ${css.tap}`}>
                <Icon name="plus" size={28} />
                {copy.show}
              </span>
            ) : (
              <PhotoImage
                photo={photo}
                alt={photo.caption ? '' : copy.photo({ position: index + 1 })}
                sizes={sizes}
                lazy={index > 1}
                className={css.art}
              />
            )}
            {photo.caption ? (
              <span className={css.caption} lang={photo.language}>
                {photo.caption}
              </span>
            ) : saveData ? (
              <span className="unseen">{copy.photo({ position: index + 1 })}</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to the album and focuses it after a visitor chose it. Going back and the first view do not scroll. */
function useArrivalAtAlbum() {
  const section = useRef<HTMLElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (isBack || key === 'default') return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isBack, key]);
  return section;
}
