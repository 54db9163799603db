import type { IdentityRequest, IdentityResponse } from '@ministry/api-client';
import type { FormRow } from '../../forms/form-values.ts';

/** The one identity, as a form wants it. */
export type StoredIdentity = IdentityResponse & { id: 1 };

/** Fields of one line of text, as the API calls them. */
const texts = [
  'name',
  'shortName',
  'tagline',
  'description',
  'founded',
  'phone',
  'whatsapp',
  'email',
  'postal',
  'street',
  'town',
  'country',
] as const;

export type IdentityValues = Record<
  (typeof texts)[number] | 'copyrightSince' | 'furtherPhones' | 'latitude' | 'longitude',
  string
> &
  Record<'social' | 'figures' | 'reach', FormRow[]>;

type Settings = Omit<IdentityResponse, 'version' | 'updatedAt' | 'updatedBy'>;

export function toValues(identity: Settings): IdentityValues {
  const { copyrightSince, furtherPhones, latitude, longitude, social, figures, reach } = identity;
  const words = Object.fromEntries(texts.map((field) => [field, identity[field]])) as Record<
    (typeof texts)[number],
    string
  >;
  return {
    ...words,
    copyrightSince: String(copyrightSince),
    furtherPhones: furtherPhones.join('\n'),
    latitude: String(latitude),
    longitude: String(longitude),
    social: social.map(({ name, href }) => ({ name, href })),
    figures: figures.map(({ value, label }) => ({ value, label })),
    reach: reach.map(({ value, label }) => ({ value, label })),
  };
}

const textOf = (row: FormRow, field: string): string => String(row[field] ?? '').trim();
const figureOf = (row: FormRow) => ({ value: textOf(row, 'value'), label: textOf(row, 'label') });

export function toRequest(values: IdentityValues, version: number): IdentityRequest {
  const { copyrightSince, furtherPhones, latitude, longitude, social, figures, reach, ...words } = values;
  return {
    ...words,
    copyrightSince: Number(copyrightSince),
    furtherPhones: furtherPhones.split(/[\n,;]/).flatMap((phone) => phone.trim() || []),
    latitude: Number(latitude),
    longitude: Number(longitude),
    social: social.map((row) => ({ name: textOf(row, 'name'), href: textOf(row, 'href') })),
    figures: figures.map(figureOf),
    reach: reach.map(figureOf),
    version,
  };
}

/** Where the map shows the place that is typed; null while it is none. */
export function placeOf({ latitude, longitude }: Record<'latitude' | 'longitude', string>) {
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace =
    latitude.trim() !== '' &&
    longitude.trim() !== '' &&
    Math.abs(place.latitude) <= 90 &&
    Math.abs(place.longitude) <= 180;
  return isPlace ? place : null;
}
