import type { Choice } from './hls-playback.ts';

/** One size of the video. */
export interface Rendition {
  height: number;
  /** Bits per second. */
  bitrate: number;
}

/** Data from the playlists, known before anything is played. */
export interface StreamCost {
  /** The lowest first, as hls.js orders them. */
  renditions: Rendition[];
  /** Bits per second of the sound-only stream; null if its playlist does not state it. */
  sound: number | null;
  /** The text of the main playlist, for the player; empty if it could not be read. */
  main: string;
}

/** The renditions of a main playlist (RFC 8216, EXT-X-STREAM-INF), with the average bitrate rather than the peak. */
export function renditionsIn(playlist: string): Rendition[] {
  const attribute = (line: string, name: string) =>
    Number(new RegExp(`[:,]${name}=(?:\\d+x)?(\\d+)`).exec(line)?.[1] ?? 0);
  return playlist
    .split('\n')
    .filter((line) => line.startsWith('#EXT-X-STREAM-INF:'))
    .map((line) => ({
      height: attribute(line, 'RESOLUTION'),
      bitrate: attribute(line, 'AVERAGE-BANDWIDTH') || attribute(line, 'BANDWIDTH'),
    }))
    .filter(({ height }) => height > 0)
    .sort((a, b) => a.height - b.height || a.bitrate - b.bitrate);
}

/** Bits per second of the newest segment of a media playlist (EXT-X-BITRATE, in kilobits); null if not given. */
export function bitrateIn(playlist: string): number | null {
  const kilobits = [...playlist.matchAll(/^#EXT-X-BITRATE:(\d+)/gm)].at(-1)?.[1];
  return kilobits === undefined ? null : Number(kilobits) * 1_000;
}

/** SRS writes BANDWIDTH=1 for an unknown bitrate; a bitrate below this limit counts as unknown. */
const minBitrate = 8_000;

/** Megabytes per hour, rounded to two significant digits; null if the bitrate is unknown. */
export const perHour = (bitrate: number | null): number | null =>
  bitrate !== null && bitrate >= minBitrate ? Number(((bitrate * 3_600) / 8 / 1e6).toPrecision(2)) : null;

export interface Option {
  choice: Choice;
  /** Pixels; absent for the sound and for 'auto'. */
  height?: number;
  /** MB per hour, null while unknown; absent for 'auto'. */
  megabytes?: number | null;
}

/** The choices, lowest first, 'auto' last. @param sound bits per second; undefined if there is no sound-only playlist */
export function optionsOf(renditions: readonly Rendition[], sound: number | null | undefined): Option[] {
  return [
    ...(sound === undefined ? [] : [{ choice: 'sound' as const, megabytes: perHour(sound) }]),
    ...renditions.map(({ height, bitrate }, choice) => ({ choice, height, megabytes: perHour(bitrate) })),
    ...(renditions.length === 1 ? [] : [{ choice: 'auto' as const }]),
  ];
}

/** Bytes and seconds of the segments so far; the latest minute has the most weight. */
export interface Traffic {
  bytes: number;
  seconds: number;
}

/** After this many seconds, older segments count half. */
const windowSeconds = 60;
/** Minimum seconds for a measurement: a single segment may show a still picture. */
const minSeconds = 6;

export function addTraffic(before: Traffic | undefined, segment: Traffic): Traffic {
  const share = before && before.seconds > windowSeconds ? 0.5 : 1;
  return {
    bytes: (before?.bytes ?? 0) * share + segment.bytes,
    seconds: (before?.seconds ?? 0) * share + segment.seconds,
  };
}

/** Measured bits per second; null until there is enough traffic. */
export const bitrateOf = (traffic: Traffic | undefined): number | null =>
  traffic && traffic.seconds >= minSeconds ? (traffic.bytes * 8) / traffic.seconds : null;
