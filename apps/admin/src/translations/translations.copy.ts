import { message, messages } from '@ministry/messages';

export const translationsCopy = messages('admin.itemTranslations', {
  /** The office's name of each language; shown after the language's own name. */
  languages: {
    ach: 'Acholi',
    laj: 'Lango',
    lg: 'Luganda',
    sw: 'Swahili',
  },

  /** States of a translation, and what each means to visitors. */
  checked: 'Checked',
  checkedNote: 'Visitors read it.',
  reworded: 'Checked, a new wording waits',
  rewordedNote: 'Only the office sees it.',
  shipped: 'Shipped',
  shippedNote: 'Came with the product; visitors read it.',
  draftNote: 'Not checked yet: visitors read the original.',
  outdated: 'Outdated',
  missing: 'Missing',
  originalRead: 'Visitors read the original.',
  /** A filter: every draft, including one beside a checked translation. */
  waitingForCheck: 'Waiting for a check',
  /** How many texts are in each state, joined by commas. */
  counts: {
    checked: message<{ count: number }>('{count, number} checked'),
    reworded: message<{ count: number }>('{count, number} with a new wording'),
    shipped: message<{ count: number }>('{count, number} shipped'),
    draft: message<{ count: number }>('{count, number} draft'),
    outdated: message<{ count: number }>('{count, number} outdated'),
    missing: message<{ count: number }>('{count, number} missing'),
  },
  noTexts: 'no texts',

  /** Kinds of texts. */
  kinds: {
    interface: 'Interface',
    sermons: 'Sermons',
    events: 'Events',
    ministries: 'Ministries',
    announcements: 'Announcements',
    testimonials: 'Testimonials',
    pages: 'Pages',
    galleries: 'Albums',
    products: 'Products',
    messages: 'Messages',
    identity: 'Identity',
    programme: 'Programme',
    people: 'Team',
    quiz: 'Quiz',
    assistant: 'Assistant',
    homeTexts: 'Home page',
    ministriesTexts: 'Ministries page',
    aboutTexts: 'About page',
    contactTexts: 'Contact page',
    liveTexts: 'Live page',
    teamTexts: 'Team page',
    privacyTexts: 'Privacy policy',
    termsTexts: 'Terms of service',
  },
});
