import type { SearchGroup, SearchHit } from '@ministry/api-client';
import { contentKinds, type Permission } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { type Kind as ContentKind, kinds as contentTypes } from '../../content/kinds.ts';
import { searchCopy as copy } from './search.copy.ts';

type Kind = SearchGroup['kind'];
type ContentName = (typeof contentKinds)[ContentKind]['name'];

interface KindLinks {
  /** Address inside the console of one hit. */
  to(hit: SearchHit): string;
  /** The list that is searched for the same words, and what leads to it; none where there is no such list. */
  list?: { to(terms: string): string; text(values: { count: number }): string };
  /** What the page is told besides; an e-mail address stays out of addresses. */
  state?(terms: string): object;
}

const listed = (path: string, kind: keyof typeof copy.showAll): Required<Pick<KindLinks, 'list'>> => ({
  list: { to: (terms) => `${path}?${new URLSearchParams({ search: terms })}`, text: copy.showAll[kind] },
});
const at = (path: string) => (hit: SearchHit) => `${path}/${hit.id}`;
const opened = (path: string, name: string) => (hit: SearchHit) =>
  `${path}?${new URLSearchParams({ [name]: String(hit.id) })}`;

/** The kinds of content that the editor changes, by what the search calls one. */
const content = Object.fromEntries(
  (Object.keys(contentTypes) as ContentKind[]).map((plural): [ContentName, KindLinks] => {
    const { name } = contentKinds[plural];
    const { address } = contentTypes[plural];
    return [name, { to: at(address), ...listed(address, name) }];
  }),
) as Record<ContentName, KindLinks>;

/** Where each kind of thing is found in the console. */
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

/** One line that can be chosen. */
export interface Choice {
  key: string;
  kind: Kind;
  to: string;
  state?: object;
  /** Undefined: the line that leads to all of the kind. */
  hit?: SearchHit;
  label: string;
}

/** What is searched, by the permission that it takes. */
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

/** 'Sermons, events and albums.' @param may of the person who searches */
export function whatIsSearched(may: (permission: Permission) => boolean): string {
  const what = searched.filter(([needs]) => may(needs)).flatMap(([, of]) => of);
  const list = names.format(what.map((name) => copy.searched[name]));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

const contentNames: string[] = Object.values(contentKinds).map(({ name }) => name);
/** Who does not open editors finds the item in its list. */
const inList =
  ({ list }: KindLinks) =>
  (hit: SearchHit) =>
    list?.to(hit.title) ?? '/';

/** The lines under each other, as the arrow keys walk over them. @param terms as they were sought @param edits whether editors may be opened */
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
