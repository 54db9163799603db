import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { toastCopy as copy } from './toast-region.copy.ts';
import { hotkey, swipeThreshold, type Toast, type ToastStore } from './toast-store.ts';
import { toastStyles } from './toast-styles.ts';

/** The one place where toasts appear. `label` names it for screen readers. */
export function ToastRegion({ store, label = `${copy.label} (${hotkey})` }: { store: ToastStore; label?: string }) {
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(store.subscribe, store.current, () => null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === hotkey) region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section ref={region} className="toasts" aria-label={label} tabIndex={-1}>
      <style>{toastStyles}</style>
      {/* Both live regions exist before the first toast: screen readers may not announce a region that is added with its text. */}
      <div role="status">
        {toast?.open && toast.variant !== 'destructive' ? (
          <ToastCard key={toast.id} toast={toast} store={store} />
        ) : null}
      </div>
      <div role="alert">
        {toast?.open && toast.variant === 'destructive' ? (
          <ToastCard key={toast.id} toast={toast} store={store} />
        ) : null}
      </div>
    </section>
  );
}

function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const card = useRef<HTMLDivElement>(null);
  const startX = useRef<number | null>(null);

  const travelled = (event: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
  const moveTo = (pixels: number) =>
    card.current?.style.setProperty('transform', pixels > 0 ? `translateX(${pixels}px)` : 'none');
  function letGo(event: PointerEvent) {
    const pixels = travelled(event);
    startX.current = null;
    if (pixels > swipeThreshold) store.dismiss();
    else moveTo(0);
  }

  return (
    <div
      ref={card}
      className={toast.variant === 'destructive' ? 'toast destructive' : 'toast'}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
      onKeyDown={(event) => event.key === 'Escape' && store.dismiss()}
      onPointerDown={(event) => (startX.current = event.clientX)}
      onPointerMove={(event) => moveTo(travelled(event))}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <p className="toast-title">{toast.title}</p>
      {toast.description ? <p>{toast.description}</p> : null}
      {toast.action ? (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            toast.action?.onSelect();
            store.dismiss();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className="toast-close" aria-label={copy.dismiss} onClick={store.dismiss}>
        <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </div>
  );
}
