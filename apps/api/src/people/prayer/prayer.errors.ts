import { type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import { prayerTexts } from './prayer.copy.ts';

const kind = 'prayer request';

/** The same error for a code that was never issued, for the code of a deleted request, and for text that cannot be a code. */
export const noReplies = (): DomainError => notFound(prayerTexts.noReplies);
export const prayerNotFound = (): DomainError => notFound(prayerTexts.notFound);
export const noMark = (): DomainError => invalid({ isAnswered: prayerTexts.noMark });
export const prayersNotFound = (ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind, ids: ids.join(', ') }));
