/** Stands in place of this package in the builds of the front ends, whose texts are put in afterwards. */
declare const __message__: (key: string) => string;

export const interfaceLanguage: string = /* @__PURE__ */ __message__('language:000000');
