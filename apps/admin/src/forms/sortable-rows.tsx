import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { formsCopy as copy } from './forms.copy.ts';
import layout from '../components/layout.module.css';

interface SortableRowsProps {
  /** What one row is called: 'link'. */
  one: string;
  /** Ids of the rows, in their order. */
  ids: readonly string[];
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Screen reader announcements while a row is moved. */
function announcementsOf(one: string, ids: readonly string[]): Announcements {
  const place = (id: string | number) => copy.placeOf({ place: ids.indexOf(String(id)) + 1, count: ids.length });
  return {
    onDragStart: ({ active }) => copy.lifted({ one, place: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? over.id === active.id
          ? copy.liftedAtOwnPlace({ one, place: place(active.id) })
          : copy.wouldBe({ place: place(over.id) })
        : copy.overNoPlace,
    onDragEnd: ({ over }) => (over ? copy.isNow({ place: place(over.id) }) : copy.wasPutBack),
    onDragCancel: () => copy.wasPutBack,
  };
}

/** Rows that can be dragged into another order by pointer, finger and keyboard. */
export function SortableRows({ one, ids, onMove, children }: SortableRowsProps) {
  // A tap on the handle does not start a drag.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(one, ids),
        screenReaderInstructions: {
          draggable: copy.dragHelp({ one }),
        },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Props that make an element a sortable row, and the handle to drag it by. */
export function useSortableRow(id: string, name: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      ...(isDragging ? { 'data-lifted': '' } : {}),
    },
    handle: (
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={layout.handle}
        {...attributes}
        {...listeners}
        aria-label={copy.drag({ name })}
        title={copy.dragToMove}
      >
        <Icon name="grip" />
      </button>
    ),
  };
}
