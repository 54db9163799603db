import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { GalleryResponse } from '@ministry/api-client';
import { formatDate, purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { useMay } from '../../use-may.ts';
import { AlbumPhoto } from './album-photo.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './galleries.module.css';

interface AlbumCardProps {
  album: GalleryResponse;
  onEdit(): void;
  onDelete(): void;
  onRestore(): void;
}

const sizes = '(min-width: 1100px) 300px, (min-width: 620px) 46vw, 92vw';

/** '18 July 2026 · 5 photos' */
export function albumFacts({ eventDate, photoCount }: Pick<GalleryResponse, 'eventDate' | 'photoCount'>): string {
  const day = eventDate === null ? [] : [formatDate(new Date(`${eventDate}T12:00:00Z`))];
  return [...day, copy.photoCount({ count: photoCount })].join(' · ');
}

/** One album in the list: its cover, what it is called, and what can be done with it. */
export function AlbumCard({ album, onEdit, onDelete, onRestore }: AlbumCardProps) {
  const { id, title, description, photos, deletedAt } = album;
  const [cover] = photos;
  const publishes = useMay()('content.publish');
  return (
    <li>
      <article className={`${layout.card} ${styles.card}`}>
        {cover ? (
          <AlbumPhoto photo={cover} alt="" sizes={sizes} className={`${layout.media} ${styles.cover}`} />
        ) : (
          <span className={`${layout.media} ${styles.cover} ${styles.bare}`}>{copy.list.noPhotos}</span>
        )}
        <div className={styles.cardText}>
          <h2>{publishes ? <Link to={`/community/galleries/${id}`}>{title}</Link> : title}</h2>
          <p className={`${layout.muted} ${layout.numeric} ${layout.spaceAbove}`}>{albumFacts(album)}</p>
          {deletedAt ? (
            <p className={`${layout.error} ${layout.spaceAbove}`}>
              {copy.list.deletedUntil({ date: formatDate(purgeDate(deletedAt)) })}
            </p>
          ) : description ? (
            <p className={styles.description}>{description}</p>
          ) : null}
        </div>
        <div className={`${layout.row} ${styles.cardActions}`}>
          {!publishes ? null : deletedAt ? (
            <Button onClick={onRestore} aria-label={copy.list.restore({ title })}>
              {common.restore}
            </Button>
          ) : (
            <>
              <Button icon={<Icon name="edit" />} onClick={onEdit} aria-label={copy.list.edit({ title })}>
                {common.edit}
              </Button>
              <Button
                danger
                type="text"
                icon={<Icon name="trash" />}
                onClick={onDelete}
                aria-label={copy.list.delete({ title })}
              >
                {common.delete}
              </Button>
            </>
          )}
        </div>
      </article>
    </li>
  );
}
