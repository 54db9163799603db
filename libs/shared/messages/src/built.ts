import type { DateNames } from './date-names.ts';

/** Replaces this package in the builds of the front ends; their texts are put in after the build. */
declare const __message__: <Fact = string>(key: string) => Fact;

export const interfaceLanguage: string = /* @__PURE__ */ __message__('language:000000');
export const basePath: string = /* @__PURE__ */ __message__('basePath:000000');
export const dayLocale: string = /* @__PURE__ */ __message__('dayLocale:000000');
export const timeLocale: string = /* @__PURE__ */ __message__('timeLocale:000000');
export const dateNames = /* @__PURE__ */ __message__<DateNames>('dateNames:000000');
