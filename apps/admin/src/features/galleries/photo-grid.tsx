import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { PhotoResponse } from '@ministry/api-client';
import { AlbumPhoto } from './album-photo.tsx';
import { galleriesCopy as copy } from './galleries.copy.ts';
import { PhotoTile, tileSizes } from './photo-tile.tsx';
import type { PhotoActions } from './use-photo-actions.ts';
import layout from '../../components/layout.module.css';
import styles from './photos.module.css';

interface PhotoGridProps {
  photos: PhotoResponse[];
  selected: number[];
  actions: PhotoActions;
  onSelect(id: number, isSelected: boolean): void;
  onView(id: number): void;
  onDelete(photo: PhotoResponse): void;
}

/** Screen reader announcements while a photo is moved. */
function announcementsOf(ids: number[]): Announcements {
  const placeOf = (id: number | string) => ({ place: ids.indexOf(Number(id)) + 1, total: ids.length });
  return {
    onDragStart: ({ active }) => copy.moving.lifted(placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over
        ? over.id === active.id
          ? copy.moving.atOwnPlace(placeOf(active.id))
          : copy.moving.over(placeOf(over.id))
        : copy.moving.overNoPlace,
    onDragEnd: ({ over }) => (over ? copy.moving.dropped(placeOf(over.id)) : copy.moving.putBack),
    onDragCancel: () => copy.moving.putBack,
  };
}

/** The photos in their order. They can be reordered by pointer, touch or keyboard. */
export function PhotoGrid({ photos, selected, actions, onSelect, onView, onDelete }: PhotoGridProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  // A drag starts after 6 pixels, so that a tap on the handle does not start one.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = photos.map(({ id }) => id);
  const held = photos.find(({ id }) => id === dragged);

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    if (over) actions.move(Number(active.id), ids.indexOf(Number(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(ids),
        screenReaderInstructions: {
          draggable: copy.moving.instructions,
        },
      }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={`${layout.plainList} ${styles.grid}`} aria-label={copy.photos.inOrder}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              isSelected={selected.includes(photo.id)}
              actions={actions}
              onSelect={(isSelected) => onSelect(photo.id, isSelected)}
              onView={() => onView(photo.id)}
              onDelete={() => onDelete(photo)}
            />
          ))}
        </ul>
      </SortableContext>
      <DragOverlay>
        {held ? (
          <AlbumPhoto photo={held} alt="" sizes={tileSizes} lazy={false} className={`${layout.media} ${styles.held}`} />
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
