/** Sets the Trusted Types policy: no markup, and only scripts of this site. */
export function trust(): void {
  (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
    'default',
    {
      createHTML: (html: string) => (html.includes('<') ? undefined : html),
      createScriptURL: (url: string) => (new URL(url, origin).origin === origin ? url : undefined),
    },
  );
}

/** Behaviour of the bar at the top that works without the application. */
export function followBar(): void {
  // NAV-22: a link of the menu may lead to another part of the same page.
  addEventListener('hashchange', () =>
    document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.()),
  );
  // NAV-23
  addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 50));
}

/** Uses the display font on a repeat visit, and fetches it on the first. Throws where storage is refused. */
export function loadFace(address: string): void {
  const face = new FontFace('Ministry Display', `url(${address})`, { weight: '700', display: 'optional' });
  // Used only from the cache, so that no text moves or waits.
  if (localStorage.displayFace === address) document.fonts.add(face);
  else addEventListener('load', () => void face.load().then(() => (localStorage.displayFace = address)));
}

/**
 * Runs inline in the head before anything else and starts hydration at the first sign that the script is needed. The compiled source of
 * each function in this file is copied into the document, so no function may use anything outside of itself.
 *
 * Reads from its own element: `data-scripts` (addresses, in order), `data-font`, `data-save` (the visitor saves data),
 * `data-now` (the page needs its script at once) and `data-idle` (media query for screens that need the script after the page has loaded).
 */
export function boot(showWhenNear: (page: ParentNode) => void, loadFace: (address: string) => void): void {
  const data = (document.currentScript as HTMLScriptElement).dataset as Record<'scripts' | 'font' | 'idle', string>;
  // Not every browser has these. Unknown values count as neither small nor slow.
  const { connection, deviceMemory } = navigator as unknown as {
    connection?: { saveData: boolean; effectiveType: string };
    deviceMemory: number;
  };
  const isSlowOrSavingData =
    'save' in data || connection?.saveData || /[23]g/.test(connection?.effectiveType as string) || deviceMemory <= 2;
  /** A short name, because this script is in every document. */
  const on = addEventListener;
  let started = false;
  function start() {
    if (started) return;
    started = true;
    // The data for hydration is at the end of the document.
    if (document.readyState === 'loading') on('DOMContentLoaded', load);
    else load();
  }
  function load() {
    for (const address of data.scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
  }
  // Buttons with `type=button` do nothing without the script, except those of a popover and of the carousel.
  const holding = '[data-hold],[type=button]:not([popovertarget],[data-carousel])';
  on('keydown', start, true);
  // Links, and scrolling with a finger, do not need the script. A mouse is over a button before it clicks.
  for (const type of [isSlowOrSavingData ? 'pointerdown' : 'pointerover', 'focusin'])
    on(
      type,
      ({ target }) =>
        (target as Element).closest(holding + ',form:not(#save-data) button,input,select,textarea') && start(),
      true,
    );
  // A click on an element that needs the script is kept; it is repeated after hydration.
  on(
    'click',
    (event) => {
      const held = (event.target as Element).closest<HTMLElement>(holding);
      if (!held || 'ready' in document.documentElement.dataset) return;
      start();
      event.preventDefault();
      held.dataset.hold = 'pressed';
    },
    true,
  );
  if ('now' in data) start();
  on('DOMContentLoaded', () => showWhenNear(document));
  // The script requests a failed picture again, or replaces it by its drawing.
  if (!isSlowOrSavingData) on('error', start, true);
  let kept: unknown;
  try {
    if (!isSlowOrSavingData) loadFace(data.font);
    // Pages show data that is stored on this device: a draft, a cart, a position in a sermon. Waiting forms are sent from every page.
    kept = isSlowOrSavingData ? localStorage.waiting : Object.keys(localStorage).some((name) => !/^display/.test(name));
  } catch {
    // Storage is refused: the fallback font stays.
  }
  on('load', () => {
    if (!kept && (isSlowOrSavingData || !('idle' in data && matchMedia(data.idle).matches))) return;
    // The timeout is for Chromium, which sometimes reports no idle time on a page where nothing moves.
    // Safari has no `requestIdleCallback`; `setTimeout` treats the options object as 0.
    const whenIdle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
    (whenIdle ?? (setTimeout as unknown as typeof requestIdleCallback))(start, { timeout: 1_000 });
  });
}

/**
 * Runs after `boot` in the same script, unless the visitor saves data. Registers the service worker once the page has loaded, or at the
 * first touch on a slow connection or a small device. Loads the script that offers the installation if the site can be installed.
 * Must not use anything outside of itself. Reads from its own element: `data-install`, the address of that script.
 */
export function registerWorker(): void {
  const { install } = (document.currentScript as HTMLScriptElement).dataset;
  if (!install) return;
  const { connection, deviceMemory, serviceWorker } = navigator as unknown as {
    connection?: { saveData: boolean; effectiveType: string };
    deviceMemory: number;
    serviceWorker?: ServiceWorkerContainer;
  };
  const on = addEventListener;
  // If the worker cannot be installed, for example on a full device, the site works without it. The next page tries again.
  const register = () => void serviceWorker?.register('/service-worker.js').catch(() => 0);
  if (!connection?.saveData)
    on(/[23]g/.test(connection?.effectiveType as string) || deviceMemory <= 2 ? 'pointerdown' : 'load', register, {
      once: true,
    });
  on('beforeinstallprompt', (event) => {
    // Replaces the browser's own bar, which would appear again after a refusal.
    event.preventDefault();
    (window as { installEvent?: Event }).installEvent = event;
    const script = document.createElement('script');
    script.src = install;
    document.head.append(script);
  });
}
