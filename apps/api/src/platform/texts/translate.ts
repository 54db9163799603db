/** What is said in a language instead of an English text; undefined where nobody has translated it. */
export type Translate = (key: string, english: string) => string | undefined;
