import { message, messages } from '@ministry/messages';

/** The search through all data of the office. */
export const searchCopy = messages('admin.search', {
  failed: 'The search did not work',
  searching: 'Searching…',
  found: message<{ count: number }>('{count, number} found'),
  nothingFound: message<{ terms: string }>("No results for ''{terms}''."),
  results: 'Results',

  // Headings above the hits of a kind.
  kinds: {
    sermon: 'Sermons',
    event: 'Events',
    ministry: 'Ministries',
    announcement: 'Announcements',
    testimony: 'Testimonies',
    album: 'Photo galleries',
    page: 'Pages',
    family: 'Families',
    message: 'Messages',
    prayer: 'Prayer requests',
    subscriber: 'Newsletter subscribers',
    registration: 'Event registrations',
    gift: 'Gifts',
    product: 'Products',
    order: 'Orders',
  },
  // Link to the list. {count} is greater than the number of hits that are shown.
  showAll: {
    sermon: message<{ count: number }>('Show all {count, number} sermons'),
    event: message<{ count: number }>('Show all {count, number} events'),
    ministry: message<{ count: number }>('Show all {count, number} ministries'),
    announcement: message<{ count: number }>('Show all {count, number} announcements'),
    testimony: message<{ count: number }>('Show all {count, number} testimonies'),
    album: message<{ count: number }>('Show all {count, number} albums'),
    page: message<{ count: number }>('Show all {count, number} pages'),
    family: message<{ count: number }>('Show all {count, number} families'),
    message: message<{ count: number }>('Show all {count, number} messages'),
    prayer: message<{ count: number }>('Show all {count, number} prayer requests'),
    subscriber: message<{ count: number }>('Show all {count, number} subscribers'),
    gift: message<{ count: number }>('Show all {count, number} gifts'),
    product: message<{ count: number }>('Show all {count, number} products'),
    order: message<{ count: number }>('Show all {count, number} orders'),
  },
  // What is searched, listed with commas; the first one gets a capital letter.
  searched: {
    sermons: 'sermons',
    events: 'events',
    ministries: 'ministries',
    announcements: 'announcements',
    testimonies: 'testimonies',
    albums: 'albums',
    pages: 'pages',
    families: 'families',
    messages: 'messages',
    prayers: 'prayers',
    subscribers: 'subscribers',
    registrations: 'registrations',
    products: 'products',
    orders: 'orders',
    gifts: 'gifts',
  },
});
