import { useEffect, useState } from 'react';
import { onToast, type ToastContent } from '@ministry/ui/toast-store';

type Host = typeof import('./toast-host.tsx').default;

/**
 * Shows the toasts of the shell and of the consoles. Its code is loaded with the first toast. When that fails, the toast is
 * dropped and the next one tries again: a form shows its errors beside the fields too.
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
