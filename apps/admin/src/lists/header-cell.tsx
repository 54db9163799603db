import type { TableColumnsType } from 'antd';
import type { ComponentProps, PointerEvent } from 'react';
import { widened } from './list-view.ts';
import type { Columns } from './use-columns.ts';
import styles from './lists.module.css';

type OnResize = (width: number) => void;
interface HeaderCellProps extends ComponentProps<'th'> {
  onResize?: OnResize;
}

/** Resizes while the pointer is down. */
function drag(event: PointerEvent<HTMLElement>, onResize: OnResize) {
  const grip = event.currentTarget;
  const { clientX: begun, pointerId } = event;
  const width = grip.parentElement?.offsetWidth ?? 0;
  event.preventDefault();
  grip.setPointerCapture(pointerId);
  const move = ({ clientX }: globalThis.PointerEvent) => onResize(width + clientX - begun);
  grip.addEventListener('pointermove', move);
  grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', move), { once: true });
}

/** A heading whose edge can be dragged with the pointer; for the keyboard, the widths are under 'Columns'. */
export const HeaderCell = ({ onResize, children, ...cell }: HeaderCellProps) => (
  <th {...cell}>
    {children}
    {onResize ? (
      <span
        className={styles.grip}
        aria-hidden="true"
        onPointerDown={(event) => drag(event, onResize)}
        // A click on the heading itself sorts.
        onClick={(event) => event.stopPropagation()}
      />
    ) : null}
  </th>
);

/** Columns whose headings can be resized. */
export function resizable<Item>({ shown, chosen, choose }: Columns<Item>): TableColumnsType<Item> {
  return shown.map((column) => {
    const key = String(column.key);
    if (!chosen.some((one) => one.key === key)) return column;
    const onResize: OnResize = (width) => choose(widened(chosen, key, width));
    return { ...column, onHeaderCell: () => ({ onResize }) as object };
  });
}
