import { message, messages } from '@ministry/messages';

/** Texts of the assistant on the ministries page. Names in double braces are variables; the office types them exactly like this. */
export const assistantCopy = messages('admin.site.assistant', {
  title: 'Assistant',
  lead: 'What the assistant on the page of the ministries answers: what people ask, the reply, and where it leads.',
  // Inside a sentence: 'The assistant could not be loaded'
  theAssistant: 'the assistant',
  assistant: 'assistant',
  savedTitle: 'The assistant is saved',
  savedText: 'The site uses it now.',

  welcome: 'Welcome',
  welcomeHint: 'With {{name}}.',
  welcomeSuggestions: 'Questions to begin with',
  oneInEachLine: 'One in each line.',
  unanswered: 'No entry answers these suggestions',
  notUnderstood: 'If it did not understand',
  fallback: 'It says',
  fallbackSuggestions: 'It suggests',
  suggestions: 'Suggested after other answers',

  // Texts of the assistant besides the entries; each label states when the text is used
  otherTexts: 'Other texts',
  mustHavePhone: 'Must have {{phone}}.',
  withMinistry: 'With {{ministry}}.',
  texts: {
    urgent: 'To a cry for help',
    urgentPromise: 'After it, with reminders on',
    stillHere: 'While it is not over',
    safe: 'When the visitor is safe',
    calm: 'To a visitor who is well and has not asked for help',
    prayerPromise: 'After a request for prayer, with reminders on',
    noEvents: 'No event is announced',
    noSermons: 'No sermon is published',
    welcomeBack: 'To a visitor who comes back after a day',
    urgentFollowUp: 'Half an hour after a cry for help',
    prayerFollowUp: 'A day after a request for prayer',
    eventFollowUp: 'A week after a question about events',
    ministryFollowUp: 'Three days after a question about a ministry',
  },

  // Entries: questions of visitors, with an answer
  entries: 'What people ask',
  entriesHint:
    'Tried in this order: the first entry with a phrase that fits gives the answer. Cries for help come before all of them.',
  entry: 'entry',
  newEntry: 'New entry',
  ownAnswer: 'An answer of its own',
  answersAs: 'Answers as',
  phrases: 'Phrases',
  phrasesHint:
    'Separated by commas: bus, job(s), preach* for any ending, pass away/on, be (a) member, pray ... night for words between, give !me for not before ‘me’, ^hello at the beginning, ^ok$ for the whole message.',
  unless: 'Not with',
  unlessHint: 'With one of these in the message, the entry does not answer.',
  beforeMinistry: 'Also answers if a ministry is named',
  reply: 'Reply',
  replyHint: message<{ variables: string }>('May have {variables}. Empty only where events or sermons are found.'),
  action: 'Action',
  followingQuestions: 'Questions that follow',

  // Links below a reply
  links: 'Links',
  linksHint: message<{ targets: string }>('An address is /events for a page of this site, https://…, or {targets}.'),
  link: 'link',
  linkLabel: 'On the link',

  // Action of an entry besides its reply
  actions: {
    none: 'Nothing: only the reply',
    events: 'Finds events, and says which',
    registered: 'Notes an event that somebody has registered for',
    sermons: 'Finds sermons, and says which',
    ministries: 'Tells about a ministry, or offers all of them',
    join: 'Offers to write to a ministry',
    services: 'Adds the services of the week',
    giving: 'Adds the numbers and accounts for gifts',
    prayer: 'Remembers the request and reminds a day later',
    greeting: 'Greets; after a cry for help it offers help again',
  },

  // Trying out the current values of the form
  tryOut: 'Try it out',
  tryOutLead: 'With what is in the form now, saved or not.',
  question: 'A question',
  questionExample: 'When is the Sunday service?',
  why: 'Why',
  answer: 'Answer',
  // Reason for an answer of the assistant
  reasons: {
    urgent: 'A cry for help: answered before every entry.',
    safe: 'Says that they are safe: ends what was said after a cry for help.',
    ministry: 'Names a ministry: the answer is about it.',
    ministryEvent: 'Names a ministry and asks when or where: its events are searched.',
    unknown: 'No entry: searched in ministries, events and sermons.',
    entry: message<{ name: string; words: string; phrase: string }>(
      'Entry ‘{name}’: ‘{words}’ fits the phrase ‘{phrase}’.',
    ),
    entryAs: message<{ name: string; answering: string; words: string; phrase: string }>(
      'Entry ‘{name}’, which answers as ‘{answering}’: ‘{words}’ fits the phrase ‘{phrase}’.',
    ),
  },
});
