import { Link } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { useSettings } from '../../../app/site.tsx';
import { Horizon } from '../../../drawings/horizon.tsx';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { galleryAddress } from '../gallery-address.ts';
import { PhotoImage } from './photo-image.tsx';
import css from './gallery.module.css';

/** Two columns from 38 rem on, three from 58 on. */
const sizes = '(min-width: 58rem) 23rem, (min-width: 38rem) 46vw, 92vw';

/** The albums as cards (COM-06). */
export function AlbumList({ galleries, base, level }: { galleries: GalleryResponse[]; base: string; level: 2 | 3 }) {
  const { saveData } = useSettings();
  const Title = `h${level}` as const;
  return (
    <ul className={css.grid}>
      {galleries.map((gallery, index) => {
        const cover = gallery.photos[0];
        return (
          <li key={gallery.id}>
            <article className={css.card}>
              {cover && !saveData ? (
                <PhotoImage photo={cover} alt="" sizes={sizes} lazy={index > 0} className={css.art} />
              ) : (
                <Horizon seed={gallery.id} className={css.art} />
              )}
              <div className={css.body}>
                <Title className={css.title} lang={gallery.language}>
                  <Link to={galleryAddress(base, { album: gallery.id })}>{gallery.title}</Link>
                </Title>
                <p className={css.facts}>{albumFacts(gallery)}</p>
                {gallery.description ? <p lang={gallery.language}>{gallery.description}</p> : null}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}

/** '18 July 2026 · 5 photos' */
export function albumFacts({ eventDate, photoCount }: GalleryResponse): string {
  const day = eventDate === null ? [] : [formatDate(new Date(`${eventDate}T12:00:00Z`))];
  return [...day, copy.count({ photos: photoCount })].join(' · ');
}
