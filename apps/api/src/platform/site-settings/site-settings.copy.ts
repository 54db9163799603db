import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Messages to the office about the settings of the site. */
export const settingsTexts = messages('api.settings', {
  changed: message<{ by: AnyText; part: AnyText }>('{by} has changed {part} in the meantime. Nothing was saved.'),
  noProposal: 'There is no pending change of the ways of giving.',
  proposalPending: message<{ by: string }>(
    'A change proposed by {by} is pending. Confirm, reject or withdraw it first; nothing was saved.',
  ),
  onlyYouLater: message<{ moment: string }>(
    'Nobody else can confirm it: you can do so from {moment} on, Kampala time.',
  ),
  someoneElseConfirms: message<{ names: string }>('Somebody else has to confirm your change: {names}.'),
  youLater: message<{ moment: string }>(
    'Your account or its password is less than a day old: you can confirm from {moment} on, Kampala time.',
  ),
  othersConfirm: message<{ names: string }>('Your account cannot confirm it: {names} can.'),
  waysSame: 'Ways are the same as before',
  tooLongTogether: message<{ label: AnyText }>('The total length of {label} is too large'),
  tooLongWithRest: message<{ label: AnyText }>('The total length of {label} and the rest of the page is too large'),
});

/** Errors about colours with too little contrast; `where` is one of `colourPlaces`. */
export const colourTexts = messages('api.colours', {
  mainColour: message<{ where: AnyText; contrast: string; least: number }>(
    'Main colour must be darker: {where} has a contrast of {contrast} and needs {least}:1',
  ),
  accentColour: message<{ where: AnyText; contrast: string; least: number }>(
    'Accent colour must be lighter, or the main colour darker: {where} has a contrast of {contrast} and needs {least}:1',
  ),
});

/** Places where two colours meet, as phrases for use within a sentence. */
export const colourPlaces = messages('api.colourPlaces', {
  whiteText: 'white text on it',
  bandLink: 'a link on a tinted band',
  darkConsole: 'its light shade in a dark console',
  headerText: 'text of that colour on the dark header',
  largeNumber: 'a large number of that colour on the main one',
});

/** Parts of the settings, as phrases for use within a sentence. */
export const partTexts = messages('api.settingsParts', {
  identity: 'the identity',
  programme: 'the weekly programme',
  people: 'the people',
  giving: 'the ways of giving',
  exchange: 'the exchange rate',
  sections: 'the sections',
  languages: 'the languages',
  quiz: 'the questions',
  assistant: 'the assistant',
  homeTexts: 'the texts of the home page',
  ministriesTexts: 'the texts of the ministries page',
  aboutTexts: 'the texts of the about page',
  contactTexts: 'the texts of the contact page',
  liveTexts: 'the texts of the live page',
  teamTexts: 'the texts of the page of the team',
  privacyTexts: 'the privacy policy',
  termsTexts: 'the terms of service',
});

/** Parts of the settings, as the console calls them. */
export const partTitles = messages('api.settingsTitles', {
  identity: 'Identity',
  programme: 'Weekly programme',
  people: 'People',
  giving: 'Ways of giving',
  exchange: 'Exchange rate',
  sections: 'Sections',
  languages: 'Languages',
  quiz: 'Quiz',
  assistant: 'Assistant',
  homeTexts: 'Texts of the home page',
  ministriesTexts: 'Texts of the ministries page',
  aboutTexts: 'Texts of the about page',
  contactTexts: 'Texts of the contact page',
  liveTexts: 'Texts of the live page',
  teamTexts: 'Texts of the page of the team',
  privacyTexts: 'Privacy policy',
  termsTexts: 'Terms of service',
});

/** Errors that concern several fields of the settings together. */
export const ruleTexts = messages('api.settingsRules', {
  idTwice: 'Two rows have the same id',
  endAfterStart: 'End must be after the start',
  endWithinDay: 'End must be within 24 hours after the start',
  untilBeforeFrom: 'Until must not be before the first day of the season',
  exceptionTwice: 'This service already has an exception on this date',
  noServiceThen: message<{ day: AnyText }>('Date is a {day}: there is no service on that day'),
  oneServiceOnly: 'Start can be changed for one service at a time only',
  noSuchService: 'Item id is not the id of a service in the programme; choose another one or remove the exception',
  anotherDay: message<{ day: AnyText; title: string; serviceDay: AnyText }>(
    'Date is a {day}; {title} is on a {serviceDay}',
  ),
  outOfSeason: message<{ title: string }>('Date is outside of the season of {title}'),
  nothingChanged: 'A cancellation, another time, another place or a note is needed',
  noGroup: 'Choose an existing part of the team',
  consentInFuture: 'The day of the consent must not be in the future',
  homeFull: message<{ most: number }>('The home page shows at most {most} people'),
  levelTooDeep: message<{ most: number }>('Level must be at most {most} here: no level may be skipped'),
  numberForm: 'Number must be a phone number, or a merchant code of 4 to 10 digits',
  branchForBanks: 'Branch is for banks: leave it empty',
  swiftForBanks: 'SWIFT code is for banks: leave it empty',
  accountForm: 'Number must be 4 to 34 letters and digits',
  swiftForm: 'SWIFT code must be 8 or 11 letters and digits, such as SBICUGKX',
  numberTwice: 'Two rows have the same number',
  questionNeeded: 'At least one question is needed',
  idInQuestions: 'Two questions have the same id',
  leastNeeded: 'Least is needed: it says what 1 means',
  mostNeeded: 'Most is needed: it says what 5 means',
  answersNeeded: 'At least two answers are needed',
  idInAnswers: 'Two answers have the same id',
  answerTwice: 'The question already has this answer',
  weightForOne: 'A weight is for a trait or for a ministry, not for both',
  entryNeeded: 'At least one entry is needed',
  phraseTwiceHere: message<{ phrase: string }>('Phrase ‘{phrase}’ is in this entry twice'),
  phraseElsewhere: message<{ phrase: string; entry: string }>('Phrase ‘{phrase}’ is already in {entry}'),
  idInEntries: 'Two entries have the same id',
  phraseNeeded: 'At least one phrase is needed',
  phraseUnfit: message<{ problem: string }>('Phrase {problem}'),
  answerOfItsOwn: 'Choose an entry that has an answer of its own',
  replyNeeded: 'Reply is needed',
  hrefForm: message<{ marks: string }>('Href must be a path on this site, an https address, or {marks}'),
  markNeeded: message<{ mark: string }>('Text must contain {mark}: somebody may need it urgently'),
});

/** Days of the week, for use within a sentence. */
export const weekdayTexts = messages('api.weekdays', {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
});
