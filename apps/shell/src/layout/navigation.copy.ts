/** The main navigation, in its order (NAV-03 to NAV-13). */
export const mainNavigation = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/ministries', label: 'Ministries' },
  { href: '/community', label: 'Community' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/events', label: 'Events' },
  { href: '/sermons', label: 'Sermons' },
  { href: '/announcements', label: 'Announcements' },
  { href: '/live', label: 'Live Stream' },
  { href: '/contact', label: 'Contact' },
] as const;

/** NAV-29 to NAV-31; in the drawer and the footer too. */
export const shortcuts = [
  { href: '/team', label: 'Team', icon: 'team' },
  { href: '/family-registration', label: 'Family', icon: 'family' },
  { href: '/store', label: 'Store', icon: 'store' },
] as const;

/** The consoles, by the first part of their address. */
export const consoles = {
  admin: { href: '/admin', label: 'Admin' },
  'media-setup': { href: '/media-setup', label: 'Media team' },
} as const;

/** NAV-32 to NAV-39 */
export const quickLinks = [
  { href: '/about', label: 'About' },
  { href: '/ministries', label: 'Ministries' },
  { href: '/events', label: 'Events' },
  { href: '/sermons', label: 'Sermons' },
  ...shortcuts,
] as const;
export const serviceLinks = [
  { href: '/contact#donation', label: 'Give Online' },
  { href: '/contact#prayer', label: 'Prayer Requests' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
] as const;

export const navigationCopy = {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  viewSite: 'View site',
  search: 'Search',
  admin: 'Admin',
  give: 'Give',
  giveInDrawer: 'Give Online',
  newTab: '(opens in a new tab)',
  shortcuts: 'Shortcuts',
  more: 'More',
  footerQuick: 'Quick links',
  footerServices: 'For you',
  footerMinistries: 'Our ministries',
  footerReach: 'Reach us',
  saveData: 'Save data',
  saveDataHint: 'Fewer bytes: audio first, photos on a tap, no extra type.',
  offline: 'Save pages for use without a connection',
};
