import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '@ministry/ui';
import { componentsCopy } from './components.copy.ts';

let shown = '';
const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the tab and the entry in the history after what stands on the page. */
export function usePageTitle(title: string): void {
  const name = useSite().settings?.identity.name;
  useEffect(() => {
    document.title = [title, componentsCopy.console, name].filter(Boolean).join(' | ');
    shown = title;
    listeners.forEach((listener) => listener());
  }, [title, name]);
}

/** The title of the page that is open, for the bar of a phone, where it has no room of its own. */
export const useShownTitle = () => useSyncExternalStore(subscribe, () => shown);
