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
  /** Besides English; set once the site is set up. */
  languages: TranslationLanguage[];
};

/** Nothing of another church stands in it: what is not typed is asked for. */
export const blankSetup: SetupValues = {
  ...(Object.fromEntries(asked.map((field) => [field, ''])) as Record<(typeof asked)[number], string>),
  start: 'plain',
  languages: [],
};

export const startNames: Record<SetupStart, string> = {
  plain: copy.starts.plain,
  words: copy.starts.words,
};

/** What each start does. */
export const startNotes: Record<SetupStart, string> = {
  plain: copy.startNotes.plain,
  words: copy.startNotes.words,
};

/** Blank is no zero: what is no number is sent as null, and the API says what is needed. */
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
