/** Megabytes that an hour takes, as measured, by the height of the picture; the sound alone beside it. */
const measured: Record<number, number> = { 240: 100, 360: 230, 720: 1_000 };
export const soundPerHour = 26;
export const lowestPicturePerHour = 100;

/** Which player: MediaSource first, the browser's own only where it is Apple's (ManagedMediaSource); others claim a playlist that they stumble over. */
export function engineOf(browser: { hasMediaSource: boolean; hasManagedMediaSource: boolean; playsPlaylists: boolean }): 'library' | 'native' | 'none' {
  if (browser.hasMediaSource) return 'library';
  return browser.hasManagedMediaSource && browser.playsPlaylists ? 'native' : 'none';
}

/** Megabytes an hour of one picture: what was measured for its height, or more where the stream itself says so. @param bitrate bits a second */
export function perHour({ height, bitrate }: { height: number; bitrate: number }): number {
  const told = Number(((bitrate * 3_600) / 8 / 1e6).toPrecision(2));
  return Math.max(measured[height] ?? 0, told);
}

/** A way to follow the stream: the sound, one of its pictures by index, or what the line carries. */
export type Choice = 'sound' | 'auto' | number;

export interface Option {
  choice: Choice;
  /** Pixels; absent for the sound and for 'auto'. */
  height?: number;
  /** MB an hour; absent for 'auto'. */
  megabytes?: number;
}

/** The choices, lowest first, 'auto' at the end. @param levels in the library's order, lowest first */
export function optionsOf(levels: readonly { height: number; bitrate: number }[], hasSound: boolean): Option[] {
  return [
    ...(hasSound ? [{ choice: 'sound' as const, megabytes: soundPerHour }] : []),
    ...levels.map((level, choice) => ({ choice, height: level.height, megabytes: perHour(level) })),
    ...(levels.length === 1 ? [] : [{ choice: 'auto' as const }]),
  ];
}

/** The picture to begin with: the lowest for whoever counts bytes, else what the line carries. */
export const firstPicture = (saveData: boolean): Choice => (saveData ? 0 : 'auto');

/** Milliseconds before the next try to connect: soon at first, then every ten seconds for as long as the page is open. */
export const reconnectDelay = (failures: number): number => Math.min(10_000, 1_000 * 2 ** failures);
