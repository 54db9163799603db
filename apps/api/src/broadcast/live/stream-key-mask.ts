import { streamName } from '../media-server/media-server.ts';
import type { LiveSource } from './broadcast-status.ts';

const dots = '•'.repeat(8);
const shown = 4;
/** Minimum length of a key whose last characters are shown; the end of a shorter key would reveal too much. */
const shortest = 12;
const prefix = `${streamName}?key=`;

/** The key as it is entered in the encoder: for our own stream, the name of the stream is prepended. */
export const forEncoder = (type: LiveSource, key: string): string => (type === 'rtmp' ? prefix + key : key);

/** The same form, with only the end of the key visible. */
export const masked = (type: LiveSource, key: string): string =>
  forEncoder(type, dots + (key.length < shortest ? '' : key.slice(-shown)));

export const isMasked = (sent: string): boolean => sent.includes(dots);

/** Removes the name of the stream, if it was typed together with the key. */
export const withoutName = (type: LiveSource, sent: string): string =>
  type === 'rtmp' && sent.startsWith(prefix) ? sent.slice(prefix.length) : sent;
