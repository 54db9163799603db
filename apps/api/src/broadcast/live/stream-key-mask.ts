import { streamName } from '../media-server/media-server.ts';
import type { LiveSource } from './broadcast-status.ts';

const dots = '•'.repeat(8);
const shown = 4;
/** Shorter ones would tell too much of themselves by their end. */
const shortest = 12;
const prefix = `${streamName}?key=`;

/** The key as an encoder is given it: our own stream has its name before it. */
export const forEncoder = (type: LiveSource, key: string): string => (type === 'rtmp' ? prefix + key : key);

/** As an encoder is given it, with only its end to be seen. */
export const masked = (type: LiveSource, key: string): string =>
  forEncoder(type, dots + (key.length < shortest ? '' : key.slice(-shown)));

export const isMasked = (sent: string): boolean => sent.includes(dots);

/** The key alone, however it was typed. */
export const withoutName = (type: LiveSource, sent: string): string =>
  type === 'rtmp' && sent.startsWith(prefix) ? sent.slice(prefix.length) : sent;
