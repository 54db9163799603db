import type { RefObject } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { listsCopy as copy } from './lists.copy.ts';

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-row-key]') ?? null;

/** Focuses the link or button that opens the next (1) or the previous (-1) row; the first or the last row if none has the focus. */
function step(frame: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('tr[data-row-key]') ?? [])];
  const current = rowOf(document.activeElement);
  const next = current ? rows[rows.indexOf(current) + by] : rows.at(by === 1 ? 0 : -1);
  (
    next?.querySelector<HTMLElement>('a[href], button:not([aria-haspopup])') ??
    next?.querySelector<HTMLElement>('button, input')
  )?.focus();
}

/** `j` and `k` go to the next and the previous row of the table in `frame`; `x` selects that row. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useShortcut('j', copy.nextRow, () => step(frame.current, 1));
  useShortcut('k', copy.previousRow, () => step(frame.current, -1));
  useShortcut('x', copy.selectTheRow, () => {
    const row = rowOf(document.activeElement);
    if (row && frame.current?.contains(row)) row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  });
}
