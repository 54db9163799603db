import { message, messages } from '@ministry/messages';

/** Set-up of a new site, which is asked for once. */
export const setupCopy = messages('admin.site.setup', {
  title: 'Set up your site',
  lead: 'What your church is called, how it is reached and what the site begins with. Everything can be changed later.',
  loadFailed: 'The set-up could not be loaded',
  loading: 'Loading the set-up…',
  dashboard: 'Dashboard',
  isDone: 'This site is set up.',
  // Links to pages of the console follow
  changeLater: 'Everything can be changed at any time:',
  programme: 'Programme',

  // The form
  setup: 'set-up',
  theSetup: 'the set-up',
  colours: 'Colours',
  startWith: 'Start with',
  starts: {
    plain: 'Plain words: a site without content',
    words: 'The words that come with the product',
  },
  startNotes: {
    plain:
      'Neutral sentences about your church, no programme, no team, no sermons, events or pictures. Pages say that there is nothing yet until you add something.',
    words:
      'The texts, events, sermons, team and pictures of the first ministry stay under your name, as examples to change one by one.',
  },
  languages: 'Languages besides English (optional)',
  languagesHint:
    'Visitors read a text in a language once its translation is checked: Site, Languages says how far each is.',
  notSavedKept: 'Not saved yet; kept on this device.',
  submit: 'Set up the site',
  submitting: 'Setting up…',
  later: 'Later',
  doneTitle: 'Your site is set up',
  languagesFailed: 'The languages were not turned on',
  languagesFailedText: message<{ reason: string }>('{reason} Turn them on at Site, Languages.'),

  // Before a plain start deletes the first content of the product
  notWanted: 'Nothing was changed. What you typed is still here.',
  deleteQuestion: message<{ count: number }>(
    'Delete {count, plural, one {# item} other {# items}} that came with the product?',
  ),
  deleteAndSetUp: 'Delete and set up',
  deleteText: message<{ days: number }>(
    'The programme and the team of the first ministry are deleted too. What somebody has changed or added stays. For {days} days deleted items can be restored from the trash of their lists.',
  ),
});
