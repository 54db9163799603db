import { applyDecorators, Header } from '@nestjs/common';
import { type Language, type Look, lookOf, originalLanguage, type SiteIdentity } from '@ministry/domain';

/** The church whose name and colours a page shows. */
export type Church = Pick<SiteIdentity, 'name' | 'mainColour'>;

/** The page may use its own styles and send forms to this site; nothing else. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of a page that `plainPage` makes. */
export const PlainPage = (): MethodDecorator =>
  applyDecorators(
    Header('content-type', 'text/html; charset=utf-8'),
    Header('content-security-policy', plainPagePolicy),
    // The address may contain a code, which other sites must not get as referrer. This site gets it, to see where a form comes from.
    Header('referrer-policy', 'same-origin'),
  );

const styleOf = ({ nile, mist }: Look): string =>
  `body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#10201d;background:${mist}}` +
  `main{max-width:34rem;margin:0 auto;padding:3rem 1rem}h1{font:700 2rem/1.2 Georgia,serif}a{color:${nile}}p>a:only-child{display:inline-block;padding:.625rem 0}` +
  `button{min-height:48px;padding:.5rem 1.5rem;border:0;border-radius:6px;background:${nile};color:#fff;font:600 1rem system-ui,sans-serif;cursor:pointer}` +
  ':focus-visible{outline:3px solid #0b3fd1;outline-offset:2px}';

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The language of a page, and the text of its link to the website in that language. */
interface PageLanguage {
  language: Language;
  home: string;
}

const inEnglish: PageLanguage = { language: originalLanguage, home: 'To our website' };

/** A small page that the API renders itself, for browsers without a script. `heading` and `content` are HTML. */
export const plainPage = (
  { name, ...colours }: Church,
  heading: string,
  content: string,
  { language, home }: PageLanguage = inEnglish,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${heading} | ${escapeHtml(name)}</title><style>${styleOf(lookOf(colours))}</style></head><body><main><p>${escapeHtml(name)}</p><h1>${heading}</h1>${content}<p><a href="${homeIn(language)}">${home}</a></p></main></body></html>`;

const homeIn = (language: Language): string => (language === originalLanguage ? '/' : `/${language}`);
