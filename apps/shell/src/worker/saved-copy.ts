import { languagePath } from '@ministry/domain/languages';
import { type SavedSermon, savedSource } from '../features/sermons/saving/saved-sermons.ts';

/** The texts of the worker (`workerTexts`), as HTML. Empty if the page that contains them is not on the device. */
export type WorkerTexts = readonly string[];

/** Reads the texts from the HTML of the `/offline` page. */
export const textsIn = (html: string): WorkerTexts => /data-texts="([^"]*)/.exec(html)?.[1]?.split('\n') ?? [];

const timeZone = 'Africa/Kampala';
/** Milliseconds after which the name of a day could mean another week. */
const sixDays = 6 * 86_400_000;

/** 'Saved copy, Tue 9:10'; 'Saved copy, Fri 4 Dec 9:10' from six days on. */
export function savedCopy(savedAt: Date, now: Date, [locale, copyOf]: WorkerTexts): string {
  const date = now.getTime() - savedAt.getTime() < sixDays ? {} : ({ day: 'numeric', month: 'short' } as const);
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    ...date,
    hour: 'numeric',
    minute: '2-digit',
  });
  const time = format.format(savedAt).replace(/,| 0(?=\d:)/g, (part) => (part[1] ? ' ' : ''));
  return copyOf ? `${copyOf}, ${time}` : time;
}

/** Puts a note above a page, outside of the part that the application hydrates. `useArrival` removes the note. */
export const withNote = (html: string, note: string): string =>
  html.replace(
    '<body>',
    `<body><p id="saved-copy" role="status" style="margin:0;padding:.4rem 1rem;background:var(--sorghum);color:var(--deep);font-weight:600;text-align:center">${note}</p>`,
  );

/** Pages and sermons that are stored on a device. */
export interface Stored {
  pages: readonly StoredPage[];
  sermons: readonly SavedSermon[];
}

export interface StoredPage {
  /** Path and query. */
  address: string;
  /** The title as HTML, with entities. */
  title: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const withoutLanguage = (address: string): string => address.slice(languagePath(address).length);

const sermonAddress = (id: number): string => `/sermons/${id}`;

/** Address of the stored page of a saved sermon. Saving stores its English page last; until then another language may be stored. */
const pageOf = ({ id, isWhole }: SavedSermon, pages: readonly StoredPage[]): string => {
  const visited = pages.find(({ address }) => withoutLanguage(address) === sermonAddress(id));
  return isWhole || !visited ? sermonAddress(id) : visited.address;
};

/** A saved sermon. It can be played and removed without the application, whose script may be of another release. */
function sermonItem(
  { id, title, speaker, address, bytes, isWhole }: SavedSermon,
  page: string,
  [, , path = '', notWhole = '', remove = '']: WorkerTexts,
): string {
  const size = megabytes(bytes);
  const facts = `${escape(speaker)}, ${isWhole ? size : notWhole.replace('{size}', size)}`;
  const player = `<audio controls preload="none" aria-label="${escape(title)}" src="${escape(savedSource(address))}"></audio>`;
  return `<li><a href="${escape(page)}">${escape(title)}</a><p>${facts}</p>${isWhole ? player : ''}<form method="post" action="${path}"><button name="remove" value="${id}">${remove}<span>: ${escape(title)}</span></button></form></li>`;
}

/** The title of a document without the name of the site; null where it has none. */
export const titleOf = (html: string): string | null => /<title>(.*?)(?: \| [^|<]*)?<\/title>/.exec(html)?.[1] ?? null;

/** The element of the `/offline` page that the worker fills. */
const place = /<div id="stored-pages"[^>]*>(?=<\/div>)/;
const style =
  ':host{display:block;margin-bottom:2.5rem}p{margin:0 0 1rem}h2{font:700 clamp(1.5rem,1.35rem + 1.3vw,2rem)/1.15 var(--display);margin:2rem 0 .5rem}ul{list-style:none;margin:0;padding:0}li{border-top:1px solid var(--line)}li a{display:block;padding:.7rem 0}a{color:var(--nile);text-underline-offset:.2em}.again{display:inline-block;padding:.75rem 1.25rem;border-radius:var(--radius);background:var(--nile);color:#fff;font-weight:600;text-decoration:none}audio{display:block;width:100%}li p{margin:0}button{min-height:3rem;padding:.5rem 1.25rem;margin:.5rem 0 1rem;border:2px solid var(--nile);border-radius:var(--radius);background:#fff;color:var(--nile);font:600 1rem/1.2 var(--text);cursor:pointer}button span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}';

/**
 * Fills the offline page. Data that only the device has is put into a shadow root, so that the application hydrates the page as the
 * server rendered it.
 * @param missed path and query of the requested page; null if `/offline` itself was requested
 */
export function withStoredPages(html: string, { pages, sermons }: Stored, missed: string | null): string {
  const texts = textsIn(html);
  const [, , , , , missedText, tryAgain, sermonsHeading, pagesHeading] = texts;
  const savedAddresses = sermons.map(({ id }) => sermonAddress(id));
  const others = pages.filter(({ address }) => !savedAddresses.includes(withoutLanguage(address)));
  const isSermon = ({ address }: StoredPage) => withoutLanguage(address).startsWith('/sermons/');
  const sermonsFirst = others.sort((one, other) => Number(isSermon(other)) - Number(isSermon(one)));
  const links = sermonsFirst.map(({ address, title }) => `<li><a href="${escape(address)}">${title}</a></li>`).join('');
  const parts = [
    missed === null
      ? ''
      : `<p><b>${escape(missed)}</b> ${missedText}</p><p><a class="again" href="${escape(missed)}">${tryAgain}</a></p>`,
    sermons.length === 0
      ? ''
      : `<h2>${sermonsHeading}</h2><ul>${sermons.map((each) => sermonItem(each, pageOf(each, pages), texts)).join('')}</ul>`,
    links === '' ? '' : `<h2>${pagesHeading}</h2><ul>${links}</ul>`,
  ];
  // Hides the button that turns saving on: if the worker responds, saving is on.
  const filled = html.replace('</head>', '<style>[data-save]{display:none}</style></head>');
  return filled.replace(
    place,
    (opening) => `${opening}<template shadowrootmode="open"><style>${style}</style>${parts.join('')}</template>`,
  );
}
