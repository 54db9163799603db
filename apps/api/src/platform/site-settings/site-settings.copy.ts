import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Messages to the office about the settings of the site. */
export const settingsTexts = messages('api.settings', {
  changed: message<{ by: AnyText; part: AnyText }>('{by} has changed {part} in the meantime. Nothing was saved.'),
  noProposal: 'No change of the ways of giving waits any more.',
  proposalPending: message<{ by: string }>(
    'A change that {by} has proposed waits. Confirm, reject or withdraw it first; nothing was saved.',
  ),
  onlyYouLater: message<{ moment: string }>('Nobody else can confirm it: you can from {moment} on, Kampala time.'),
  someoneElseConfirms: message<{ names: string }>('Somebody else has to confirm your change: {names}.'),
  youLater: message<{ moment: string }>(
    'Your account or its password is not a day old: you can confirm from {moment} on, Kampala time.',
  ),
  othersConfirm: message<{ names: string }>('Your account cannot confirm it: {names} can.'),
  waysSame: 'Ways are the same as before',
  tooLongTogether: message<{ label: AnyText }>('{label} are too long together'),
  tooLongWithRest: message<{ label: AnyText }>('{label} are too long together with the rest of the page'),
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
  idTwice: 'Id stands in two rows',
  endAfterStart: 'End must be after the start',
  endWithinDay: 'End must be within 24 hours after the start',
  untilBeforeFrom: 'Until must not be before the first day of the season',
  exceptionTwice: 'Date has an exception of this service already',
  noServiceThen: message<{ day: AnyText }>('Date is a {day}: no service is then'),
  oneServiceOnly: 'Start can be changed for one service at a time only',
  noSuchService: 'Item id names no service of the programme; choose another one or remove the exception',
  anotherDay: message<{ day: AnyText; title: string; serviceDay: AnyText }>(
    'Date is a {day}; {title} is on a {serviceDay}',
  ),
  outOfSeason: message<{ title: string }>('Date is outside of the season of {title}'),
  nothingChanged: 'Is cancelled, another time, another place or a note is needed',
  noGroup: 'Choose a part of the team that there is',
  consentInFuture: 'The day of the consent must not be in the future',
  homeFull: message<{ most: number }>('The home page shows at most {most} people'),
  levelTooDeep: message<{ most: number }>('Level must be at most {most} here: no office stands in between'),
  numberForm: 'Number must be a phone number, or a merchant code of 4 to 10 digits',
  branchForBanks: 'Branch is for banks: leave it empty',
  swiftForBanks: 'SWIFT code is for banks: leave it empty',
  accountForm: 'Number must be 4 to 34 letters and digits',
  swiftForm: 'SWIFT code must be 8 or 11 letters and digits, such as SBICUGKX',
  numberTwice: 'Number stands in two rows',
  questionNeeded: 'At least one question is needed',
  idInQuestions: 'Id stands in two questions',
  leastNeeded: 'Least is needed: what 1 means',
  mostNeeded: 'Most is needed: what 5 means',
  answersNeeded: 'At least two answers are needed',
  idInAnswers: 'Id stands in two answers',
  answerTwice: 'Answer stands in the question already',
  weightForOne: 'A weight is for a trait or for a ministry, not for both',
  entryNeeded: 'At least one entry is needed',
  phraseTwiceHere: message<{ phrase: string }>('Phrase ‘{phrase}’ stands in this entry twice already'),
  phraseElsewhere: message<{ phrase: string; entry: string }>('Phrase ‘{phrase}’ stands in {entry} already'),
  idInEntries: 'Id stands in two entries',
  phraseNeeded: 'At least one phrase is needed',
  phraseUnfit: message<{ problem: string }>('Phrase {problem}'),
  answerOfItsOwn: 'Choose an entry that has an answer of its own',
  replyNeeded: 'Reply is needed',
  hrefForm: message<{ marks: string }>('Href must be a path on this site, an https address, or {marks}'),
  markNeeded: message<{ mark: string }>('Text must have {mark}: somebody may need it at once'),
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
