/**
 * While it loads, Leaflet tries out whether markup can be written into an element. Here it can not, ever: the page's
 * Trusted Types refuse it and report the attempt. So the question is not put: what is written meanwhile goes nowhere.
 * Leaflet draws on a canvas and does not need the answer.
 */
const stored = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', { configurable: true, get: () => '', set: () => undefined });

export const release = (): void => {
  if (stored) Object.defineProperty(Element.prototype, 'innerHTML', stored);
};
