import { type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { prayerTexts } from './prayer.copy.ts';

/** The same for a code that was never given, one of a deleted request, and what can be no code. */
export const noReplies = (): DomainError => notFound(prayerTexts.noReplies);
export const prayerNotFound = (): DomainError => notFound('There is no such prayer request.');
export const noMark = (): DomainError =>
  invalid({ isAnswered: 'Is answered, is urgent or is confidential must be given' });
export const prayersNotFound = (ids: readonly number[]): DomainError =>
  notFound(`There is no prayer request with the id ${ids.join(', ')}; nothing was changed.`);
