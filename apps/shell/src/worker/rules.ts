/** What may be stored on a visitor's device, and under which name. The first question is always whose answer it is. */

export const cacheNames = {
  /** The page that opens in place of one that is not stored. */
  offline: 'offline',
  documents: 'documents',
  lists: 'lists',
  files: 'files',
  pictures: 'pictures',
  /** The page of check-in, stored at a steward's request. */
  gate: 'gate',
} as const;

export const offlinePath = '/offline';
/** Under this name the page of check-in is stored, with its language before it. */
export const gatePath = '/admin/gate';

const noDocument =
  /^(\/[a-z]{2,3})?\/(admin|media-setup|page-preview|remotes|api|uploads|assets|hls|feeds|share|sandbox-checkout|healthz|readyz|metrics|save-data)(\/|$)|\.[a-z0-9]+$/;
const list =
  /^\/api\/(events|sermons|announcements|ministries|testimonials|photo-galleries|products|ministry-quiz|assistant)(\/\d+)?$/;
const namedByContent = /[.-]([0-9a-f]{8,}|\d+)\.(js|css|svg|woff2|png)$/;
const picture = /^\/(uploads\/[^/]+\.(avif|jpe?g|png|webp|svg)|api\/placeholder\/\d+\/\d+)$/;

/** A page of the public site, or an address where one could be. The consoles, their preview and what is fetched are none. */
export const isDocument = ({ pathname }: URL): boolean => !noDocument.test(pathname);
/** What visitors read; asked for with a credential it may show staff more, and is never stored. */
export const isList = ({ pathname }: URL, headers: Headers): boolean =>
  list.test(pathname) && !headers.has('authorization');
/** Named by its content, or numbered: it never changes under its name. */
export const isNamedByContent = ({ pathname }: URL): boolean => namedByContent.test(pathname);
/** Of the site itself. */
export const isFile = (url: URL): boolean => url.pathname.startsWith('/assets/') && isNamedByContent(url);
export const isPicture = ({ pathname }: URL): boolean => picture.test(pathname);

const gate = /^(\/[a-z]{2,3})?\/admin\/gate\/\d+$/;
const gateFile = /^\/(assets|remotes\/admin)\//;

/** Check-in at an event: the one page of the consoles that opens without a connection. */
export const isGate = ({ pathname }: Pick<URL, 'pathname'>): boolean => gate.test(pathname);
/** What the page of check-in is made of. */
export const isGateFile = ({ pathname }: URL): boolean => gateFile.test(pathname);

const trackers = /^(utm_.*|fbclid|gclid|gbraid|wbraid|igsh(id)?|mc_.*|msclkid|yclid)$/;

/** The address under which a page is stored: without what others add to a link, and without the part of the page. */
export function documentKey(url: string): string {
  const key = new URL(url);
  for (const name of [...key.searchParams.keys()]) if (trackers.test(name)) key.searchParams.delete(name);
  key.hash = '';
  return key.href;
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/**
 * Our own server's answer, complete, and not forbidden to store. A network that asks to sign in answers every address with a page of its
 * own and status 200, which has no request id.
 */
export const isFromThisSite = ({ status, redirected, headers }: Answer): boolean =>
  status === 200 &&
  !redirected &&
  headers.has('x-request-id') &&
  !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
const isOfType = ({ headers }: Answer, type: RegExp): boolean => type.test(headers.get('content-type') ?? '');

/** The server says of each page whether it may be stored: what a page shows of a person is known there alone. */
export const mayStoreDocument = (answer: Answer): boolean =>
  isFromThisSite(answer) && answer.headers.get('x-offline') === '1';
export const mayStoreList = (answer: Answer): boolean =>
  isFromThisSite(answer) && isOfType(answer, /^application\/json/);
export const mayStoreFile = (answer: Answer): boolean =>
  isFromThisSite(answer) &&
  !isOfType(answer, /^text\/html/) &&
  (answer.headers.get('cache-control') ?? '').includes('immutable');
export const mayStorePicture = (answer: Answer): boolean => mayStoreFile(answer) && isOfType(answer, /^image\//);
