// First, so that the styles of components come later and override it.
import './layout/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { basePath } from '@ministry/messages';
import { App } from './app/app.tsx';
import type { Embedded } from './app/embedded.ts';
import { followWorker } from './app/follow-worker.ts';
import { sitePath } from './app/links.ts';
import { loadWaiting } from './app/load-waiting.ts';
import { loadPage } from './app/page.tsx';
import { findPage } from './app/pages.ts';
import { createReads } from './app/reads.ts';
import { rowsOf } from './app/rendered-text.ts';
import { specialMinistriesId } from './app/site.tsx';

/** Sends the forms that wait for a connection, and shows them. */
const sendWaiting = () => {
  try {
    if (localStorage.waiting) void loadWaiting().then((waiting) => waiting?.start());
  } catch {
    // Storage is refused: nothing waits.
  }
};

const embedded = JSON.parse(document.getElementById('embedded')?.textContent ?? '{}') as Embedded;

/** Hydrates the server's page after its code has loaded. */
async function hydrate(root: HTMLElement) {
  // The address from the server: without parameters that others added to the link, and the page's own after a form sent without a script.
  const { address } = root.dataset;
  if (address) history.replaceState(history.state, '', address.includes('#') ? address : address + location.hash);
  document.querySelector('[type=speculationrules]')?.remove();
  const { rendered } = await loadPage(findPage(sitePath(location) + location.search, embedded.settings.hidden).page);
  // Evaluating the scripts and hydrating are separate tasks, so that a click in between is handled first.
  await globalThis.scheduler?.yield?.();
  const reads = createReads(
    rendered ? { [rendered.path]: { status: 200, body: rendered.parse(root) }, ...embedded.answers } : embedded.answers,
  );
  const settings = {
    specialMinistries: rowsOf(root, `#${specialMinistriesId} li`, ({ textContent }) => textContent),
    ...embedded.settings,
  };
  followWorker(reads);
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={basePath}>
        <App reads={reads} settings={settings} renderedAt={embedded.renderedAt} />
      </BrowserRouter>,
    );
  });
}

const root = document.getElementById('root');
if (root) void hydrate(root);
sendWaiting();
addEventListener('online', sendWaiting);
