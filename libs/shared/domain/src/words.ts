import { plainTerms } from './terms.ts';

/** The words of a text without punctuation, so that `pastors` finds "Pastors'" and `womens ministry` finds the category of that name. */
export const normalizedText = (text: string): string => plainTerms(text).join(' ');

/** Whether a text contains a phrase that starts at the beginning of a word. */
export const mentions = (text: string, phrase: string): boolean => ` ${normalizedText(text)}`.includes(` ${phrase}`);
