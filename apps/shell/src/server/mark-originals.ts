const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** As React writes a text. */
const written = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element with nothing but a text in it; in a link the colon before the words that only screen readers say. */
const leaf = /<([a-z][a-z\d]*)((?: [^<>]*)?)>((?:: <!-- -->)?)([^<]+)(?=<\/\1>)/g;
/** An element with a text after such a one: an office with its task, a person with their position. */
const pair = /<([a-z][a-z\d]*)((?: [^<>]*)?)>(<([a-z][a-z\d]*)(?: [^<>]*)?>([^<]+)<\/\4>)([^<]+)(?=<\/\1>)/g;

interface Originals {
  /** Texts that are not translated into the language of the page. */
  texts: readonly string[];
  /** Of persons, which are the same in each language. */
  names: readonly string[];
  language: string;
}

/**
 * Says of the elements with such texts that they are in the original language; a list with commas is one where all its words are,
 * and a text in a sentence with others is left. Done to what is rendered, as the application in the browser knows nothing of it:
 * hydration leaves an attribute alone that it did not expect.
 */
export function markOriginals(html: string, { texts, names, language }: Originals): string {
  if (texts.length === 0) return html;
  const wanted = new Set(texts.map(written));
  const neutral = new Set(names.map(written));
  const isOriginal = (text: string): boolean => wanted.has(text) || text.split(', ').every((word) => wanted.has(word));
  const marked = (attributes: string): string =>
    attributes.includes(' lang=') ? attributes : `${attributes} lang="${language}"`;
  return html
    .replace(leaf, (whole, tag: string, attributes: string, colon: string, text: string) =>
      isOriginal(text) ? `<${tag}${marked(attributes)}>${colon}${text}` : whole,
    )
    .replace(pair, (whole, tag: string, attributes: string, first: string, _tag: string, name: string, text: string) =>
      isOriginal(text) && (isOriginal(name) || neutral.has(name))
        ? `<${tag}${marked(attributes)}>${first}${text}`
        : whole,
    );
}
