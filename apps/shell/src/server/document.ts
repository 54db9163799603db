import {
  type Language,
  lookOf,
  originalLanguage,
  siteIconAddress,
  type SiteIdentity,
  sitePictureAddress,
  type TranslationLanguage,
} from '@ministry/domain';
import { basePath, interfaceLanguage } from '@ministry/messages';
import { lookCss } from '@ministry/ui/look';
import { tokensCss } from '@ministry/ui/tokens';
import type { Embedded } from '../app/embedded.ts';
import { fullTitle, type PageHead } from '../app/page-head.ts';
import { showWhenNear } from '../drawings/when-near.ts';
import { boot, followBar, loadFace, registerWorker, trust } from './boot.ts';
import { documentCopy } from './document.copy.ts';

const [first, bar, start, ...parts] = [trust, followBar, boot, showWhenNear, loadFace].map(String);
const bootScript = `(${first})();(${bar})();(${start})(${parts.join()})`;

const usualScript = `${bootScript};(${String(registerWorker)})()`;

/**
 * Speculation rules: browsers that support them fetch the next page while its link is pressed ('conservative', the default).
 * The application removes the rules, because it does not load documents.
 */
const nextPages = JSON.stringify({
  prefetch: [
    {
      where: {
        // The same in each language, so that one content security policy allows it on all pages.
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(api|uploads|admin|media-setup|\\w+/admin|\\w+/media-setup){/*}?' } },
        ],
      },
    },
  ],
});

/** Inline scripts of a page with data saving and of other pages. The content security policy allows them by their hashes. */
export const inlineScripts = { saveData: [bootScript], usual: [usualScript, nextPages] };

/** A text as a CSS string, escaped so that no character can end the string. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Adds ' (in English)' to headings that are not translated, on a page in another language. */
const markOfOriginals = `:is(h1,h2,h3)[lang]::after{content:${cssString(` (${documentCopy.original})`)};font-size:.7em;font-weight:400}`;

const displayFace = '/assets/display-1.woff2';
const shareImage = '/assets/share-1.png';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
/** JSON replacer that leaves out the dates of creation and change of items. A page that needs them must change this function. */
function withoutDates(this: object, name: string, value: unknown): unknown {
  return name === 'updatedAt' || (name === 'createdAt' && 'updatedAt' in this) ? undefined : value;
}
/** JSON for a script element, without `<`, which could end it. */
const embed = (value: unknown) => JSON.stringify(value, withoutDates).replaceAll('<', '\\u003c');

export type ChosenLook = Pick<SiteIdentity, 'mainColour' | 'accentColour' | 'logo' | 'sharePicture'>;

interface DocumentParts {
  head: PageHead;
  html: string;
  /** The CSS of the layout and of the page. */
  styles: { address: string; css: string }[];
  scripts: string[];
  embedded: Embedded;
  /** Colours, logo and share picture that the office has chosen. */
  chosen: ChosenLook;
  /** Path and query of the page. The browser shows this address, without other parameters that were in it. */
  address: string;
  /** The page is rendered only in the browser. */
  browserOnly: boolean;
  /** Address of the script that the page runs without the application. */
  ownScript: string | null;
  /** The media query of the screens on which the page needs its script once it has loaded. */
  idle: string | null;
  /** Languages that the site is offered in besides English. */
  languages: readonly TranslationLanguage[];
  /** Address of the script that offers to install the site; null where it has no service worker. */
  install: string | null;
}

/** The home page of a language is '/sw', not '/sw/'. */
const tidy = (address: string): string => (basePath ? address.replace(/\/(?=$|[?#])/, '') : address);

/** The address of a page (path and query) in this language. */
export const inLanguage = (address: string): string => tidy(basePath + address);

/** The same page in each language (`hreflang`), where there are several. */
function alternates({ path }: PageHead, publicUrl: string, offered: readonly TranslationLanguage[]): string {
  if (offered.length === 0 || path === undefined) return '';
  const languages = [originalLanguage, ...offered] as const;
  const origin = publicUrl.slice(0, publicUrl.length - basePath.length);
  const addressIn = (language: Language) =>
    language === originalLanguage ? origin + path : `${origin}/${language}${path === '/' ? '' : path}`;
  const link = (hreflang: string, address: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escape(address)}">`;
  return [
    ...languages.map((language) => link(language, addressIn(language))),
    link('x-default', addressIn(originalLanguage)),
    `<meta property="og:locale" content="${interfaceLanguage}">`,
  ].join('');
}

/** The whole document. Nothing in it blocks the first paint. */
export function documentOf({
  head,
  html,
  styles,
  scripts,
  embedded,
  chosen,
  address,
  browserOnly,
  ownScript,
  idle,
  languages,
  install,
}: DocumentParts): string {
  const { publicUrl, saveData, identity } = embedded.settings;
  const title = escape(fullTitle(head.title, identity));
  const description = escape(head.description);
  const ownImage = chosen.sharePicture ? sitePictureAddress(chosen.sharePicture) : shareImage;
  const image = escape(new URL(head.image ?? ownImage, publicUrl).href);
  const look = lookCss(chosen);
  const icon = chosen.logo
    ? `href="${siteIconAddress(chosen.logo, 'any', 192)}" type="image/png"`
    : 'href="/assets/icon-1.svg" type="image/svg+xml"';
  const canonical = head.path === undefined ? null : escape(tidy(publicUrl + head.path));
  const flags = `${saveData ? ' data-save' : ''}${browserOnly ? ' data-now' : ''}${idle === null ? '' : ` data-idle="${escape(idle)}"`}${install === null || browserOnly ? '' : ` data-install="${install}"`}`;
  return [
    `<!doctype html><html lang="${interfaceLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<script data-scripts="${scripts.join(' ')}" data-font="${displayFace}"${flags}>${saveData ? bootScript : usualScript}</script>`,
    `<style>${tokensCss}</style>`,
    look ? `<style id="look">${look}</style>` : '',
    basePath ? `<style>${markOfOriginals}</style>` : '',
    // `data-href` tells the bundler's runtime that this stylesheet is loaded.
    ...styles.map(({ address: href, css }) => `<style data-href="${href}">${css}</style>`),
    `<link rel="icon" ${icon}>${browserOnly ? '' : `<link rel="manifest" href="/manifest.webmanifest${basePath && `?language=${interfaceLanguage}`}">`}<meta name="theme-color" content="${lookOf(chosen).deep}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}"><meta property="og:type" content="website"><meta property="og:site_name" content="${escape(identity.name)}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:image" content="${image}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">${alternates(head, publicUrl, languages)}`,
    head.feed
      ? `<link rel="alternate" type="${head.feed.type}" href="${head.feed.path}${basePath && `?language=${interfaceLanguage}`}" title="${escape(head.feed.title)}">`
      : '',
    head.structured
      ? `<script type="application/ld+json">${embed(basePath ? { ...head.structured, inLanguage: interfaceLanguage } : head.structured)}</script>`
      : '',
    `</head><body><div id="root"${browserOnly ? '' : ` data-address="${escape(address)}"`}>${html}</div><script type="application/json" id="embedded">${embed(embedded)}</script>${saveData || browserOnly ? '' : `<script type="speculationrules">${nextPages}</script>`}${ownScript === null ? '' : `<script src="${ownScript}" async></script>`}</body></html>`,
  ].join('');
}
