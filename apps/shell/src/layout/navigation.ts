import { navigationCopy, places } from './navigation.copy.ts';

/** The main navigation, in its order (NAV-03 to NAV-13). */
export const mainNavigation = [
  { href: '/', label: places.home },
  { href: '/about', label: places.about },
  { href: '/ministries', label: places.ministries },
  { href: '/community', label: places.community },
  { href: '/gallery', label: places.gallery },
  { href: '/events', label: places.events },
  { href: '/sermons', label: places.sermons },
  { href: '/announcements', label: places.announcements },
  { href: '/live', label: places.live },
  { href: '/contact', label: places.contact },
];

/** NAV-29 to NAV-31; in the drawer and the footer too. */
export const shortcuts = [
  { href: '/team', label: places.team, icon: 'team' },
  { href: '/family-registration', label: places.family, icon: 'family' },
  { href: '/store', label: places.store, icon: 'store' },
] as const;

/** The consoles, by the first part of their address. */
export const consoles = {
  admin: { href: '/admin', label: navigationCopy.admin },
  'media-setup': { href: '/media-setup', label: places.media },
};

/** NAV-32 to NAV-39 */
export const quickLinks = [
  { href: '/about', label: places.about },
  { href: '/ministries', label: places.ministries },
  { href: '/events', label: places.events },
  { href: '/sermons', label: places.sermons },
  ...shortcuts,
];
export const serviceLinks = [
  { href: '/contact#donation', label: places.give },
  { href: '/contact#prayer', label: places.prayer },
  { href: '/privacy', label: places.privacy },
  { href: '/terms', label: places.terms },
];
