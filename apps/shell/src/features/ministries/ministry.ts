import type { MinistryResponse } from '@ministry/api-client';

/** What the pages, the matching questions and the assistant show of a ministry; a summary, its description plain text. */
export type MinistryFacts = Pick<
  MinistryResponse,
  'id' | 'name' | 'description' | 'icon' | 'category' | 'impact' | 'established' | 'tags' | 'language'
>;

/** Where a ministry stands on its page. */
export const ministryAnchor = ({ id }: Pick<MinistryFacts, 'id'>): string => `ministry-${Math.abs(id)}`;

/** The message form, which names the ministry in the message (the page of the form reads `ministry`). */
export const joinLink = ({ name }: Pick<MinistryFacts, 'name'>): string =>
  `/contact?ministry=${encodeURIComponent(name)}#message`;

/** Where the whole of its description is shown, in the list of all. */
export const wholeLink = (ministry: Pick<MinistryFacts, 'id'>): string =>
  `/ministries?ministry=${ministry.id}#${ministryAnchor(ministry)}`;

/** A shortened description without the sentence that was cut off, as long as a whole one is left. */
export const wholeSentences = (description: string): string =>
  description.endsWith('…') ? (/^.*[.!?](?=\s)/s.exec(description)?.[0] ?? description) : description;

/** There is more to read than a summary holds. */
export const isCut = ({ description }: Pick<MinistryFacts, 'description'>): boolean => description.endsWith('…');

/** As others speak of it: with whole sentences only. */
export const inShort = <M extends Pick<MinistryFacts, 'description'>>(ministry: M): M => ({
  ...ministry,
  description: wholeSentences(ministry.description),
});
