import { Button, Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import type { PhotoResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { AlbumPhoto } from './album-photo.tsx';
import { CaptionField } from './caption-field.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import type { PhotoActions } from './use-photo-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './photos.module.css';

interface PhotoViewerProps {
  photos: PhotoResponse[];
  id: number;
  actions: PhotoActions;
  onShow(id: number): void;
  onClose(): void;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One enlarged photo with its caption, to write the captions of a whole album. Arrow keys switch photos unless a text field has the focus. */
export function PhotoViewer({ photos, id, actions, onShow, onClose }: PhotoViewerProps) {
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  if (!photo) return null;
  const turn = (step: number) => {
    const next = photos[(index + step + photos.length) % photos.length];
    if (next) onShow(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && !(event.target instanceof HTMLTextAreaElement)) turn(step);
  };
  return (
    <Modal
      open
      title={copy.photos.place({ place: index + 1, total: photos.length })}
      width={960}
      centered
      footer={null}
      onCancel={onClose}
    >
      <div className={layout.stack} onKeyDown={onKeyDown}>
        <AlbumPhoto
          key={photo.id}
          photo={photo}
          alt={photo.caption ?? copy.photos.alt({ place: index + 1 })}
          sizes="(min-width: 1000px) 912px, 92vw"
          lazy={false}
          className={`${layout.media} ${styles.large}`}
        />
        <CaptionField
          key={`caption-${photo.id}`}
          photo={photo}
          label={copy.photos.caption}
          onSave={actions.setCaption}
        />
        <div className={layout.between}>
          <Button icon={<Icon name="back" />} onClick={() => turn(-1)} disabled={photos.length < 2}>
            {common.previous}
          </Button>
          <Button onClick={() => turn(1)} disabled={photos.length < 2}>
            {common.next}
            <Icon name="forward" />
          </Button>
        </div>
      </div>
    </Modal>
  );
}
