import { message, messages } from '@ministry/messages';

/** Testimonials from the site, which the office reads before they are published. */
export const testimonialsCopy = messages('admin.testimonials', {
  title: 'Testimonials',
  lead: 'Testimonials from the site are reviewed here before anyone else reads them.',
  // Nouns, used in texts of lists and forms: 'No testimonials match these filters'.
  one: 'testimonial',
  many: 'testimonials',
  /** Name of a testimonial in the labels of its buttons: 'Approve the testimonial of Grace'. */
  named: message<{ name: string }>('the testimonial of {name}'),

  // Actions on a testimonial, and its statuses
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

  /** The panel above the list, which leads through the waiting testimonials. */
  review: {
    title: 'Review',
    loading: 'Loading the testimonials to review…',
    loadFailed: 'The review could not be loaded',
    openFailed: 'This testimonial could not be opened',
    showWaiting: 'Show waiting ones',
    skip: 'Skip',
    toWaiting: 'To waiting ones',
    nothingElse: 'Nothing else is waiting.',
    nothing: 'Nothing is waiting. New testimonials from the site appear here.',
    /** Position of the open testimonial. */
    place: message<{ at: number; total: number }>(
      '{at} of {total, number} that {total, plural, one {waits} other {wait}}',
    ),
    waiting: message<{ count: number }>('{count, plural, one {# waits} other {# wait}}'),
    /** Heading on the dashboard, above a testimonial that can be approved there. */
    oldest: 'Oldest waiting testimonial',
    open: 'Open',
    readAll: 'Read all of it',
    /** Followed by a date. */
    toldOn: 'Told on',
    changedBy: message<{ name: string; moment: string }>('last changed by {name}, {moment}'),
  },
  /** In the list of keyboard shortcuts. */
  shortcuts: {
    approve: 'Approve the open one',
    unapprove: 'Unapprove the open one',
    edit: 'Edit the open one',
    skip: 'Skip to the next waiting one',
    back: 'Back to the one before',
  },

  // The form
  add: 'Add Testimonial',
  editTitle: message<{ name: string }>('Edit the testimonial of {name}'),
  nameHint: 'The name as it appears on the site.',
  testimony: 'Testimony',
  length: message<{ length: number; most: number }>('{length, number} of {most, number} characters'),
  toldOn: 'Told on',
  toldOnHint: 'Empty means today.',
  verified: 'Verified',
  verifiedHint: 'Verified ones appear on the site as soon as they are saved.',
  added: message<{ name: string }>('The testimonial of {name} was added.'),
  saved: message<{ name: string }>('The testimonial of {name} was saved.'),
  draftFailed: 'The testimonial could not be opened',
  /** {reason} is a complete sentence. */
  draftKept: message<{ reason: string }>('{reason} What you typed is still kept on this device.'),

  deleteOne: message<{ name: string }>('Delete the testimonial of {name}'),
  deleteSome: 'Delete testimonials',

  /** Toasts after an action. */
  done: {
    publish: message<{ name: string }>('The testimonial of {name} is approved: everyone can read it.'),
    unpublish: message<{ name: string }>('The testimonial of {name} is not on the site any more.'),
    archive: message<{ name: string }>('The testimonial of {name} was archived.'),
    unarchive: message<{ name: string }>('The testimonial of {name} was taken out of the archive.'),
    delete: message<{ name: string }>('The testimonial of {name} was deleted.'),
    restore: message<{ name: string }>('The testimonial of {name} is back.'),
  },
  /** Shown if somebody has changed it since it was opened. */
  readAgain: 'Please read it again',
});
