import { contentLimits } from './content.ts';

/** Longest accepted input, in characters. */
export const testimonialLimits = { name: 100, testimony: 5_000, bulkItems: contentLimits.bulkItems } as const;
