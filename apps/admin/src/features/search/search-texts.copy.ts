import { message, messages } from '@ministry/messages';

export const searchTexts = messages('admin.search', {
  searchEverything: 'Search everything',
  theSearchDidNotWork: 'The search did not work',
  aNameATitleWords: 'A name, a title, words of a message…',
  nothingHasTheWords: message<{ terms: string }>("Nothing has the words '{terms}'."),
  found: message<{ localeString: string }>('{localeString} found'),
  results: 'Results',
  testimonies: 'Testimonies',
  photoGalleries: 'Photo galleries',
  prayerRequests: 'Prayer requests',
  prayerRequests2: 'prayer requests',
  newsletterSubscribers: 'Newsletter subscribers',
  eventRegistrations: 'Event registrations',
  gifts: 'Gifts',
  products: 'Products',
  showAll: message<{ localeString: string; many: string }>('Show all {localeString} {many}'),
});
