import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Puts the controls of a console into the bar of the shell. Where a console runs alone, they stay where they are. */
export function ConsoleBar({ children }: { children: ReactNode }) {
  const bar = document.getElementById('console-bar');
  return bar ? createPortal(children, bar) : children;
}
