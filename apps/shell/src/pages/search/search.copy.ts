import { message, messages } from '@ministry/messages';

// Not imported from the table of all kinds: every page loads what two pages import from the domain library.
export const kindHeadings = messages('searchPage.kinds', {
  page: 'Pages',
  sermon: 'Sermons',
  event: 'Events',
  ministry: 'Ministries',
  announcement: 'Announcements',
  album: 'Photo albums',
  product: 'Store',
});

export const copy = messages('searchPage', {
  title: 'Search',
  titleOf: message<{ question: string }>('Search: {question}'),
  description: 'Search the whole site for a word: sermons, events, ministries, news, photos, the store and every page.',
  label: 'What are you looking for?',
  send: 'Search',
  tooShort: 'Please type at least two letters.',
  tooLong: 'Please use at most 100 characters.',
  loading: 'Searching',
  failed: 'The search did not work just now.',
  tryAgain: 'Try again',
  found: message<{ count: number; question: string }>(
    '{count, plural, one {# result} other {# results}} for “{question}”',
  ),
  none: message<{ question: string }>('Nothing found for “{question}”'),
  noneText: 'Try fewer or other words; the beginning of a word is enough.',
  first: message<{ shown: number; total: number }>('The first {shown} of {total}. One more word narrows them down.'),
  topics: 'Topics of our sermons',
  elsewhere: 'Or look here',
  places: { events: 'Upcoming events', sermons: 'All sermons', contact: 'Ask us' },
});
