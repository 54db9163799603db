import { loadCheckInOffer, loadCheckInWithoutSignIn } from './check-in-parts.ts';
import { loadCodeDetector } from './code-detector.ts';
import { loadedFiles } from './loaded-files.ts';

/** Milliseconds to wait for the service worker, which loads the page again. */
const answerMs = 60_000;

/** Asks the service worker to store this page, so that it opens offline. Returns whether it is stored. */
export async function storePage(): Promise<boolean> {
  // Some browsers have no service workers, and none has them without HTTPS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return false;
  try {
    // Only loaded files are stored. These are needed to open the page without signing in, and to read tickets.
    await Promise.all([loadCheckInOffer(), loadCheckInWithoutSignIn(), loadCodeDetector()]);
    await workers.register('/service-worker.js');
    return await new Promise((resolve) => {
      setTimeout(() => resolve(false), answerMs);
      void workers.ready.then(({ active }) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data === true);
        active?.postMessage({ page: location.pathname, files: loadedFiles() }, [port2]);
      });
    });
  } catch {
    return false;
  }
}
