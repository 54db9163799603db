// Runs without the application, once the browser has reported that the site can be installed (`registerWorker`).

import { installCopy as copy } from './install-offer.copy.ts';

/** Chromium's BeforeInstallPromptEvent; other browsers do not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Shows the offer over the bottom of the page, so that the page does not move. */
function showOffer(event: InstallEvent): void {
  const bar = document.createElement('section');
  bar.className = 'night';
  bar.ariaLabel = copy.label;
  bar.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:25;padding:.75rem 1rem;background:var(--deep);color:#fff;border-top:3px solid var(--sorghum)';
  const content = document.createElement('div');
  content.className = 'wrap actions';
  content.style.cssText = 'align-items:center;justify-content:center;padding:0';
  const text = document.createElement('p');
  text.textContent = copy.text;
  text.style.cssText = 'margin:0;flex:1 1 16rem;line-height:1.4';
  const button = (label: string, look: string, press: () => void) => {
    const made = document.createElement('button');
    made.textContent = label;
    made.className = `btn ${look}`;
    made.addEventListener('click', () => {
      bar.remove();
      press();
    });
    return made;
  };
  content.append(
    text,
    button(copy.install, 'btn-sun', () => void event.prompt()),
    button(copy.refuse, 'btn-line', () => (localStorage.displayVisits = 'no')),
  );
  bar.append(content);
  document.body.append(bar);
}

/** Whether to show the offer: from the second visit on, and never again after the visitor has refused ('no' is stored). */
function isOffered(): boolean {
  try {
    let visits: unknown = localStorage.displayVisits ?? 0;
    if (!sessionStorage.visit && visits !== 'no') localStorage.displayVisits = visits = Number(visits) + 1;
    sessionStorage.visit = 1;
    return Number(visits) > 1;
  } catch {
    // Storage is refused: a refusal could not be stored.
    return false;
  }
}

const { installEvent } = window as { installEvent?: InstallEvent };
if (installEvent && isOffered()) showOffer(installEvent);
