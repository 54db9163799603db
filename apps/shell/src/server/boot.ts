/**
 * Runs inline in the head before anything else: sets the Trusted Types policy, loads the display font on a repeat visit
 * and starts hydration: once the page has loaded, or at the first press that needs the script. Its compiled source is put into the document, so it must not use anything outside of itself.
 *
 * Reads from its own element: `data-scripts` (addresses, in order), `data-font`, `data-save` (the visitor saves data),
 * `data-now` (the page needs its script at once) and `data-press` (it needs none before a press).
 */
export function boot(): void {
  const me = (document.currentScript as HTMLScriptElement).dataset;
  const trusted = (window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes;
  trusted?.createPolicy('default', {
    createHTML: (html: string) => (html.includes('<') ? undefined : html),
    createScriptURL: (url: string) => (new URL(url, origin).origin === origin ? url : undefined),
  });

  const device = navigator as { connection?: { saveData?: boolean; effectiveType?: string }; deviceMemory?: number };
  const costly =
    'save' in me ||
    device.connection?.saveData ||
    /[23]g/.test(device.connection?.effectiveType ?? '') ||
    (device.deviceMemory ?? 8) <= 2;
  let started = false;
  function start() {
    if (started) return;
    started = true;
    // The data for hydration are at the end of the document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  }
  function load() {
    for (const address of me.scripts?.split(' ') ?? []) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
  }
  addEventListener('keydown', start, true);
  // Neither a finger that scrolls nor a link needs the script.
  const needing = '[data-hold],button,input,select,textarea';
  addEventListener('pointerdown', ({ target }) => (target as Element).closest(needing) && start(), true);
  // A click on an element that needs the script is kept; it is repeated after hydration.
  addEventListener(
    'click',
    (event) => {
      const held = (event.target as Element).closest('[data-hold]');
      if (!held || 'ready' in document.documentElement.dataset) return;
      start();
      event.preventDefault();
      held.setAttribute('data-hold', 'pressed');
    },
    true,
  );

  if ('now' in me) start();
  if (costly) return;
  let known = true;
  const face = new FontFace('Ministry Display', `url(${me.font})`, { weight: '700', display: 'optional' });
  try {
    // Used only from the cache, so that no text moves or waits.
    known = localStorage.displayFace === me.font;
    if (known) document.fonts.add(face);
  } catch {
    // Storage is refused: the fallback font stays.
  }
  addEventListener('load', () => {
    if (!known) void face.load().then(() => (localStorage.displayFace = me.font));
    if ('press' in me) return;
    // Chromium sometimes reports no idle time at all on a page where nothing moves. Safari has no such call; its timer takes the object for zero.
    const whenIdle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
    (whenIdle ?? (setTimeout as unknown as typeof requestIdleCallback))(start, { timeout: 1_000 });
  });
}
