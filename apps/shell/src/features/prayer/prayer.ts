import { prayerLimits } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/use-form.ts';
import { prayerCopy } from './prayer.copy.ts';

export const prayerFields = ['name', 'request', 'isPublic', 'isConfidential'] as const;
export type PrayerAnswers = Answers<(typeof prayerFields)[number]>;

export const lengthOf = prayerLimits;

/** PRAY-01, PRAY-02 */
export const validate = ({ request }: PrayerAnswers): FieldErrors =>
  request.trim() === '' ? { request: prayerCopy.missing.description } : {};

/** The request body (DATA-15); an empty name is sent as null (PRAY-04). */
export const requestOf = ({ name, request, isPublic, isConfidential }: PrayerAnswers) => ({
  name: name.trim() || null,
  request: request.trim(),
  isPublic: isPublic === 'true',
  isConfidential: isConfidential === 'true',
});

/** Easily confused characters, and the characters that the server uses instead. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Normalizes a typed reply code; null if it is not valid. */
export function replyCodeOf(text: string | null): string | null {
  const plain = (text ?? '')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (character) => meant[character] ?? character);
  return /^[0-9A-Z]{16}$/.test(plain) ? plain.replace(/.{4}(?=.)/g, '$&-') : null;
}
