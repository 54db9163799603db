import { messages } from '@ministry/messages';

/** Names of pages, and of places on pages, in the navigation. */
export const places = messages('places', {
  home: 'Home',
  about: 'About',
  ministries: 'Ministries',
  community: 'Community',
  gallery: 'Gallery',
  events: 'Events',
  sermons: 'Sermons',
  announcements: 'Announcements',
  live: 'Live Stream',
  contact: 'Contact',
  team: 'Team',
  family: 'Family',
  store: 'Store',
  give: 'Give Online',
  prayer: 'Prayer Requests',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  media: 'Media team',
});

export const navigationCopy = messages('navigation', {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  viewSite: 'View site',
  search: 'Search',
  admin: 'Admin',
  give: 'Give',
  newTab: '(opens in a new tab)',
  shortcuts: 'Shortcuts',
  more: 'More',
  footerQuick: 'Quick links',
  footerServices: 'For you',
  footerMinistries: 'Our ministries',
  footerReach: 'Reach us',
  saveData: 'Save data',
  saveDataHint: 'Less data: audio first, photos on a tap, no extra fonts.',
  offline: 'Save pages for use without a connection',
});
