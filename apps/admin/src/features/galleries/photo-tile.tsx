import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { MenuProps } from 'antd';
import { Button, Checkbox } from 'antd';
import type { PhotoResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { Icon } from '../../components/icon.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { AlbumPhoto } from './album-photo.tsx';
import { CaptionField } from './caption-field.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import type { PhotoActions } from './use-photo-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './photos.module.css';

interface PhotoTileProps {
  photo: PhotoResponse;
  /** Index in the album, from 0. */
  index: number;
  count: number;
  isSelected: boolean;
  actions: PhotoActions;
  onSelect(isSelected: boolean): void;
  onView(): void;
  onDelete(): void;
}

/** The `sizes` attribute for photos in the grid. */
export const tileSizes = '(min-width: 620px) 260px, 92vw';

/** One photo of the album with its actions. */
export function PhotoTile({ photo, index, count, isSelected, actions, onSelect, onView, onDelete }: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  });
  const { id, caption } = photo;
  const name = caption ?? copy.photos.named({ place: index + 1 });

  return (
    <li
      ref={setNodeRef}
      className={`${layout.card} ${layout.stackTight} ${styles.tile} ${isSelected ? styles.chosen : ''} ${isDragging ? styles.lifted : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.frame}>
        <button type="button" className={styles.view} onClick={onView} aria-label={copy.photos.view({ name })}>
          <AlbumPhoto photo={photo} alt="" sizes={tileSizes} className={`${layout.media} ${styles.picture}`} />
        </button>
        <Checkbox
          className={layout.check ?? ''}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={copy.photos.select({ name })}
        />
        {index === 0 ? (
          <span className={`${layout.small} ${layout.strong} ${styles.coverMark}`}>{copy.photos.cover}</span>
        ) : null}
      </div>
      <CaptionField photo={photo} label={copy.photos.captionOf({ place: index + 1 })} onSave={actions.setCaption} />
      <div className={layout.row}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={`${layout.handle} ${styles.handle}`}
          {...attributes}
          {...listeners}
          aria-label={copy.photos.move({ name })}
          title={copy.photos.dragToMove}
        >
          <Icon name="grip" />
        </button>
        <Button
          type="text"
          icon={<Icon name="download" />}
          aria-label={copy.photos.downloadOne({ name })}
          title={copy.download.button}
          onClick={() => void actions.download([photo])}
        />
        <Button
          type="text"
          danger
          icon={<Icon name="trash" />}
          aria-label={copy.photos.deleteOne({ name })}
          title={common.delete}
          disabled={actions.isBusy}
          onClick={onDelete}
        />
        <MoveMenu id={id} name={name} index={index} count={count} actions={actions} />
      </div>
    </li>
  );
}

type MoveMenuProps = Pick<PhotoTileProps, 'index' | 'count' | 'actions'> & { id: number; name: string };

/** Menu to move a photo without dragging. */
function MoveMenu({ id, name, index, count, actions }: MoveMenuProps) {
  const items: MenuProps['items'] = [
    { key: 'cover', label: copy.photos.makeCover, disabled: index === 0, onClick: () => actions.move(id, 0) },
    {
      key: 'earlier',
      label: copy.photos.moveEarlier,
      disabled: index === 0,
      onClick: () => actions.move(id, index - 1),
    },
    {
      key: 'later',
      label: copy.photos.moveLater,
      disabled: index === count - 1,
      onClick: () => actions.move(id, index + 1),
    },
    {
      key: 'last',
      label: copy.photos.moveToEnd,
      disabled: index === count - 1,
      onClick: () => actions.move(id, count - 1),
    },
  ];
  return <MoreMenu name={name} items={items} />;
}
