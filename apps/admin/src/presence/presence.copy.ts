const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'grace is editing this, too'; empty for nobody. */
export const presenceCopy = (others: readonly string[]): string =>
  others.length === 0 ? '' : `${names.format(others)} ${others.length === 1 ? 'is' : 'are'} editing this, too.`;
