/** Sets the Trusted Types policy: no markup, and scripts of this site alone. */
export function trust(): void {
  (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
    'default',
    {
      createHTML: (html: string) => (html.includes('<') ? undefined : html),
      createScriptURL: (url: string) => (new URL(url, origin).origin === origin ? url : undefined),
    },
  );
}

/** What the bar at the top does without the application. */
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
 * Runs inline in the head before anything else: starts hydration at the first sign that the script is needed. The compiled sources of
 * the functions of this file are put into the document, so each must not use anything outside of itself.
 *
 * Reads from its own element: `data-scripts` (addresses, in order), `data-font`, `data-save` (the visitor saves data),
 * `data-now` (the page needs its script at once) and `data-idle` (once it has loaded, on the screens of this media query).
 */
export function boot(showWhenNear: (page: ParentNode) => void, loadFace: (address: string) => void): void {
  const me = (document.currentScript as HTMLScriptElement).dataset as Record<'scripts' | 'font' | 'idle', string>;
  // Not every browser knows these; what is not known is neither small nor slow.
  const { connection, deviceMemory } = navigator as unknown as {
    connection?: { saveData: boolean; effectiveType: string };
    deviceMemory: number;
  };
  const costly =
    'save' in me || connection?.saveData || /[23]g/.test(connection?.effectiveType as string) || deviceMemory <= 2;
  /** Short, since every document carries it. */
  const on = addEventListener;
  let started = false;
  function start() {
    if (started) return;
    started = true;
    // The data for hydration are at the end of the document.
    if (document.readyState === 'loading') on('DOMContentLoaded', load);
    else load();
  }
  function load() {
    for (const address of me.scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
  }
  // Buttons that are not those of a form do nothing without the script, but for those of a popover and of the carousel.
  const holding = '[data-hold],[type=button]:not([popovertarget],[data-carousel])';
  on('keydown', start, true);
  // Neither a finger that scrolls nor a link needs the script. A mouse is over a button before it presses.
  for (const type of [costly ? 'pointerdown' : 'pointerover', 'focusin'])
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
  if ('now' in me) start();
  on('DOMContentLoaded', () => showWhenNear(document));
  // A picture that failed is tried again, or gives way to its drawing.
  if (!costly) on('error', start, true);
  let kept: unknown;
  try {
    if (!costly) loadFace(me.font);
    // A draft, a cart, a place in a sermon: pages show what this device keeps. Forms that wait are sent from everywhere.
    kept = costly ? localStorage.waiting : Object.keys(localStorage).some((name) => !/^display/.test(name));
  } catch {
    // Storage is refused: the fallback font stays.
  }
  on('load', () => {
    if (!kept && (costly || !('idle' in me && matchMedia(me.idle).matches))) return;
    // Chromium sometimes reports no idle time at all on a page where nothing moves. Safari has no such call; its timer takes the object for zero.
    const whenIdle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
    (whenIdle ?? (setTimeout as unknown as typeof requestIdleCallback))(start, { timeout: 1_000 });
  });
}

/**
 * Follows `boot` in the same script, unless the visitor saves data: registers the service worker once the page has loaded,
 * on a slow line or a small device at the first touch; and loads the script of the offer where the site can be installed.
 * Must not use anything outside of itself. Reads from its own element: `data-install`, the address of the script of the offer.
 */
export function stayAtHand(): void {
  const { install } = (document.currentScript as HTMLScriptElement).dataset;
  if (!install) return;
  const { connection, deviceMemory, serviceWorker } = navigator as unknown as {
    connection?: { saveData: boolean; effectiveType: string };
    deviceMemory: number;
    serviceWorker?: ServiceWorkerContainer;
  };
  const on = addEventListener;
  // Where it cannot be installed, as on a full device, the site is what it was; the next page tries again.
  const register = () => void serviceWorker?.register('/service-worker.js').catch(() => 0);
  if (!connection?.saveData)
    on(/[23]g/.test(connection?.effectiveType as string) || deviceMemory <= 2 ? 'pointerdown' : 'load', register, {
      once: true,
    });
  on('beforeinstallprompt', (event) => {
    // The browser's own bar would not take no for an answer.
    event.preventDefault();
    (window as { installEvent?: Event }).installEvent = event;
    const script = document.createElement('script');
    script.src = install;
    document.head.append(script);
  });
}
