/** How a new site begins: `words` keeps the first content of the product, `plain` replaces it with neutral texts. */
export const setupStarts = ['words', 'plain'] as const;
export type SetupStart = (typeof setupStarts)[number];
