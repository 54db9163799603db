import { prayerLimits } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { Faults } from '../../forms/use-form.ts';
import { prayerWords } from './prayer.content.ts';

export const prayerFields = ['name', 'request', 'isPublic'] as const;
export type PrayerAnswers = Answers<(typeof prayerFields)[number]>;

export const lengthOf = prayerLimits;

/** PRAY-01, PRAY-02 */
export const faultsOf = ({ request }: PrayerAnswers): Faults =>
  request.trim() === '' ? { request: prayerWords.missing.description } : {};

/** The body to send (DATA-15): an empty name goes as null (PRAY-04). */
export const requestOf = ({ name, request, isPublic }: PrayerAnswers) => ({
  name: name.trim() || null,
  request: request.trim(),
  isPublic: isPublic === 'true',
});

/** Letters that are easily taken for one another, as the server means them. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A reply code as the server writes it, out of what somebody typed or an address says; null where it cannot be one. */
export function replyCodeOf(text: string | null): string | null {
  const plain = (text ?? '')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => meant[letter] ?? letter);
  return /^[0-9A-Z]{16}$/.test(plain) ? plain.replace(/.{4}(?=.)/g, '$&-') : null;
}
