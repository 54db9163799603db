/** 2026, so that the numbers stay well within 32 bits. */
const countsFrom = Date.UTC(2026, 0, 1);

/**
 * Where pieces are numbered from: the seconds that have passed. A piece lasts longer than a second, so the numbers rise from
 * stream to stream even when this process was killed between, and a player that stayed goes on.
 */
export const countNow = (): number => Math.max(Math.floor((Date.now() - countsFrom) / 1000), 0);

/** Breaks are numbered on from the seconds too, but begin anew after four and a half hours. */
let lastBreak = countNow() % 16_384;

/**
 * Number of the next break. Each rises; a new process seldom begins below the one before. They stay small because hls.js keeps
 * a list as long as the number and copies it before the first picture: numbered by seconds, that took it 0.4 s on a desktop.
 */
export const nextBreak = (): number => (lastBreak += 1);
