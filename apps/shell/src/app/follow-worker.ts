import type { QueryClient } from '@tanstack/react-query';

/** Connects an open page to the service worker. Does nothing without a worker. */
export function followWorker(reads: QueryClient): void {
  // Undefined in some browsers, and on pages without HTTPS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // The worker returned a stored list first and has read a newer one since.
  workers?.addEventListener('message', ({ data }: MessageEvent<{ changed: string }>) => {
    void readAgain(reads, data.changed);
  });
  // Without a connection a link loads the whole document: the worker returns the stored page or the offline page.
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (link && link.pathname !== location.pathname && !navigator.onLine && workers?.controller)
        event.stopImmediatePropagation();
    },
    true,
  );
}

/** Waits for a running read first: invalidated before, it would end with the stored, older answer and not be repeated. */
async function readAgain(reads: QueryClient, path: string): Promise<void> {
  await reads
    .getQueryCache()
    .find({ queryKey: [path] })
    ?.promise?.catch(() => undefined);
  await reads.invalidateQueries({ queryKey: [path] });
}
