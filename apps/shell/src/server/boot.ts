/**
 * Runs inline in the head, before anything else: the Trusted Types policy, the display face of a repeat visit, and the
 * start of hydration. Its compiled source is put into the document, so it may refer to nothing outside of itself.
 *
 * Reads from its own element: `data-scripts` (addresses, in order), `data-font`, `data-save` (the visitor asked for few
 * bytes) and `data-now` (the page cannot do without its script).
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
    // The data of the page stand at its end.
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
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, true);
  // A press that only the script can answer waits for it; the layout presses again once it is there.
  addEventListener(
    'click',
    (event) => {
      start();
      const held = (event.target as Element).closest('[data-hold]');
      if (!held || 'ready' in document.documentElement.dataset) return;
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
    // Drawn only from the cache, so that no text moves or waits.
    known = localStorage.displayFace === me.font;
    if (known) document.fonts.add(face);
  } catch {
    // Storage is refused: the fallback face stays.
  }
  addEventListener('load', () => {
    (window.requestIdleCallback ?? setTimeout)(start);
    if (!known) void face.load().then(() => (localStorage.displayFace = me.font));
  });
}
