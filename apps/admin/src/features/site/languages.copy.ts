import { message, messages } from '@ministry/messages';

/** Languages in which visitors can read the site. */
export const languagesCopy = messages('admin.site.languages', {
  lead: 'English is the original. Each language that is on has pages of its own, and visitors choose between them; a text without a checked translation is shown in English.',
  // Inside a sentence: 'The languages could not be loaded'
  theLanguages: 'the languages',
  languages: 'languages',
  savedTitle: 'The languages are saved',
  // `{languages}` is 'English, Kiswahili.' or 'English only.'
  savedText: message<{ languages: string }>('The site is offered in: {languages}'),
  offered: message<{ languages: string }>('Offered: {languages}'),
  englishAlone: 'English only.',
  translate: 'Translate',
  translateInto: message<{ language: string }>('Translate into {language}'),
  view: 'View on the site',
  viewIn: message<{ language: string }>('View on the site in {language}'),

  // Progress of a translation
  progressFailed: 'The progress could not be loaded',
  // Interface of the site: buttons, headings and messages
  interface: 'Interface',
  notWhole: message<{ language: string }>('{language} is not complete'),
  notWholeBeforeSave: message<{ language: string }>('{language} is not complete: please check it before you save'),
  unread: message<{ texts: number; total: number; language: string; ofContent: number }>(
    'Visitors read {texts, plural, one {# text of the interface} other {# texts of the interface}} (of {total, number}: buttons, headings, forms and messages) in English on the pages in {language}{ofContent, plural, =0 {} one {, and # text of your content} other {, and # texts of your content}}.',
  ),
});
