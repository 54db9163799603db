/** Which player: MediaSource first, the browser's own only where it is Apple's (ManagedMediaSource); others claim a playlist that they stumble over. */
export function engineOf(browser: {
  hasMediaSource: boolean;
  hasManagedMediaSource: boolean;
  playsPlaylists: boolean;
}): 'library' | 'native' | 'none' {
  if (browser.hasMediaSource) return 'library';
  return browser.hasManagedMediaSource && browser.playsPlaylists ? 'native' : 'none';
}

/** A way to follow the stream: the sound, one of its pictures by index, or what the line carries. */
export type Choice = 'sound' | 'auto' | number;

/** The picture to begin with: the lowest for whoever counts bytes, else what the line carries. */
export const firstPicture = (saveData: boolean): Choice => (saveData ? 0 : 'auto');

/** What is left of a choice once the visitor counts bytes: the lowest picture; the sound alone stays. */
export const frugalChoice = (choice: Choice): Choice => (choice === 'sound' ? choice : 0);

/** Milliseconds before the next try to connect: soon at first, then every ten seconds for as long as the page is open. */
export const reconnectDelay = (failures: number): number => Math.min(10_000, 1_000 * 2 ** failures);

/** Seconds behind the newest moment from which a visitor is shown the way back to it. */
const farBehind = 12;
/** Seconds behind it that nobody who only had the page in the background wants to catch up. */
const tooFarBehind = 20;

/** @param edge second of the newest moment that can be played, null while unknown */
export function isBehind(edge: number | null, currentTime: number, afterAbsence = false): boolean {
  return edge !== null && edge - currentTime > (afterAbsence ? tooFarBehind : farBehind);
}
