import { message, messages } from '@ministry/messages';

/** Forms that were typed and not saved, on whichever device. */
export const unfinishedDraftsCopy = messages('admin.unfinishedDrafts', {
  heading: 'Unfinished drafts',
  loadFailed: 'Your unfinished drafts could not be loaded',
  // Read out in place of the word on the button; the name is a title that was typed, or what the form is
  continueNamed: message<{ name: string }>('Continue {name}'),
  notOpened: 'The draft was not opened',
  goneTitle: 'This draft is not there any more',
  goneText: 'It was saved or discarded on another device.',
  discardQuestion: message<{ name: string }>("Discard the draft of ''{name}''?"),
  discardText: 'What was typed and not saved is deleted. It cannot be brought back.',
  showAll: message<{ count: number }>('Show all {count, number} drafts'),
  // Below the title of a draft, behind what it is: 'Sermon, new'
  newOne: 'new',

  /** What the form is, beside those of content. */
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
