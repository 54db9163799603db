/** undefined where the browser has none, as on an address without https. */
export const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Resolves when it answers; rejects where it could not be installed, as on a device that is full. */
export async function installWorker(): Promise<void> {
  const registration = await workers()?.register('/service-worker.js');
  const worker = registration?.installing;
  if (!registration || (!worker && !registration.active)) throw new Error('No service worker');
  if (!worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.onstatechange = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('Not installed'));
    };
  });
}
