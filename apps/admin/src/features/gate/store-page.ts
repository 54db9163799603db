import { loadCheckInOffer, loadCheckInWithoutSignIn } from './check-in-parts.ts';
import { loadCodeDetector } from './code-detector.ts';
import { loadedFiles } from './loaded-files.ts';

/** Milliseconds for the answer of the service worker, which fetches the page again. */
const answerMs = 60_000;

/** Asks the service worker to store this page, so that it opens without a line. Answers whether it is stored. */
export async function storePage(): Promise<boolean> {
  // Not every browser has them, nor does one outside of https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return false;
  try {
    // Only what the page has loaded is stored: these open it where nobody can sign in, and read tickets.
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
