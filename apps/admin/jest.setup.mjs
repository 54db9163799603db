// jsdom leaves out what every browser has; Node's own are the same standard.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
