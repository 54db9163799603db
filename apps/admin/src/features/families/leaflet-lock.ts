/**
 * While it loads, Leaflet tests whether it can write HTML into an element. The page's Trusted Types always refuse
 * this and report the attempt. To avoid the report, writes to `innerHTML` are ignored until `release` is called.
 * Leaflet draws on a canvas and does not need the result of the test.
 */
const stored = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', { configurable: true, get: () => '', set: () => undefined });

export const release = (): void => {
  if (stored) Object.defineProperty(Element.prototype, 'innerHTML', stored);
};
