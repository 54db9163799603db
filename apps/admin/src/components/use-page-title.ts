import { useEffect } from 'react';
import { ministry } from '@ministry/domain';

/** Names the tab and the entry in the history after what stands on the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Admin | ${ministry.name}`;
  }, [title]);
}
