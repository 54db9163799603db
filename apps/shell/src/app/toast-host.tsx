import { useEffect, useState } from 'react';
import { createToastStore, onToast, type ToastContent, ToastRegion } from '@ministry/ui';

/** The toast region of the page. @param first the toast that caused it to load */
export default function ToastHost({ first }: { first: ToastContent }) {
  const [store] = useState(createToastStore);
  useEffect(() => {
    store.show(first);
    return onToast(store.show);
  }, [store, first]);
  return <ToastRegion store={store} />;
}
