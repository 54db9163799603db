import { dateNamesIn } from './date-names.ts';

/** The language of the interface: that of the build in the front ends. */
export const interfaceLanguage: string = 'en';

/** Stands before the path of each page: '' for the original, '/sw' for a translation. */
export const basePath: string = '';

/** How times of day are written: '5:00 PM' is 'en-US', '17:00' all others. */
export const timeLocale: string = 'en-US';

/** How days are written: '4 December 2026'. */
export const dayLocale: string = 'en-GB';
export const dateNames = /* @__PURE__ */ dateNamesIn(dayLocale);
