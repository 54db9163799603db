/** 2026, so that the numbers stay well within 32 bits. */
const countsFrom = Date.UTC(2026, 0, 1);

/**
 * Where pieces and breaks are numbered from: the seconds that have passed. A piece lasts longer than a second, so the numbers
 * rise from stream to stream even when this process was killed between, and a player that stayed goes on.
 */
export const countNow = (): number => Math.max(Math.floor((Date.now() - countsFrom) / 1000), 0);
