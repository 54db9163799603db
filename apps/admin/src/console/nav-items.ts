import type { StatsResponse } from '@ministry/api-client';
import type { Permission } from '@ministry/domain';
import type { IconName } from '../components/icon.tsx';
import { pages } from './pages.ts';

type PathOf<Address> = Address extends `/${infer Path}` ? Path : never;

/** A page that the side bar leads to. */
export interface NavItem {
  /** First part of the address of everything in it; who may open the page there sees the item. */
  path: PathOf<keyof typeof pages>;
  /** First parts of further addresses that belong to it. */
  also?: readonly string[];
  label: string;
  icon: IconName;
  /** What waits in it, and how a screen reader says so. */
  waiting?(stats: StatsResponse): { count: number; label: string };
}

export const dashboard: NavItem = { path: '', label: 'Dashboard', icon: 'home' };

/** Those that the list of page texts leads to. */
const textPages = ['home', 'ministries', 'about', 'contact', 'live', 'team', 'privacy', 'terms'].map(
  (page) => `site/${page}`,
);

/** What the side bar shows, the eight tabs of the dashboard (ADM-42) among them. */
const groups: { label: string; items: NavItem[] }[] = [
  {
    label: 'Publishing',
    items: [
      { path: 'sermons', label: 'Sermons', icon: 'sermon' },
      { path: 'events', also: ['gate'], label: 'Events', icon: 'event' },
      { path: 'ministries', label: 'Ministries', icon: 'ministry' },
      { path: 'community', label: 'Community', icon: 'photo' },
      { path: 'calendar', label: 'Calendar', icon: 'event' },
      { path: 'media', label: 'Media library', icon: 'library' },
    ],
  },
  {
    label: 'People',
    items: [
      {
        path: 'messages',
        label: 'Messages',
        icon: 'message',
        waiting: ({ messages }) => ({ count: messages?.unread ?? 0, label: 'unread' }),
      },
      { path: 'families', label: 'Families', icon: 'people' },
      { path: 'newsletter', label: 'Newsletter', icon: 'letter' },
    ],
  },
  {
    label: 'Money',
    items: [
      { path: 'donations', label: 'Donations', icon: 'gift' },
      {
        path: 'store',
        label: 'Store',
        icon: 'store',
        waiting: ({ pendingOrders }) => ({ count: pendingOrders ?? 0, label: 'pending' }),
      },
    ],
  },
  { label: 'Broadcast', items: [{ path: 'sermons/recordings', label: 'Recordings', icon: 'record' }] },
  {
    label: 'Site',
    items: [
      { path: 'site/pages', label: 'Pages', icon: 'list' },
      { path: 'site/texts', also: textPages, label: 'Page texts', icon: 'list' },
      { path: 'site/identity', label: 'Identity', icon: 'star' },
      { path: 'site/giving', label: 'Ways of giving', icon: 'gift' },
      { path: 'site/exchange-rate', label: 'Exchange rate', icon: 'refresh' },
      { path: 'site/sections', label: 'Sections', icon: 'eye' },
      { path: 'site/languages', label: 'Languages', icon: 'globe' },
      { path: 'site/translations', label: 'Translations', icon: 'edit' },
      { path: 'site/messages', label: 'Message texts', icon: 'message' },
      { path: 'site/programme', label: 'Programme', icon: 'event' },
      { path: 'site/people', label: 'Team', icon: 'people' },
      { path: 'site/quiz', label: 'Quiz', icon: 'ministry' },
      { path: 'site/assistant', label: 'Assistant', icon: 'message' },
      { path: 'visits', label: 'Visits', icon: 'chart' },
      { path: 'site/archive', label: 'Export and import', icon: 'download' },
    ],
  },
  {
    label: 'Settings',
    items: [
      { path: 'accounts', label: 'Accounts', icon: 'account' },
      { path: 'imports', label: 'Import', icon: 'upload' },
      { path: 'people', label: 'Personal data', icon: 'shield' },
      { path: 'audit', label: 'Audit log', icon: 'list' },
      { path: 'outbox', label: 'Outbox', icon: 'send' },
    ],
  },
];

const all = [dashboard, ...groups.flatMap(({ items }) => items)];

const used: NavItem['path'][] = ['', 'sermons', 'messages', 'donations'];
/** Number of items in the bar of a phone. */
const bottomBarCount = 4;

/** The items that a role may open, in their groups, and those in the bar of a phone: the most used, then the first. */
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

/** The item that an address belongs to: of those above it, the nearest. */
export function navItemOf(pathname: string): NavItem {
  const isIn = ({ path, also = [] }: NavItem) =>
    [path, ...also].some((first) => `${pathname.slice(1)}/`.startsWith(`${first}/`));
  return all
    .filter(isIn)
    .reduce((nearest, item) => (item.path.length > nearest.path.length ? item : nearest), dashboard);
}
