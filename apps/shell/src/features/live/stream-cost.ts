import type { Choice } from './hls-playback.ts';

/** A picture of the stream; bits a second. */
export interface Picture {
  height: number;
  bitrate: number;
}

/** What the playlists say of themselves, before anything is played. */
export interface StreamCost {
  /** The lowest first, as the library orders them. */
  pictures: Picture[];
  /** Bits a second of the sound alone; null where its playlist does not tell. */
  sound: number | null;
  /** The main playlist itself, which the player need not fetch again; empty where it could not be read. */
  main: string;
}

/** The pictures of a main playlist (RFC 8216, EXT-X-STREAM-INF), the average preferred to the peak. */
export function picturesIn(playlist: string): Picture[] {
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

/** Bits a second of a media playlist, as its newest piece tells (EXT-X-BITRATE, in kilobits); null where it does not. */
export function bitrateIn(playlist: string): number | null {
  const told = [...playlist.matchAll(/^#EXT-X-BITRATE:(\d+)/gm)].at(-1)?.[1];
  return told === undefined ? null : Number(told) * 1_000;
}

/** Bits a second below which a server has only filled in the field. */
const believable = 8_000;

/** Megabytes an hour to two figures; null where the bits a second are not known. @param bitrate bits a second */
export const perHour = (bitrate: number | null): number | null =>
  bitrate !== null && bitrate >= believable ? Number(((bitrate * 3_600) / 8 / 1e6).toPrecision(2)) : null;

export interface Option {
  choice: Choice;
  /** Pixels; absent for the sound and for 'auto'. */
  height?: number;
  /** MB an hour, null where nobody knows yet; absent for 'auto'. */
  megabytes?: number | null;
}

/** The choices, lowest first, 'auto' at the end. @param sound bits a second; undefined where there is no sound of its own */
export function optionsOf(pictures: readonly Picture[], sound: number | null | undefined): Option[] {
  return [
    ...(sound === undefined ? [] : [{ choice: 'sound' as const, megabytes: perHour(sound) }]),
    ...pictures.map(({ height, bitrate }, choice) => ({ choice, height, megabytes: perHour(bitrate) })),
    ...(pictures.length === 1 ? [] : [{ choice: 'auto' as const }]),
  ];
}

/** A weighing of what really comes: bytes and seconds of the pieces so far, the latest minute or so counting most. */
export interface Weighed {
  bytes: number;
  seconds: number;
}

/** Seconds of pieces after which older ones count half. */
const memory = 60;
/** Seconds of pieces before what is weighed is believed; one piece with a still picture says little. */
const enough = 6;

export function weigh(before: Weighed | undefined, piece: Weighed): Weighed {
  const share = before && before.seconds > memory ? 0.5 : 1;
  return { bytes: (before?.bytes ?? 0) * share + piece.bytes, seconds: (before?.seconds ?? 0) * share + piece.seconds };
}

/** Bits a second of what was weighed; null before there is enough of it. */
export const bitrateOf = (weighed: Weighed | undefined): number | null =>
  weighed && weighed.seconds >= enough ? (weighed.bytes * 8) / weighed.seconds : null;
