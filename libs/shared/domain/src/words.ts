import { plainTerms } from './terms.ts';

/** Words alone, so that `pastors` finds "Pastors'" and `womens ministry` the category of that name. */
export const plain = (text: string): string => plainTerms(text).join(' ');

/** Whether the phrase stands in the text, from the beginning of a word on. */
export const mentions = (text: string, phrase: string): boolean => ` ${plain(text)}`.includes(` ${phrase}`);
