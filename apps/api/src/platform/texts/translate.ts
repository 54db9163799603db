/** Returns the translation of an English text; undefined where nobody has translated it. */
export type Translate = (key: string, english: string) => string | undefined;
