import { Button, Input } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { GalleryResponse, PhotoResponse } from '@ministry/api-client';
import { galleryLimits } from '@ministry/domain';
import { Field } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { kindCopy } from '../../uploads/upload-copy.ts';
import { AddByAddress } from './add-by-address.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { photoQueue } from './photo-queue.ts';
import { UploadList } from './upload-list.tsx';
import type { useAlbumCache } from './use-album.ts';
import { useArrivals, usePhotoQueue } from './use-photo-queue.ts';
import layout from '../../components/layout.module.css';
import styles from './add-photos.module.css';

interface AddPhotosProps {
  album: GalleryResponse;
  cache: ReturnType<typeof useAlbumCache>;
}

const isFileDrag = ({ dataTransfer }: React.DragEvent) => dataTransfer.types.includes('Files');

/** Two ways to add photos: upload files from this device, or give addresses on other sites (GAL-24, GAL-25). */
export function AddPhotos({ album, cache: { setPhotos } }: AddPhotosProps) {
  const [caption, setCaption] = useState('');
  const [isOver, setOver] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const queue = usePhotoQueue(album.id);
  const arrive = useCallback(
    (photo: PhotoResponse) =>
      setPhotos((photos) => (photos.some(({ id }) => id === photo.id) ? photos : [...photos, photo])),
    [setPhotos],
  );
  useArrivals(queue, arrive);

  function take(files: FileList | null) {
    if (files && files.length > 0) photoQueue.add(album.id, [...files], caption.trim());
  }
  return (
    <section
      aria-label={copy.add.title}
      className={`${layout.card} ${layout.drop} ${layout.stackLoose} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!isFileDrag(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!isFileDrag(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <div className={layout.tiles}>
        <PhotoChooser onChoose={take} onLink={() => setLinking(true)} />
        <Field label={copy.add.caption} hint={copy.add.captionHint}>
          {(control) => (
            <Input
              {...control}
              value={caption}
              maxLength={galleryLimits.caption}
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
        </Field>
      </div>
      <UploadList photos={queue} />
      {isLinking ? <AddByAddress albumId={album.id} onAdded={arrive} onClose={() => setLinking(false)} /> : null}
    </section>
  );
}

interface PhotoChooserProps {
  onChoose(files: FileList | null): void;
  onLink(): void;
}

function PhotoChooser({ onChoose, onLink }: PhotoChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={layout.stackTight}>
      <div className={layout.row}>
        <Button type="primary" icon={<Icon name="upload" />} onClick={() => chooser.current?.click()}>
          {copy.add.choose}
        </Button>
        <Button onClick={onLink}>{copy.add.byAddress}</Button>
      </div>
      <p className={layout.muted}>{copy.add.drop({ taken: kindCopy.image.taken })}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={kindCopy.image.accept}
        aria-label={copy.add.files}
        onChange={({ target }) => {
          onChoose(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </div>
  );
}
