import { message, messages } from '@ministry/messages';

/** Unsaved forms of the account from all its devices. */
export const unfinishedDraftsCopy = messages('admin.unfinishedDrafts', {
  heading: 'Unfinished drafts',
  loadFailed: 'Your unfinished drafts could not be loaded',
  // Accessible name of the button; {name} is the typed title, or the kind of form
  continueNamed: message<{ name: string }>('Continue {name}'),
  notOpened: 'The draft was not opened',
  goneTitle: 'This draft is not there any more',
  goneText: 'It was saved or discarded on another device.',
  discardQuestion: message<{ name: string }>("Discard the draft of ''{name}''?"),
  discardText: 'What was typed and not saved is deleted. This cannot be undone.',
  showAll: message<{ count: number }>('Show all {count, number} drafts'),
  // Below the title of a draft, after its kind: 'Sermon, new'
  newOne: 'new',

  /** Kinds of forms besides the content kinds. */
  forms: {
    album: 'Album',
    product: 'Product',
    newsletter: 'Newsletter',
    home: 'Home page',
    ministries: 'Ministries page',
    about: 'About page',
    contact: 'Contact page',
    live: 'Live page',
    team: 'Team page',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    programme: 'Weekly programme',
    quiz: 'Quiz',
    assistant: 'Assistant',
    message: 'Message text',
    other: 'Form',
  },
});
