const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Escapes a text as React does. */
const written = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element that contains only a text. In a link, a colon may precede a text that only screen readers announce. */
const leaf = /<([a-z][a-z\d]*)((?: [^<>]*)?)>((?:: <!-- -->)?)([^<]+)(?=<\/\1>)/g;
/** An element that contains such an element followed by a text: an office with its task, a person with their position. */
const pair = /<([a-z][a-z\d]*)((?: [^<>]*)?)>(<([a-z][a-z\d]*)(?: [^<>]*)?>([^<]+)<\/\4>)([^<]+)(?=<\/\1>)/g;

interface Originals {
  /** Texts that are not translated into the language of the page. */
  texts: readonly string[];
  /** Names of people, which are the same in each language. */
  names: readonly string[];
  language: string;
}

/**
 * Adds `lang` to elements with a text that is not translated. A list with commas is marked if none of its words is translated; a text
 * that is part of a sentence is not marked. Changes the rendered HTML, because the application in the browser does not know which texts
 * are translated. Hydration leaves unexpected attributes as they are.
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
