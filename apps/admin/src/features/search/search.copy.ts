import type { SearchGroup, SearchHit } from '@ministry/api-client';
import { contentKinds, type Permission } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { type Kind as ContentKind, kinds as contentTypes } from '../../content/kinds.ts';
import { searchTexts as copy } from './search-texts.copy.ts';

type Kind = SearchGroup['kind'];
type ContentName = (typeof contentKinds)[ContentKind]['name'];

interface KindCopy {
  /** Over the group: 'Sermons'. */
  title: string;
  /** 'Show all 12 sermons'. */
  many: string;
  /** Address inside the console of one hit. */
  to(hit: SearchHit): string;
  /** Address of the list that is searched for the same words; none where there is no such list. */
  all?(terms: string): string;
  /** What the page is told besides; an e-mail address stays out of addresses. */
  state?(terms: string): object;
}

const listed = (path: string) => (terms: string) => `${path}?${new URLSearchParams({ search: terms })}`;
const at = (path: string) => (hit: SearchHit) => `${path}/${hit.id}`;
const opened = (path: string, name: string) => (hit: SearchHit) =>
  `${path}?${new URLSearchParams({ [name]: String(hit.id) })}`;

/** The kinds of content that the editor changes, by what the search calls one. */
const content = Object.fromEntries(
  (Object.keys(contentTypes) as ContentKind[]).map((plural): [ContentName, KindCopy] => {
    const { title, many, address } = contentTypes[plural];
    return [contentKinds[plural].name, { title, many, to: at(address), all: listed(address) }];
  }),
) as Record<ContentName, KindCopy>;

/** Where each kind of thing is found in the console. */
export const kinds: Record<Kind, KindCopy> = {
  ...content,
  testimony: {
    title: copy.testimonies,
    many: 'testimonies',
    to: opened('/community/testimonials', 'read'),
    all: listed('/community/testimonials'),
  },
  album: {
    title: copy.photoGalleries,
    many: 'albums',
    to: at('/community/galleries'),
    all: listed('/community/galleries'),
  },
  family: { title: common.families, many: 'families', to: opened('/families', 'family'), all: listed('/families') },
  message: { title: common.messages, many: 'messages', to: opened('/messages', 'item'), all: listed('/messages') },
  prayer: {
    title: copy.prayerRequests,
    many: copy.prayerRequests2,
    to: opened('/messages/prayers', 'item'),
    all: listed('/messages/prayers'),
  },
  subscriber: {
    title: copy.newsletterSubscribers,
    many: 'subscribers',
    to: () => '/newsletter',
    all: () => '/newsletter',
    state: (search) => ({ search }),
  },
  registration: {
    title: copy.eventRegistrations,
    many: 'registrations',
    to: ({ eventId }) => `/events?${new URLSearchParams({ attendees: String(eventId) })}`,
  },
  gift: { title: copy.gifts, many: 'gifts', to: opened('/donations', 'entry'), all: listed('/donations') },
  product: { title: copy.products, many: 'products', to: opened('/store', 'product'), all: listed('/store') },
  order: { title: common.orders, many: 'orders', to: opened('/store/orders', 'order'), all: listed('/store/orders') },
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
const searched: [Permission, string[]][] = [
  ['content.read', ['sermons', 'events', 'ministries', 'announcements', 'testimonies', 'albums', 'pages']],
  ['families.manage', ['families']],
  ['messages.manage', ['messages']],
  ['prayers.manage', ['prayers']],
  ['newsletter.manage', ['subscribers']],
  ['registrations.read', ['registrations']],
  ['store.manage', ['products', 'orders']],
  ['ledger.manage', ['gifts']],
];

const names = new Intl.ListFormat('en-GB');

/** 'Sermons, events and albums.' @param may of whoever searches */
export function whatIsSearched(may: (permission: Permission) => boolean): string {
  const list = names.format(searched.filter(([needs]) => may(needs)).flatMap(([, what]) => what));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

const contentNames: string[] = Object.values(contentKinds).map(({ name }) => name);
/** Who does not open editors finds the item in its list. */
const inList =
  ({ all }: KindCopy) =>
  (hit: SearchHit) =>
    all?.(hit.title) ?? '/';

/** The lines under each other, as the arrow keys walk over them. @param terms as they were sought @param edits whether editors may be opened */
export function choicesOf(groups: SearchGroup[], terms: string, edits: boolean): Choice[] {
  return groups.flatMap(({ kind, total, hits }) => {
    const { many, all, state } = kinds[kind];
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
    return total > hits.length && all
      ? [
          ...found,
          {
            key: `${kind}-all`,
            kind,
            to: all(terms),
            ...(state ? { state: state(terms) } : {}),
            label: copy.showAll({ localeString: total.toLocaleString('en-GB'), many }),
          },
        ]
      : found;
  });
}
