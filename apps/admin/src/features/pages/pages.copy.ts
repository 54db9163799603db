import { message, messages } from '@ministry/messages';

/** The office's own pages. */
export const pagesCopy = messages('admin.pages', {
  lead: 'Pages of your own, made of blocks, with an address and a place in the navigation.',
  create: 'Add New Page',
  search: 'Search pages',
  nothingYet: 'There are no pages of your own yet. Add the first one.',
  navigation: 'Navigation',
  // Place of a page in the navigation.
  places: { all: 'All pages', none: 'Nowhere', menu: 'Main menu', footer: 'Footer' },

  // Fields of a page.
  summary: 'Summary (optional)',
  summaryHint: 'Shown below the title, in search engines and with shared links.',
  addressHint: 'After the slash: building-fund. If empty in a new page, it is made from the title.',
  addressForm: message<{ most: number }>(
    'The address must have only small letters, digits and single dashes, at most {most} characters, with at least one letter.',
  ),
  addressReserved: message<{ address: string }>(
    "The address ''{address}'' is reserved: the site uses it for something else.",
  ),
  place: 'In the navigation',
  position: 'Order there',
  positionHint: 'Small numbers come first.',
  // Heading of the column with that number.
  positionColumn: 'Order',

  // Blocks: the parts of a page, from top to bottom.
  blocks: {
    heading: 'Blocks',
    hint: 'What the page is made of, from top to bottom.',
    one: 'block',
    add: 'Add a block',
    names: {
      text: 'Heading and text',
      picture: 'Picture',
      figures: 'Figures',
      cards: 'Cards',
      quote: 'Quotation',
      list: 'List',
      action: 'Call to action',
      album: 'Photo album',
      events: 'Events',
      giving: 'Giving',
    },
  },

  // Fields of blocks.
  heading: 'Heading (optional)',
  text: 'Text (optional)',
  link: 'Link',
  linkOptional: 'Link (optional)',
  linkHint: '/events for a page of this site, or https://…',
  linkProblem: 'A link begins with / for a page of this site (/events), or with https://',
  buttonLabel: 'On the button',
  quote: 'What was said',
  quoteSource: 'Who said it (optional)',
  points: 'Points',
  pointsHint: 'One in each line.',
  pictureText: 'What can be seen',
  pictureTextHint: 'For people who cannot see it.',
  caption: 'Words below it (optional)',
  // Numbers with a label: '40 churches'. {one} is used inside other sentences.
  figures: { heading: 'Figures', one: 'figure', label: 'What it counts' },
  cards: { heading: 'Cards', one: 'card' },

  // A block that shows an album.
  album: {
    label: 'Album',
    hint: 'Its first photos are shown.',
    choose: 'Choose an album',
    loadFailed: 'The albums could not be loaded',
    isGone: 'This album was deleted: visitors do not see the block until another is chosen.',
    // In the list, for an album whose title is not known.
    gone: 'A deleted album',
    numbered: message<{ id: string }>('Album {id}'),
  },
  // A block that shows one event, or the next events.
  event: {
    next: 'The next events',
    howMany: 'How many',
    loadFailed: 'The events could not be loaded',
    isGone: 'This event was deleted or taken down: visitors do not see the block.',
    // In the list, for an event whose title is not known.
    gone: 'An event that is gone',
    numbered: message<{ id: string }>('Event {id}'),
  },
});
