import type { QueryClient } from '@tanstack/react-query';

/** What an open page has to know of the service worker. Without one it does nothing. */
export function followWorker(reads: QueryClient): void {
  // Not every browser has them, nor does one outside of https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // It answered a list as it was stored, and has read a newer one since.
  workers?.addEventListener('message', ({ data }: MessageEvent<{ changed: string }>) => {
    void readAgain(reads, data.changed);
  });
  // Without a connection a link opens the whole page, which the worker has, or says what there is instead.
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

/** After the stored answer: a read that has none yet would take the older one for its own and ask for no other. */
async function readAgain(reads: QueryClient, path: string): Promise<void> {
  await reads
    .getQueryCache()
    .find({ queryKey: [path] })
    ?.promise?.catch(() => undefined);
  await reads.invalidateQueries({ queryKey: [path] });
}
