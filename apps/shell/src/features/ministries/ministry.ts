import type { MinistryResponse } from '@ministry/api-client';

/** The facts of a ministry that the pages, the matching questions and the assistant show. The description is a summary in plain text. */
export type MinistryFacts = Pick<
  MinistryResponse,
  'id' | 'name' | 'description' | 'icon' | 'category' | 'impact' | 'established' | 'tags' | 'language'
>;

/** Id of a ministry's element on the ministries page. */
export const ministryAnchor = ({ id }: Pick<MinistryFacts, 'id'>): string => `ministry-${Math.abs(id)}`;

/** Address of the message form, which names the ministry in the message (its page reads `ministry`). */
export const joinLink = ({ name }: Pick<MinistryFacts, 'name'>): string =>
  `/contact?ministry=${encodeURIComponent(name)}#message`;

/** Address in the list of ministries where the whole description is shown. */
export const wholeLink = (ministry: Pick<MinistryFacts, 'id'>): string =>
  `/ministries?ministry=${ministry.id}#${ministryAnchor(ministry)}`;

/** Removes the sentence that was cut off from a shortened description, if a whole one is left. */
export const wholeSentences = (description: string): string =>
  description.endsWith('…') ? (/^.*[.!?](?=\s)/s.exec(description)?.[0] ?? description) : description;

/** Whether the description was shortened. */
export const isCut = ({ description }: Pick<MinistryFacts, 'description'>): boolean => description.endsWith('…');

/** Returns a ministry with whole sentences only, for the assistant and the quiz. */
export const inShort = <M extends Pick<MinistryFacts, 'description'>>(ministry: M): M => ({
  ...ministry,
  description: wholeSentences(ministry.description),
});
