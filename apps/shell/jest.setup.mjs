import { TextDecoder, TextEncoder } from 'node:util';

// The router needs both classes, and jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });
