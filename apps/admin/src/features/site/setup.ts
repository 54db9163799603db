import type { SetupRequest, SetupResponse } from '@ministry/api-client';
import type { SetupStart, TranslationLanguage } from '@ministry/domain';
import { setupCopy as copy } from './setup.copy.ts';

const asked = [
  'name',
  'shortName',
  'phone',
  'email',
  'postal',
  'street',
  'town',
  'country',
  'latitude',
  'longitude',
  'mainColour',
  'accentColour',
] as const;

export type SetupValues = Record<(typeof asked)[number], string> & {
  start: SetupStart;
  /** Languages besides English; turned on after the site is set up. */
  languages: TranslationLanguage[];
};

/** All fields are blank, so that nothing of another church is taken over. The API names fields that are missing. */
export const blankSetup: SetupValues = {
  ...(Object.fromEntries(asked.map((field) => [field, ''])) as Record<(typeof asked)[number], string>),
  start: 'plain',
  languages: [],
};

export const startNames: Record<SetupStart, string> = {
  plain: copy.starts.plain,
  words: copy.starts.words,
};

/** Effect of each start. */
export const startNotes: Record<SetupStart, string> = {
  plain: copy.startNotes.plain,
  words: copy.startNotes.words,
};

/** NaN for an empty field, not 0. NaN is sent as null, and the API answers with the error of the field. */
const degreesOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

export const toRequest = ({
  latitude,
  longitude,
  mainColour,
  accentColour,
  languages: _languages,
  ...words
}: SetupValues): SetupRequest => ({
  ...words,
  latitude: degreesOf(latitude),
  longitude: degreesOf(longitude),
  mainColour: mainColour.trim() || null,
  accentColour: accentColour.trim() || null,
});

export const countOf = (seeded: SetupResponse['seeded']): number =>
  seeded.reduce((sum, { titles }) => sum + titles.length, 0);
