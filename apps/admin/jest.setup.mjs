// jsdom lacks these two classes, which every browser has; Node's classes follow the same standard.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

const { getComputedStyle } = globalThis;
// The fields, forms and dialogs of Ant Design use these, which jsdom lacks too. Nothing has a size there, so that no size changes.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  MessageChannel: class {
    port1 = { onmessage() {} };
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) };
  },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  getComputedStyle: (element) => getComputedStyle(element),
});
