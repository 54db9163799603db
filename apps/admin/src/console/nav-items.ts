import type { StatsResponse } from '@ministry/api-client';
import type { Permission } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import type { IconName } from '../components/icon.tsx';
import { consoleCopy as copy } from './console.copy.ts';
import { pages } from './pages.ts';

type PathOf<Address> = Address extends `/${infer Path}` ? Path : never;

/** A page that the side bar leads to. */
export interface NavItem {
  /** First part of the addresses that belong to the item. Whoever may open the page at this address sees the item. */
  path: PathOf<keyof typeof pages>;
  /** First parts of further addresses that belong to the item. */
  also?: readonly string[];
  label: string;
  icon: IconName;
  /** Number of things that wait there, and the text for screen readers. */
  waiting?(stats: StatsResponse): { count: number; label: string };
}

export const dashboard: NavItem = { path: '', label: copy.dashboard, icon: 'home' };

/** Pages that the list of page texts links to. */
const textPages = ['home', 'ministries', 'about', 'contact', 'live', 'team', 'privacy', 'terms'].map(
  (page) => `site/${page}`,
);

/** Entries of the side bar, including the eight tabs of the dashboard (ADM-42). */
const groups: { label: string; items: NavItem[] }[] = [
  {
    label: copy.publishing,
    items: [
      { path: 'sermons', label: common.sermons, icon: 'sermon' },
      { path: 'events', also: ['gate'], label: common.events, icon: 'event' },
      { path: 'ministries', label: copy.ministries, icon: 'ministry' },
      { path: 'community', label: common.community, icon: 'photo' },
      { path: 'calendar', label: copy.calendar, icon: 'event' },
      { path: 'media', label: copy.mediaLibrary, icon: 'library' },
    ],
  },
  {
    label: copy.people,
    items: [
      {
        path: 'messages',
        label: common.messages,
        icon: 'message',
        waiting: ({ messages }) => ({ count: messages?.unread ?? 0, label: copy.unread }),
      },
      { path: 'families', label: common.families, icon: 'people' },
      { path: 'newsletter', label: copy.newsletter, icon: 'letter' },
    ],
  },
  {
    label: copy.money,
    items: [
      { path: 'donations', label: copy.donations, icon: 'gift' },
      {
        path: 'store',
        label: common.store,
        icon: 'store',
        waiting: ({ pendingOrders }) => ({ count: pendingOrders ?? 0, label: copy.pending }),
      },
    ],
  },
  { label: copy.broadcast, items: [{ path: 'sermons/recordings', label: common.recordings, icon: 'record' }] },
  {
    label: copy.site,
    items: [
      { path: 'site/pages', label: copy.pages, icon: 'list' },
      { path: 'site/texts', also: textPages, label: copy.pageTexts, icon: 'list' },
      { path: 'site/identity', label: common.identity, icon: 'star' },
      { path: 'site/giving', label: copy.waysOfGiving, icon: 'gift' },
      { path: 'site/exchange-rate', label: copy.exchangeRate, icon: 'refresh' },
      { path: 'site/sections', label: common.sections, icon: 'eye' },
      { path: 'site/languages', label: common.languages, icon: 'globe' },
      { path: 'site/translations', label: common.translations, icon: 'edit' },
      { path: 'site/messages', label: copy.messageTexts, icon: 'message' },
      { path: 'site/programme', label: copy.programme, icon: 'event' },
      { path: 'site/people', label: common.team, icon: 'people' },
      { path: 'site/quiz', label: copy.quiz, icon: 'ministry' },
      { path: 'site/assistant', label: copy.assistant, icon: 'message' },
      { path: 'visits', label: common.visits, icon: 'chart' },
      { path: 'site/archive', label: copy.exportAndImport, icon: 'download' },
    ],
  },
  {
    label: copy.settings,
    items: [
      { path: 'accounts', label: copy.accounts, icon: 'account' },
      { path: 'imports', label: common.import, icon: 'upload' },
      { path: 'people', label: copy.personalData, icon: 'shield' },
      { path: 'audit', label: copy.auditLog, icon: 'list' },
      { path: 'outbox', label: copy.outbox, icon: 'send' },
    ],
  },
];

const all = [dashboard, ...groups.flatMap(({ items }) => items)];

const used: NavItem['path'][] = ['', 'sermons', 'messages', 'donations'];
/** Number of items in the bar of a phone. */
const bottomBarCount = 4;

/** Items that a role may open: in their groups, and those for the bottom bar of a phone (the most used ones, then the first ones). */
export function navItemsFor(may: (...permissions: readonly Permission[]) => boolean) {
  const isOpen = ({ path }: NavItem) => may(...pages[`/${path}`].needs);
  const open = all.filter(isOpen);
  const frequent = [...open].sort((one, other) => Number(used.includes(other.path)) - Number(used.includes(one.path)));
  return {
    groups: groups
      .map(({ label, items }) => ({ label, items: items.filter(isOpen) }))
      .filter(({ items }) => items.length > 0),
    frequent: frequent.slice(0, bottomBarCount),
  };
}

/** The item that an address belongs to; if several match, the one with the longest path. */
export function navItemOf(pathname: string): NavItem {
  const isIn = ({ path, also = [] }: NavItem) =>
    [path, ...also].some((first) => `${pathname.slice(1)}/`.startsWith(`${first}/`));
  return all
    .filter(isIn)
    .reduce((nearest, item) => (item.path.length > nearest.path.length ? item : nearest), dashboard);
}
