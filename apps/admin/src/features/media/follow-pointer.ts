import type { PointerEvent } from 'react';

/** A position in a box, as fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}

export function placeIn(box: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Follows a pointer from press to release and reports its position in a box. */
export function followPointer(event: PointerEvent<HTMLElement>, box: Element, onMove: (place: Point) => void) {
  const grip = event.currentTarget;
  event.preventDefault();
  grip.focus();
  grip.setPointerCapture(event.pointerId);
  const move = (moved: globalThis.PointerEvent) => onMove(placeIn(box, moved));
  grip.addEventListener('pointermove', move);
  grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', move), { once: true });
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key, ten times as far with Shift; null for any other key. */
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  const [x, y] = steps[key] ?? [];
  return x === undefined || y === undefined ? null : { x: x * (shiftKey ? 10 : 1), y: y * (shiftKey ? 10 : 1) };
}
