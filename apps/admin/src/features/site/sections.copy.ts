import { message, messages } from '@ministry/messages';

/** Sections of the public site that are shown to visitors, and the order of its navigation. */
export const sectionsCopy = messages('admin.site.sections', {
  lead: 'Turn off what your church does not use: its pages, and every link to them, are removed from the site, its search and the sitemap. Nothing is deleted, and the console keeps everything.',
  // Inside a sentence: 'The sections could not be loaded'
  theSections: 'the sections',
  sections: 'sections',
  savedTitle: 'The sections are saved',
  // `{summary}` is 'All sections are on.' or 'Off: Store, Live Stream.'
  savedText: message<{ summary: string }>('{summary} The site shows this now.'),
  allOn: 'All sections are on.',
  off: message<{ sections: string }>('Off: {sections}.'),

  // Names of sections and pages, as visitors see them
  labels: {
    home: 'Home',
    about: 'About',
    contact: 'Contact',
    ministries: 'Ministries',
    gallery: 'Gallery',
    announcements: 'Announcements',
    live: 'Live Stream',
    families: 'Family registration',
  },

  // What is hidden when a section is off
  notes: {
    ministries: 'The page with its questions, and the ministries on the home page.',
    community: 'Testimonies and the form for new ones; the gallery and announcements stay.',
    gallery: 'Photo albums, on a page of their own and in the community.',
    events: 'The list, registration, coming events on the home page, and the calendar feed.',
    sermons: 'The list, every sermon, and the podcast.',
    announcements: 'On a page of their own and in the community.',
    live: 'The player and the countdown to the next service.',
    team: 'The page; who leads stays on the home page (Site, Team).',
    families: 'The form by which families register.',
    store: 'Products, cart and checkout; pages of orders that were placed stay.',
  },

  // The order of the main navigation
  order: 'Order of the navigation',
  orderHint: 'The order of the pages in the bar at the top of the site and in its menu. Pages of your own follow them.',
  page: 'page',
  moveUp: message<{ name: string }>('Move up: {name}'),
  moveDown: message<{ name: string }>('Move down: {name}'),
});
