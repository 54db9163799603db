/** Undefined if the browser has no service workers, for example on an address without HTTPS. */
export const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Resolves when the worker is active; rejects if it could not be installed, for example on a full device. */
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
