import { loadGateWithoutSignIn, loadOpenGate } from './gate-parts.ts';

/** Milliseconds for the answer of the service worker, which fetches the page again. */
const answerMs = 60_000;
/** What check-in is made of, the place of its files and of those of the site. */
const part = /^\/(assets|remotes\/admin)\//;

/** Asks the service worker to store this page, so that it opens without a line. Answers whether it is stored. */
export async function storePage(): Promise<boolean> {
  // Not every browser has them, nor does one outside of https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return false;
  try {
    // Only what the page has loaded is stored; these open it where nobody can sign in.
    await Promise.all([loadOpenGate(), loadGateWithoutSignIn()]);
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

function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => part.test(path));
}
