import { useEffect, useState } from 'react';
import { onToast, type ToastContent } from '@ministry/ui/toast-store';

type Host = typeof import('./toast-host.tsx').default;

/**
 * Listens for toasts of the shell and of the consoles; the region itself is loaded with the first one. Where it cannot be
 * had, offline say, the toast is left out and the next one tries again: what it says about a form stands beside the form too.
 */
export function Toasts() {
  const [region, setRegion] = useState<{ Host: Host; first: ToastContent } | null>(null);
  useEffect(() => {
    if (region) return;
    return onToast((first) => {
      void import(/* webpackChunkName: "toasts" */ './toast-host.tsx').then(
        ({ default: Host }) => setRegion({ Host, first }),
        () => undefined,
      );
    });
  }, [region]);
  return region ? <region.Host first={region.first} /> : null;
}
