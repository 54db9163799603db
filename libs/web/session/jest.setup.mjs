// jsdom lacks these classes, which every browser has. Those of Node follow the same standard.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
