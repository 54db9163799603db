import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '@ministry/ui';
import { componentsCopy } from './components.copy.ts';

let shown = '';
const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the document title, which names the browser tab and the history entry. */
export function usePageTitle(title: string): void {
  const name = useSite().settings?.identity.name;
  useEffect(() => {
    document.title = [title, componentsCopy.console, name].filter(Boolean).join(' | ');
    shown = title;
    listeners.forEach((listener) => listener());
  }, [title, name]);
}

/** Title of the open page, for the top bar on a phone, where the page itself has no room for it. */
export const useShownTitle = () => useSyncExternalStore(subscribe, () => shown);
