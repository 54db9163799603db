/** hls.js if there is MediaSource; otherwise the browser's own player, only on Apple devices: other browsers claim HLS but play it badly. */
export function engineOf(browser: {
  hasMediaSource: boolean;
  hasManagedMediaSource: boolean;
  playsPlaylists: boolean;
}): 'library' | 'native' | 'none' {
  if (browser.hasMediaSource) return 'library';
  return browser.hasManagedMediaSource && browser.playsPlaylists ? 'native' : 'none';
}

/** What to play: only the sound, a rendition by index, or the best that the connection allows. */
export type Choice = 'sound' | 'auto' | number;

/** What to play first. */
export const firstChoice = (saveData: boolean): Choice => (saveData ? 0 : 'auto');

/** What to play once the visitor saves data. */
export const dataSavingChoice = (choice: Choice): Choice => (choice === 'sound' ? choice : 0);

/** Milliseconds before the next attempt to connect: one second at first, then longer, at most ten. */
export const reconnectDelay = (failures: number): number => Math.min(10_000, 1_000 * 2 ** failures);

/** Seconds behind live from which the visitor is offered to return to live. */
const farBehind = 12;
/** Seconds behind live from which a page that returns from the background jumps to live. */
const tooFarBehind = 20;

/** @param edge the newest second that can be played, null while unknown */
export function isBehind(edge: number | null, currentTime: number, afterAbsence?: boolean): boolean {
  return edge !== null && edge - currentTime > (afterAbsence ? tooFarBehind : farBehind);
}
