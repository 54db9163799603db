import { message, messages } from '@ministry/messages';

/** Testimonies from the site, which the office reads before anyone else does. */
export const testimonialsCopy = messages('admin.testimonials', {
  title: 'Testimonials',
  lead: 'What people tell on the site is read here before anyone else reads it.',
  // Nouns, as lists and forms name what they hold: 'No testimonials match these filters'.
  one: 'testimonial',
  many: 'testimonials',
  /** As the buttons of its row name it: 'Approve the testimonial of Grace'. */
  named: message<{ name: string }>('the testimonial of {name}'),

  // What can be done to one, and where it stands
  approve: 'Approve',
  unapprove: 'Unapprove',
  archive: 'Archive',
  unarchive: 'Unarchive',
  unarchiveOpen: 'Take out of the archive',
  waiting: 'Waiting',
  approved: 'Approved',
  archived: 'Archived',

  // The list
  nothingYet: 'No testimonials found. Add your first testimonial!',
  loadFailed: message<{ reason: string }>('Error loading testimonials: {reason}'),
  all: 'All testimonials',
  search: 'Search testimonials',
  waitingAndApproved: 'Waiting and approved',
  column: 'Testimonial',
  told: 'Told',
  lastChange: 'Last change',
  read: message<{ name: string }>('Read the testimonial of {name}'),

  /** The panel over the list, which leads from one that waits to the next. */
  review: {
    title: 'Review',
    loading: 'Loading what waits for review…',
    loadFailed: 'The review could not be loaded',
    openFailed: 'This testimonial could not be opened',
    showWaiting: 'Show what waits',
    skip: 'Skip',
    toWaiting: 'To what waits',
    nothingElse: 'Nothing else waits.',
    nothing: 'Nothing waits. New testimonials from the site appear here.',
    /** Which one is open. */
    place: message<{ at: number; total: number }>(
      '{at} of {total, number} that {total, plural, one {waits} other {wait}}',
    ),
    waiting: message<{ count: number }>('{count, plural, one {# waits} other {# wait}}'),
    /** On the dashboard, over one that can be approved there. */
    oldest: 'Oldest testimonial that waits',
    open: 'Open',
    readAll: 'Read all of it',
    /** Before a day. */
    toldOn: 'Told on',
    changedBy: message<{ name: string; moment: string }>('last changed by {name}, {moment}'),
  },
  /** In the list of keys. */
  shortcuts: {
    approve: 'Approve the open one',
    unapprove: 'Unapprove the open one',
    edit: 'Edit the open one',
    skip: 'Skip to the next one that waits',
    back: 'Back to the one before',
  },

  // The form
  add: 'Add Testimonial',
  editTitle: message<{ name: string }>('Edit the testimonial of {name}'),
  nameHint: 'Who tells it, as it stands on the site.',
  testimony: 'Testimony',
  length: message<{ length: number; most: number }>('{length, number} of {most, number} characters'),
  toldOn: 'Told on',
  toldOnHint: 'Empty means today.',
  verified: 'Verified',
  verifiedHint: 'Verified ones stand on the site as soon as they are saved.',
  added: message<{ name: string }>('The testimonial of {name} was added.'),
  saved: message<{ name: string }>('The testimonial of {name} was saved.'),
  draftFailed: 'The testimonial could not be opened',
  /** After the reason, a whole sentence. */
  draftKept: message<{ reason: string }>('{reason} What you typed is still kept on this device.'),

  deleteOne: message<{ name: string }>('Delete the testimonial of {name}'),
  deleteSome: 'Delete testimonials',

  /** Said once it is done. */
  done: {
    publish: message<{ name: string }>('The testimonial of {name} is approved: everyone can read it.'),
    unpublish: message<{ name: string }>('The testimonial of {name} is not on the site any more.'),
    archive: message<{ name: string }>('The testimonial of {name} was archived.'),
    unarchive: message<{ name: string }>('The testimonial of {name} was taken out of the archive.'),
    delete: message<{ name: string }>('The testimonial of {name} was deleted.'),
    restore: message<{ name: string }>('The testimonial of {name} is back.'),
  },
  /** Somebody has changed it since it was opened. */
  readAgain: 'Please read it again',
});
