/** hls.js where there is MediaSource, the browser's own player only on Apple's; other browsers claim HLS but play it badly. */
export function engineOf(browser: {
  hasMediaSource: boolean;
  hasManagedMediaSource: boolean;
  playsPlaylists: boolean;
}): 'library' | 'native' | 'none' {
  if (browser.hasMediaSource) return 'library';
  return browser.hasManagedMediaSource && browser.playsPlaylists ? 'native' : 'none';
}

/** What to play: the sound alone, a rendition by index, or the best that the connection carries. */
export type Choice = 'sound' | 'auto' | number;

/** What to play first. */
export const firstChoice = (saveData: boolean): Choice => (saveData ? 0 : 'auto');

/** What to play once the visitor saves data. */
export const dataSavingChoice = (choice: Choice): Choice => (choice === 'sound' ? choice : 0);

/** Milliseconds before the next attempt to connect: one second at first, then longer, at most ten. */
export const reconnectDelay = (failures: number): number => Math.min(10_000, 1_000 * 2 ** failures);

/** From so many seconds behind, the visitor is offered the way back to live. */
const farBehind = 12;
/** From so many seconds behind, a page that comes back from the background jumps to live. */
const tooFarBehind = 20;

/** @param edge the newest second that can be played, null while unknown */
export function isBehind(edge: number | null, currentTime: number, afterAbsence?: boolean): boolean {
  return edge !== null && edge - currentTime > (afterAbsence ? tooFarBehind : farBehind);
}
