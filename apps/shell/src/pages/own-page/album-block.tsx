import { Link } from 'react-router-dom';
import { isMissing, useRead } from '../../app/reads.ts';
import { useIsShown, useSettings } from '../../app/site.tsx';
import { galleryPath } from '../../features/gallery/api/use-galleries.ts';
import { PhotoImage } from '../../features/gallery/components/photo-image.tsx';
import { galleryAddress } from '../../features/gallery/gallery-address.ts';
import type { BlockOf } from './block.ts';
import { ownPageCopy as copy } from './own-page.copy.ts';
import css from './blocks.module.css';

/** Maximum number of photos shown here; the album has the rest. */
const shown = 6;

/** The first photos of an album. Renders nothing if it was deleted, has no photos or belongs to a section that is turned off. */
export function AlbumView({ block, isPreview }: { block: BlockOf<'album'>; isPreview: boolean }) {
  const { heading, albumId } = block;
  const isOn = useIsShown()('/gallery');
  const { saveData } = useSettings();
  const { data, error } = useRead(galleryPath(albumId), isOn);
  if (!isOn || !data?.photos.length)
    return isPreview && isMissing(error) ? <p className={css.note}>{copy.albumGone}</p> : null;
  const address = (photo?: number) => galleryAddress('/gallery', { album: albumId, ...(photo ? { photo } : {}) });
  return (
    <section>
      <h2 lang={heading ? undefined : data.language}>{heading || data.title}</h2>
      {saveData ? null : (
        <ul className={css.photos}>
          {data.photos.slice(0, shown).map((photo, place) => (
            <li key={photo.id}>
              <Link to={address(photo.id)} lang={photo.language}>
                <PhotoImage
                  photo={photo}
                  alt={photo.caption ?? copy.photo({ number: place + 1 })}
                  sizes="(min-width: 48rem) 23rem, 45vw"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={address()}>{copy.wholeAlbum({ count: data.photoCount })}</Link>
      </p>
    </section>
  );
}
