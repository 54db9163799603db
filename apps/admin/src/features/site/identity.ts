import type { IdentityRequest, IdentityResponse } from '@ministry/api-client';
import { colourProblems, isColour, lookOf, standardLook } from '@ministry/domain';
import type { FormRow } from '../../forms/form-values.ts';
import { lookCopy as copy } from './look.copy.ts';

/** The identity with a fixed id, which the form requires. */
export type StoredIdentity = IdentityResponse & { id: 1 };

/** Single-line text fields, by their names in the API. */
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

/** Fields that may be empty, which means the standard look. */
const lookFields = ['mainColour', 'accentColour', 'logo', 'sharePicture'] as const;
type LookField = (typeof lookFields)[number];
export const noLook = Object.fromEntries(lookFields.map((field) => [field, null])) as Record<LookField, null>;

export type IdentityValues = Record<
  (typeof texts)[number] | LookField | 'copyrightSince' | 'furtherPhones' | 'latitude' | 'longitude',
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
  const look = Object.fromEntries(lookFields.map((field) => [field, identity[field] ?? ''])) as Record<
    LookField,
    string
  >;
  return {
    ...words,
    ...look,
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
  const look = Object.fromEntries(lookFields.map((field) => [field, values[field].trim() || null]));
  return {
    ...words,
    ...look,
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

/** The typed location for the map; null if it is invalid. */
export function placeOf({ latitude, longitude }: Record<'latitude' | 'longitude', string>) {
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace =
    latitude.trim() !== '' &&
    longitude.trim() !== '' &&
    Math.abs(place.latitude) <= 90 &&
    Math.abs(place.longitude) <= 180;
  return isPlace ? place : null;
}

type ColourField = 'mainColour' | 'accentColour';
type Colours = Pick<IdentityValues, ColourField>;

/** Standard colours, used for empty fields. */
export const standardColours: Record<ColourField, string> = {
  mainColour: standardLook.nile,
  accentColour: standardLook.sorghum,
};
const names: Record<ColourField, string> = { mainColour: copy.mainColour, accentColour: copy.accentColour };

/** The typed colours; empty while a value is not a valid colour. */
export const typedColours = ({ mainColour, accentColour }: Colours): Colours => ({
  mainColour: isColour(mainColour.trim()) ? mainColour.trim() : '',
  accentColour: isColour(accentColour.trim()) ? accentColour.trim() : '',
});

export const typedLook = (values: Colours) => lookOf(typedColours(values));

/** Errors of the typed colours, by field. */
export function colourErrors(values: Colours): Partial<Record<ColourField, string>> {
  const unreadable = (['mainColour', 'accentColour'] as const)
    .filter((field) => values[field].trim() !== '' && !isColour(values[field].trim()))
    .map((field) => [field, copy.notAColour({ field: names[field], example: standardColours[field] })]);
  const weak = Object.entries(colourProblems(typedColours(values))).map(([field, { where, ...figures }]) => [
    field,
    copy.problems[field as ColourField]({ where: copy.where[where], ...figures }),
  ]);
  return Object.fromEntries([...weak, ...unreadable]) as Partial<Record<ColourField, string>>;
}
