import { message, messages } from '@ministry/messages';

export const languagesCopy = messages('admin.site.languages', {
  theLanguagesAreSaved: 'The languages are saved',
  theSiteIsOfferedIn: message<{ summaryOf: string }>('The site is offered in: {summaryOf}'),
  englishIsTheOriginalEach:
    'English is the original. Each language that is on has pages of its own, and visitors choose between them; a text without a checked translation is shown in English.',
  offered: message<{ values: string }>('Offered: {values}'),
  theProgressCouldNotBe: 'The progress could not be loaded',
  translate: 'Translate',
  translateInto: message<{ value: string }>('Translate into {value}'),
  viewOnTheSite: 'View on the site',
  viewOnTheSiteIn: message<{ value: string }>('View on the site in {value}'),
  interface: 'Interface',
  textOfTheInterface: 'text of the interface',
  textsOfTheInterface: 'texts of the interface',
  englishAlone: 'English alone.',
});
