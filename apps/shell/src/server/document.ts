import { ministry } from '@ministry/domain';
import { tokens, tokensCss } from '@ministry/ui/tokens';
import type { Embedded } from '../app/embedded.ts';
import { fullTitle, type PageHead } from '../app/page-head.ts';
import { boot } from './boot.ts';

/** The only inline script; the content security policy allows it by its hash. */
export const bootScript = `(${boot.toString()})()`;

const displayFace = '/assets/display-1.woff2';
const shareImage = '/assets/share-1.png';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
/** JSON for a script element, without `<`, which could end it. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

interface DocumentParts {
  head: PageHead;
  html: string;
  /** The CSS of the layout and of the page. */
  styles: { address: string; css: string }[];
  scripts: string[];
  embedded: Embedded;
  /** Path and query of the page, which the browser shows without what else was in its address. */
  address: string;
  /** The page is rendered only in the browser. */
  browserOnly: boolean;
  hydrateOnPress: boolean;
}

/** The whole document. Nothing in it blocks the first paint. */
export function documentOf({
  head,
  html,
  styles,
  scripts,
  embedded,
  address,
  browserOnly,
  hydrateOnPress,
}: DocumentParts): string {
  const { publicUrl, saveData } = embedded.settings;
  const title = escape(fullTitle(head.title));
  const description = escape(head.description);
  const image = escape(new URL(head.image ?? shareImage, publicUrl).href);
  const canonical = head.path === undefined ? null : escape(publicUrl + head.path);
  const flags = `${saveData ? ' data-save' : ''}${browserOnly ? ' data-now' : ''}${hydrateOnPress ? ' data-press' : ''}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<script data-scripts="${scripts.join(' ')}" data-font="${displayFace}"${flags}>${bootScript}</script>`,
    `<style>${tokensCss}</style>`,
    // `data-href` tells the bundler's runtime that this stylesheet is loaded.
    ...styles.map(({ address: href, css }) => `<style data-href="${href}">${css}</style>`),
    `<link rel="icon" href="/assets/icon-1.svg" type="image/svg+xml"><meta name="theme-color" content="${tokens.colour.deep}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}"><meta property="og:type" content="website"><meta property="og:site_name" content="${escape(ministry.name)}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:image" content="${image}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`,
    head.feed
      ? `<link rel="alternate" type="${head.feed.type}" href="${head.feed.path}" title="${escape(head.feed.title)}">`
      : '',
    head.structured ? `<script type="application/ld+json">${embed(head.structured)}</script>` : '',
    `</head><body><div id="root"${browserOnly ? '' : ` data-address="${escape(address)}"`}>${html}</div><script type="application/json" id="embedded">${embed(embedded)}</script></body></html>`,
  ].join('');
}
