import type { MediaResponse } from '@ministry/api-client';
import { StoredImage } from '@ministry/ui';
import { Icon } from '../components/icon.tsx';
import layout from '../components/layout.module.css';
import styles from './media.module.css';

/** A picture of the library in its frame; an icon for sound and video. */
export function MediaThumb({ media }: { media: MediaResponse }) {
  const empty = (
    <span className={`${layout.media} ${layout.muted} ${styles.thumb} ${styles.mark}`}>
      <Icon name={media.kind === 'audio' ? 'sermon' : media.kind === 'video' ? 'record' : 'photo'} size={36} />
    </span>
  );
  if (media.kind !== 'image') return empty;
  return (
    <StoredImage
      src={media.url}
      alt=""
      sizes="220px"
      className={`${layout.media} ${styles.thumb}`}
      placeholder={empty}
    />
  );
}
