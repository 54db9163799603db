import { message, messages } from '@ministry/messages';

export const consoleCopy = messages('admin.console', {
  /** While the console opens. */
  loadingInvitation: 'Checking your invitation…',
  openingList: 'Opening the list…',
  checkingAccess: 'Checking your access…',
  /** The list of people who come to an event; a phone at the gate may have stored it. */
  lookingForList: 'Looking for a list on this phone…',
  openingDashboard: 'Opening the dashboard…',
  dashboardFailed: 'The dashboard could not be opened',
  pageFailed: 'This page could not be opened',
  pageFailedText: 'Check the connection and try again. What you typed before is kept on this device.',
  notPermitted: 'Your account may not open this page',
  notPermittedText: message<{ username: string; role: string }>(
    'You are signed in as {username} with the role {role}. If you need this page, ask an administrator for another role.',
  ),
  toDashboard: 'To the dashboard',

  /** The side bar: its groups and pages, each a word or two. */
  dashboard: 'Dashboard',
  publishing: 'Publishing',
  ministries: 'Ministries',
  calendar: 'Calendar',
  mediaLibrary: 'Media library',
  people: 'People',
  newsletter: 'Newsletter',
  money: 'Money',
  donations: 'Donations',
  broadcast: 'Broadcast',
  site: 'Site',
  pages: 'Pages',
  pageTexts: 'Page texts',
  waysOfGiving: 'Ways of giving',
  exchangeRate: 'Exchange rate',
  messageTexts: 'Message texts',
  programme: 'Programme',
  quiz: 'Quiz',
  assistant: 'Assistant',
  exportAndImport: 'Export and import',
  settings: 'Settings',
  accounts: 'Accounts',
  personalData: 'Personal data',
  auditLog: 'Audit log',
  /** Messages that go out by e-mail and as text messages. */
  outbox: 'Outbox',
  /** After a number: messages that nobody has read. */
  unread: 'unread',
  /** After a number: orders that are waiting. */
  pending: 'pending',
  foldSideBar: 'Fold the side bar',

  /** On a phone: the last button of the bar, and what it opens. */
  more: 'More',
  allSections: 'All sections',
  viewSite: 'View site',

  /** The bar at the top of every page. */
  searchEverything: 'Search everything',
  /** The keys that open the search. */
  searchKeys: 'Ctrl K',
  waiting: message<{ count: number }>('Waiting: {count}'),
  nothingWaits: 'Nothing is waiting',
  notKnownYet: 'Not known yet',
  account: 'Account',
  yourAccount: 'Your account',
  keyboardShortcuts: 'Keyboard shortcuts',
  showShortcuts: 'Show these shortcuts',
  logout: 'Logout',
  appearance: 'Appearance',
  themes: {
    system: 'As on this device',
    light: 'Light',
    dark: 'Dark',
  },
  /** How much space rows and controls take. */
  density: 'Density',
  densities: {
    compact: 'Compact',
    middle: 'Middle',
    large: 'Large',
  },
});
