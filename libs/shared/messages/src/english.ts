import { dateNamesIn } from './date-names.ts';

/** The language of the interface; in a front end, the language of its build. */
export const interfaceLanguage: string = 'en';

/** Prefix of the path of each page: '' for the original, '/sw' for a translation. */
export const basePath: string = '';

/** Locale of times of day: 'en-US' writes '5:00 PM', all others write '17:00'. */
export const timeLocale: string = 'en-US';

/** Locale of days: 'en-GB' writes '4 December 2026'. */
export const dayLocale: string = 'en-GB';
export const dateNames = /* @__PURE__ */ dateNamesIn(dayLocale);
