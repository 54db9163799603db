import { useEffect, useState } from 'react';
import { gateCopy as copy } from './gate.copy.ts';
import { storePage } from './store-page.ts';

/** Stores the page on the phone, and shows whether it opens offline. */
export function PageStored() {
  const [state, setState] = useState<keyof typeof copy.pageStored>('asking');
  useEffect(() => {
    let isCurrent = true;
    void storePage().then((isStored) => isCurrent && setState(isStored ? 'stored' : 'failed'));
    return () => {
      isCurrent = false;
    };
  }, []);
  return <span role="status">{copy.pageStored[state]}</span>;
}
