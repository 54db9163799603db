import type { SearchGroup, SearchHit } from '@ministry/api-client';
import { contentKinds, type Permission } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { type Kind as ContentKind, kinds as contentTypes } from '../../content/kinds.ts';
import { searchCopy as copy } from './search.copy.ts';

type Kind = SearchGroup['kind'];
type ContentName = (typeof contentKinds)[ContentKind]['name'];

interface KindLinks {
  /** Address of a hit inside the console. */
  to(hit: SearchHit): string;
  /** The list page filtered by the search terms, and the label of its link; undefined if the kind has no such list. */
  list?: { to(terms: string): string; text(values: { count: number }): string };
  /** Router state for the page. It carries e-mail addresses, which must not appear in the address. */
  state?(terms: string): object;
}

const listed = (path: string, kind: keyof typeof copy.showAll): Required<Pick<KindLinks, 'list'>> => ({
  list: { to: (terms) => `${path}?${new URLSearchParams({ search: terms })}`, text: copy.showAll[kind] },
});
const at = (path: string) => (hit: SearchHit) => `${path}/${hit.id}`;
const opened = (path: string, name: string) => (hit: SearchHit) =>
  `${path}?${new URLSearchParams({ [name]: String(hit.id) })}`;

/** Links of the content kinds, by their names in the search. */
const content = Object.fromEntries(
  (Object.keys(contentTypes) as ContentKind[]).map((plural): [ContentName, KindLinks] => {
    const { name } = contentKinds[plural];
    const { address } = contentTypes[plural];
    return [name, { to: at(address), ...listed(address, name) }];
  }),
) as Record<ContentName, KindLinks>;

/** Links of each kind of hit. */
export const kinds: Record<Kind, KindLinks> = {
  ...content,
  testimony: {
    to: opened('/community/testimonials', 'read'),
    ...listed('/community/testimonials', 'testimony'),
  },
  album: { to: at('/community/galleries'), ...listed('/community/galleries', 'album') },
  family: { to: opened('/families', 'family'), ...listed('/families', 'family') },
  message: { to: opened('/messages', 'item'), ...listed('/messages', 'message') },
  prayer: { to: opened('/messages/prayers', 'item'), ...listed('/messages/prayers', 'prayer') },
  subscriber: {
    to: () => '/newsletter',
    list: { to: () => '/newsletter', text: copy.showAll.subscriber },
    state: (search) => ({ search }),
  },
  registration: { to: ({ eventId }) => `/events?${new URLSearchParams({ attendees: String(eventId) })}` },
  gift: { to: opened('/donations', 'entry'), ...listed('/donations', 'gift') },
  product: { to: opened('/store', 'product'), ...listed('/store', 'product') },
  order: { to: opened('/store/orders', 'order'), ...listed('/store/orders', 'order') },
};

/** One option of the result list. */
export interface Choice {
  key: string;
  kind: Kind;
  to: string;
  state?: object;
  /** Undefined for the option that opens the list of all hits of the kind. */
  hit?: SearchHit;
  label: string;
}

/** Names of what is searched, by the permission that it needs. */
const searched: [Permission, (keyof typeof copy.searched)[]][] = [
  ['content.read', ['sermons', 'events', 'ministries', 'announcements', 'testimonies', 'albums', 'pages']],
  ['families.manage', ['families']],
  ['messages.manage', ['messages']],
  ['prayers.manage', ['prayers']],
  ['newsletter.manage', ['subscribers']],
  ['registrations.read', ['registrations']],
  ['store.manage', ['products', 'orders']],
  ['ledger.manage', ['gifts']],
];

const names = new Intl.ListFormat(dayLocale);

/** 'Sermons, events and albums.' @param may tells whether the user has a permission */
export function whatIsSearched(may: (permission: Permission) => boolean): string {
  const what = searched.filter(([needs]) => may(needs)).flatMap(([, of]) => of);
  const list = names.format(what.map((name) => copy.searched[name]));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

const contentNames: string[] = Object.values(contentKinds).map(({ name }) => name);
/** Users who may not open editors get a link to the item in its list. */
const inList =
  ({ list }: KindLinks) =>
  (hit: SearchHit) =>
    list?.to(hit.title) ?? '/';

/** The options in their order on the screen, which the arrow keys follow. @param terms the search terms. @param edits whether the user may open editors */
export function choicesOf(groups: SearchGroup[], terms: string, edits: boolean): Choice[] {
  return groups.flatMap(({ kind, total, hits }) => {
    const { list, state } = kinds[kind];
    const isRead = !edits && (kind === 'album' || (contentNames.includes(kind) && kind !== 'testimony'));
    const to = isRead ? inList(kinds[kind]) : kinds[kind].to;
    const found: Choice[] = hits.map((hit) => ({
      key: `${kind}-${hit.id}`,
      kind,
      to: to(hit),
      ...(state ? { state: state(hit.title) } : {}),
      hit,
      label: hit.title,
    }));
    return total > hits.length && list
      ? [
          ...found,
          {
            key: `${kind}-all`,
            kind,
            to: list.to(terms),
            ...(state ? { state: state(terms) } : {}),
            label: list.text({ count: total }),
          },
        ]
      : found;
  });
}
