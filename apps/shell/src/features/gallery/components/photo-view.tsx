import { Link } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { interfaceLanguage } from '@ministry/messages';
import { galleryCopy as copy } from '../gallery.copy.ts';
import { galleryAddress } from '../gallery-address.ts';
import { DownloadLink } from './download-link.tsx';
import { PhotoImage } from './photo-image.tsx';
import css from './gallery.module.css';

const sizes = '(min-width: 74rem) 70rem, 92vw';

/** One photo in the page, with links to the previous and the next one. Shared addresses and browsers without a script show this view. */
export function PhotoView({ gallery, index, base }: { gallery: GalleryResponse; index: number; base: string }) {
  const photo = gallery.photos[index];
  if (!photo) return null;
  const to = (step: number) => {
    const other = gallery.photos[(index + step + gallery.photos.length) % gallery.photos.length];
    return galleryAddress(base, { album: gallery.id, photo: other?.id });
  };
  return (
    <>
      <figure className={css.single} id="photo" lang={photo.language}>
        <PhotoImage
          photo={photo}
          alt={photo.caption ?? copy.photo({ position: index + 1 })}
          sizes={sizes}
          lazy={false}
          className={css.art}
        />
        <figcaption>
          {photo.caption}{' '}
          <span className={css.facts} lang={photo.language && interfaceLanguage}>
            {copy.position({ position: index + 1, count: gallery.photos.length })}
          </span>
        </figcaption>
      </figure>
      <p className={`actions ${css.steps}`}>
        <Link to={to(-1)} className="btn btn-quiet" rel="prev">
          {copy.previous}
        </Link>
        <Link to={to(1)} className="btn btn-quiet" rel="next">
          {copy.next}
        </Link>
        <DownloadLink photo={photo} album={gallery.title} className="btn btn-nile" />
      </p>
      <p>
        <Link to={galleryAddress(base, { album: gallery.id })}>{copy.backToAlbum}</Link>
      </p>
    </>
  );
}
