/** The start of 2026, so that the numbers stay well within 32 bits. */
const numberingEpoch = Date.UTC(2026, 0, 1);

/**
 * Sequence number of a stream's first segment: the seconds since the epoch above. A segment lasts longer than a second, so
 * the numbers rise from stream to stream, even over a crash of this process, and a player that is still open continues.
 */
export const firstSequenceNumber = (): number => Math.max(Math.floor((Date.now() - numberingEpoch) / 1000), 0);

/** Starts from the seconds too, but wraps after four and a half hours. */
let lastDiscontinuity = firstSequenceNumber() % 16_384;

/**
 * Rises with each call; after a restart it seldom starts below the last number. It stays small because hls.js copies a list
 * as long as the number before the first frame: with a number of seconds that took 0.4 s on a desktop.
 */
export const nextDiscontinuity = (): number => (lastDiscontinuity += 1);
