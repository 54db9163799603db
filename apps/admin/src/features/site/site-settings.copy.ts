import { message, messages } from '@ministry/messages';

export const siteSettingsCopy = messages('admin.site.settings', {
  notSavedYetKeptOn: 'Not saved yet; kept on this device.',
  notSavedYetAndThis: 'Not saved yet, and this device has no room to keep it.',
  savedTheSiteShowsIt: 'Saved. The site shows it now.',
  changedLastOnBy: message<{ updatedAt: string; updatedBy: string }>('Changed last on {updatedAt} by {updatedBy}.'),
  earlierVersions: 'Earlier versions',
  viewOnTheSite: 'View on the site',
  couldNotBeLoaded: message<{ upperCase: string; slice: string }>('{upperCase}{slice} could not be loaded'),
  loading: message<{ name: string }>('Loading {name}…'),
  theEarlierVersionIsIn: 'The earlier version is in the form',
  itHoldsOnceYouSave: 'It holds once you save it.',
  theVersionsCouldNotBe: 'The versions could not be loaded',
  nothingWasChangedYet: 'Nothing was changed yet.',
  beforeTheFirstChange: 'Before the first change',
  by: message<{ actor: string }>(' by {actor}'),
  putIntoTheForm: 'Put into the form',
  loadingTheVersions: 'Loading the versions…',
});
