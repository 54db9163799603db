import type { SiteSearchGroup } from '@ministry/api-client';
import { contentKinds } from '@ministry/domain';

type Kind = SiteSearchGroup['kind'];

const contentHeadings = Object.fromEntries(Object.values(contentKinds).map(({ name, title }) => [name, title]));

export const kindHeadings = {
  ...contentHeadings,
  page: 'Pages',
  album: 'Photo albums',
  product: 'Store',
} as Record<Kind, string>;

export const copy = {
  title: 'Search',
  titleOf: (question: string) => `Search: ${question}`,
  description:
    'Look for a word over the whole site: sermons, events, ministries, news, photos, the store and every page.',
  label: 'What are you looking for?',
  send: 'Search',
  tooShort: 'Please type at least two letters.',
  tooLong: 'Please use at most 100 characters.',
  loading: 'Searching',
  failed: 'The search did not work just now.',
  tryAgain: 'Try again',
  found: (count: number, question: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${question}”`,
  none: (question: string) => `Nothing found for “${question}”`,
  noneText: 'Try fewer or other words; the beginning of a word is enough.',
  first: (shown: number, total: number) => `The first ${shown} of ${total}. One more word narrows them down.`,
  topics: 'Topics of our sermons',
  elsewhere: 'Or look here',
  places: [
    ['/events', 'Upcoming events'],
    ['/sermons', 'All sermons'],
    ['/contact', 'Ask us'],
  ],
} as const;
