import { message, messages } from '@ministry/messages';

export const setupCopy = messages('admin.site.setup', {
  theSiteIsImported: 'The site is imported',
  everybodySeesItNowWhat: 'Everybody sees it now. What was there before is kept for thirty days.',
  itMayHaveBeenDone: message<{ reason: string }>(
    "{reason} It may have been done all the same: close this and look at 'Last import' after a reload.",
  ),
  replaceContentAndSettingsOf: message<{ siteName: string }>('Replace content and settings of {siteName}?'),
  importing: 'Importing…',
  replaceEverything: 'Replace everything',
  allContentSettingsAndTexts: message<{ name: string }>(
    'All content, settings and texts of this site give way to those of {name}, all at once or not at all. Messages, families, subscribers and accounts stay. What is there now is kept as an archive for thirty days, without the trash.',
  ),
  otherWaysOfGivingThan: 'Other ways of giving than those of now become a proposal, which a second account confirms.',
  typeToConfirm: message<{ siteName: string }>('Type {siteName} to confirm'),
  importingThisCanTakeMinutes: 'Importing… This can take minutes. Please stay on this page.',
  deleteThatCameWithThe: message<{ seeded: string }>('Delete {seeded} that came with the product?'),
  deleteAndSetUp: 'Delete and set up',
  theProgrammeAndTheTeam: message<{ restorableDays: number }>(
    'The programme and the team of the first ministry go too. What somebody has changed or added stays. For {restorableDays} days deleted items can be restored from the trash of their lists.',
  ),
  theSetUpCouldNot: 'The set-up could not be loaded',
  loadingTheSetUp: 'Loading the set-up…',
  setUpYourSite: 'Set up your site',
  thisSiteIsSetUp: 'This site is set up.',
  dashboard: 'Dashboard',
  everythingCanBeChangedAt: 'Everything can be changed at any time:',
  programme: 'Programme',
  theLanguagesWereNotTurned: 'The languages were not turned on',
  turnThemOnAtSite: message<{ reason: string }>('{reason} Turn them on at Site, Languages.'),
  nothingWasChangedWhatYou: 'Nothing was changed. What you typed is still here.',
  yourSiteIsSetUp: 'Your site is set up',
  whatYourChurchIsCalled:
    'What your church is called, how it is reached and what the site begins with. Everything can be changed later.',
  setUp: 'set-up',
  colours: 'Colours',
  startWith: 'Start with',
  notSavedYetKeptOn: 'Not saved yet; kept on this device.',
  setUpTheSite: 'Set up the site',
  settingUp: 'Setting up…',
  later: 'Later',
  languagesBesidesEnglishOptional: 'Languages besides English (optional)',
  visitorsReadATextIn:
    'Visitors read a text in a language once its translation is checked: Site, Languages says how far each is.',
  shortName: 'Short name',
  onSmallScreensAndIn: 'On small screens and in text messages.',
  asItIsShownSuch: 'As it is shown, such as +256 772 123 456.',
  plainWordsASiteWithout: 'Plain words: a site without content',
  theWordsThatComeWith: 'The words that come with the product',
  neutralSentencesAboutYourChurch:
    'Neutral sentences about your church, no programme, no team, no sermons, events or pictures. Pages say that there is nothing yet until you add something.',
  theTextsEventsSermonsTeam:
    'The texts, events, sermons, team and pictures of the first ministry stay under your name, as examples to change one by one.',
});
