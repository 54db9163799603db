import { message, messages } from '@ministry/messages';

/** What the pages of all settings say. */
export const siteSettingsCopy = messages('admin.site.settings', {
  // `{name}` is such as 'The quiz'
  loadFailed: message<{ name: string }>('{name} could not be loaded'),
  // `{name}` is such as 'the quiz'
  loading: message<{ name: string }>('Loading {name}…'),
  view: 'View on the site',
  // The label of a field that may be left empty
  optional: message<{ label: string }>('{label} (optional)'),
  notSavedKept: 'Not saved yet; kept on this device.',
  notSavedNoRoom: 'Not saved yet, and this device has no room to keep it.',
  saved: 'Saved. The site shows it now.',
  changedLast: message<{ moment: string; name: string }>('Changed last on {moment} by {name}.'),

  // Earlier versions
  versions: 'Earlier versions',
  versionsFailed: 'The versions could not be loaded',
  versionsLoading: 'Loading the versions…',
  noVersions: 'Nothing was changed yet.',
  beforeFirstChange: 'Before the first change',
  // After the time of a change: '5 Dec 2026, 5:00 PM by mary'
  by: message<{ name: string }>(' by {name}'),
  putIntoForm: 'Put into the form',
  putBackTitle: 'The earlier version is in the form',
  putBackText: 'It holds once you save it.',
  // What became of a change that needs two accounts
  actions: {
    proposed: 'Proposed',
    confirmed: 'Confirmed',
    withdrawn: 'Withdrawn',
    rejected: 'Rejected',
  },
});
