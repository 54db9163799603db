import { message, messages } from '@ministry/messages';

/** Texts that the pages of all settings share. */
export const siteSettingsCopy = messages('admin.site.settings', {
  // `{name}`: 'The quiz'
  loadFailed: message<{ name: string }>('{name} could not be loaded'),
  // `{name}`: 'the quiz'
  loading: message<{ name: string }>('Loading {name}…'),
  view: 'View on the site',
  // Label of a field that may be empty
  optional: message<{ label: string }>('{label} (optional)'),
  notSavedKept: 'Not saved yet; kept on this device.',
  notSavedNoRoom: 'Not saved yet, and this device has no room to keep it.',
  saved: 'Saved. The site shows it now.',
  changedLast: message<{ moment: string; name: string }>('Last changed on {moment} by {name}.'),

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
  putBackText: 'It takes effect when you save it.',
  // Outcome of a change that needs two accounts
  actions: {
    proposed: 'Proposed',
    confirmed: 'Confirmed',
    withdrawn: 'Withdrawn',
    rejected: 'Rejected',
  },
});
