/** Rules for what may be stored on a visitor's device, and under which name. An answer is stored only if it comes from our own server. */

export const cacheNames = {
  /** The page that opens instead of a page that is not stored. */
  offline: 'offline',
  documents: 'documents',
  lists: 'lists',
  files: 'files',
  pictures: 'pictures',
  /** The page of check-in, stored at a steward's request. */
  gate: 'gate',
} as const;

export const offlinePath = '/offline';
/** Name under which the check-in page is stored, after the language prefix. */
export const gatePath = '/admin/gate';

const noDocument =
  /^(\/[a-z]{2,3})?\/(admin|media-setup|page-preview|remotes|api|uploads|assets|hls|feeds|share|sandbox-checkout|healthz|readyz|metrics|save-data)(\/|$)|\.[a-z0-9]+$/;
const list =
  /^\/api\/(events|sermons|announcements|ministries|testimonials|photo-galleries|products|ministry-quiz|assistant)(\/\d+)?$/;
const namedByContent = /[.-]([0-9a-f]{8,}|\d+)\.(js|css|svg|woff2|png)$/;
const picture = /^\/(uploads\/[^/]+\.(avif|jpe?g|png|webp|svg)|api\/placeholder\/\d+\/\d+)$/;

/** Whether an address is, or could be, a page of the public site. The consoles, their preview, data and files are not. */
export const isDocument = ({ pathname }: URL): boolean => !noDocument.test(pathname);
/** Whether a request reads a public list or item. With a credential the answer may show more to staff, so it is never stored. */
export const isList = ({ pathname }: URL, headers: Headers): boolean =>
  list.test(pathname) && !headers.has('authorization');
/** Whether a file name contains a hash or a number. Such a file never changes. */
export const isNamedByContent = ({ pathname }: URL): boolean => namedByContent.test(pathname);
/** Whether an address is such a file of the site itself. */
export const isFile = (url: URL): boolean => url.pathname.startsWith('/assets/') && isNamedByContent(url);
export const isPicture = ({ pathname }: URL): boolean => picture.test(pathname);

const gate = /^(\/[a-z]{2,3})?\/admin\/gate\/\d+$/;
const gateFile = /^\/(assets|remotes\/admin)\//;

/** Check-in at an event: the one page of the consoles that opens without a connection. */
export const isGate = ({ pathname }: Pick<URL, 'pathname'>): boolean => gate.test(pathname);
/** Whether an address can be a file of the check-in page. */
export const isGateFile = ({ pathname }: URL): boolean => gateFile.test(pathname);

const trackers = /^(utm_.*|fbclid|gclid|gbraid|wbraid|igsh(id)?|mc_.*|msclkid|yclid)$/;

/** The address under which a page is stored: without the tracking parameters that others add to links, and without the hash. */
export function documentKey(url: string): string {
  const key = new URL(url);
  for (const name of [...key.searchParams.keys()]) if (trackers.test(name)) key.searchParams.delete(name);
  key.hash = '';
  return key.href;
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/**
 * Whether an answer is complete, comes from our own server and may be stored. A network with a sign-in page returns that page with
 * status 200 for every address, but without a request id.
 */
export const isFromThisSite = ({ status, redirected, headers }: Answer): boolean =>
  status === 200 &&
  !redirected &&
  headers.has('x-request-id') &&
  !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
const isOfType = ({ headers }: Answer, type: RegExp): boolean => type.test(headers.get('content-type') ?? '');

/** The server marks each page that may be stored, because only the server knows whether a page shows personal data. */
export const mayStoreDocument = (answer: Answer): boolean =>
  isFromThisSite(answer) && answer.headers.get('x-offline') === '1';
export const mayStoreList = (answer: Answer): boolean =>
  isFromThisSite(answer) && isOfType(answer, /^application\/json/);
export const mayStoreFile = (answer: Answer): boolean =>
  isFromThisSite(answer) &&
  !isOfType(answer, /^text\/html/) &&
  (answer.headers.get('cache-control') ?? '').includes('immutable');
export const mayStorePicture = (answer: Answer): boolean => mayStoreFile(answer) && isOfType(answer, /^image\//);
