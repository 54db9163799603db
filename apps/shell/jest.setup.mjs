import { TextDecoder, TextEncoder } from 'node:util';

// The router needs both; jsdom has neither.
Object.assign(globalThis, { TextEncoder, TextDecoder });
