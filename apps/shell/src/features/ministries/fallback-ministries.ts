import type { MinistryFacts } from './ministry.ts';

/** What stands in when no list comes back (MIN-21): the special ministries that the footer names, six on a new site. Their ids are negative, as no row's is. */
export const fallbackMinistries = (names: readonly string[]): MinistryFacts[] =>
  names.map((name, place) => ({
    id: -1 - place,
    name,
    icon: 'church',
    category: 'community',
    description: '',
    impact: '',
    established: null,
    tags: [],
  }));
