/** The language of the interface: that of the build in the front ends. */
export const interfaceLanguage: string = 'en';

/** Stands before the path of each page: '' for the original, '/sw' for a translation. */
export const basePath: string = '';

/** How days and times of day are written: '4 December 2026', '5:00 PM'. */
export const dayLocale: string = 'en-GB';
export const timeLocale: string = 'en-US';
