/** What a new site begins with: the words that come with the product, or plain ones. */
export const setupStarts = ['words', 'plain'] as const;
export type SetupStart = (typeof setupStarts)[number];
