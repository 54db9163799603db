// jsdom lacks these two classes, which every browser has; Node's classes follow the same standard.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
