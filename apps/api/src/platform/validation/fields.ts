import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, ValidateBy } from 'class-validator';
import { isEmailAddress, parseCents } from '@ministry/domain';
import { explained, type Problem } from './explained.ts';
import { problems } from './fields.copy.ts';
import { internationalPhone } from './phone.ts';

/**
 * One decorator for each kind of field. It defines what is accepted, the error message, and what the API documentation says.
 * Text is trimmed; characters that cannot be stored or shown are refused.
 */
interface Field {
  description: string;
  example?: unknown;
  /** May be left out or null. */
  optional?: boolean;
}

/** Returns what is wrong with a value; undefined if nothing is. */
type Check = (value: unknown) => Problem | undefined;

/** Bytes that fit into a TEXT column of MySQL and MariaDB; lists are stored in such columns. */
const textColumnBytes = 65_535;
const brokenOrControl = /[\p{Surrogate}\p{Control}\u2028\u2029]/u;
const brokenOrControlButLines = /\p{Surrogate}|(?![\t\n\r])\p{Control}/u;

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
/** Options of the field in the API documentation. */
const documented = ({ description, example, optional }: Field) => ({ description, example, required: !optional });
const presence = (field: Field): PropertyDecorator[] => (field.optional ? [IsOptional()] : []);
const asNumber = ({ value }: { value: unknown }): unknown => {
  if (value === '') return null;
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
};

function Checked(name: string, check: Check, each = false): PropertyDecorator {
  const problemOf = (value: unknown): Problem => {
    const values: unknown[] = each && Array.isArray(value) ? value : [value];
    return values.map(check).find((problem) => problem !== undefined) ?? problems.unusable;
  };
  return ValidateBy(
    { name, validator: { validate: (value: unknown) => check(value) === undefined } },
    { each, ...explained(problemOf) },
  );
}

const tooLong =
  (max: number): Problem =>
  ({ label }) =>
    problems.tooLong({ label, max });

function textCheck(min: number, max: number, forbidden: RegExp): Check {
  return (value) => {
    if (value === undefined || value === null || value === '')
      return min > 0 ? problems.needed : value === '' ? undefined : problems.noText;
    if (typeof value !== 'string') return problems.noText;
    if (forbidden.test(value)) return problems.badCharacters;
    return [...value].length > max ? tooLong(max) : undefined;
  };
}

function addressCheck(max: number): Check {
  return (value) => {
    if (typeof value !== 'string' || !/^(https:\/\/[^\s/]|\/(?!\/))[^\s\p{Control}\p{Surrogate}<>"\\]*$/u.test(value))
      return problems.noAddress;
    return value.length > max ? tooLong(max) : undefined;
  };
}

type TextOptions = Field & { min?: number; max: number };
const text = ({ min = 0, max, ...field }: TextOptions, forbidden: RegExp): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max, ...documented(field) }),
    Transform(trimmed),
    ...presence(field),
    Checked('text', textCheck(min, max, forbidden)),
  );

/** Text on one line: no control characters at all. */
export const TextField = (field: TextOptions): PropertyDecorator => text(field, brokenOrControl);

/** Text of several lines. */
export const LongText = (field: TextOptions): PropertyDecorator => text(field, brokenOrControlButLines);

/** A list of one-line texts; duplicates and blank ones are dropped. */
export const Lines = ({ max, count, ...field }: Field & { max: number; count: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], maxItems: count, items: { type: 'string', maxLength: max }, ...documented(field) }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? [...new Set(value.map((item: unknown) => trimmed({ value: item })))].filter((item) => item !== '')
        : value,
    ),
    ...presence(field),
    Checked('list', listCheck(count)),
    Checked('text', textCheck(1, max, brokenOrControl), true),
  );

/** Addresses of files: an https address of another site, or a path on this site. */
export const WebAddresses = ({ max, count, ...field }: Field & { max: number; count: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], maxItems: count, items: { type: 'string', maxLength: max }, ...documented(field) }),
    ...presence(field),
    Checked('list', listCheck(count)),
    Checked('address', addressCheck(max), true),
  );

/** The address of a file; blank means none. */
export const WebAddress = ({ max, ...field }: Field & { max: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, nullable: true, maxLength: max, ...documented(field) }),
    Transform(({ value }: { value: unknown }) => trimmed({ value }) || null),
    ...presence(field),
    Checked('address', addressCheck(max)),
  );

/** The address of a file on another site. */
export const HttpsAddress = ({ max, ...field }: Field & { max: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: max, pattern: '^https://', ...documented(field) }),
    Transform(trimmed),
    ...presence(field),
    Checked('https', (value) => {
      if (value === undefined || value === null || value === '') return problems.needed;
      if (typeof value !== 'string' || !value.startsWith('https://') || !URL.canParse(value))
        return problems.noHttpsAddress;
      return addressCheck(max)(value);
    }),
  );

/** '20,000', but '1900', because a number of four digits may be a year. */
const formatted = (number: number): string => number.toLocaleString('en-GB', { useGrouping: 'min2' });

/** A whole number. Text of digits is accepted too (form posts, query strings). Blank means the default, or null if there is none. */
export const IntegerField = ({
  min,
  max,
  ...field
}: Field & { min: number; max: number; default?: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: min,
      maximum: max,
      default: field.default,
      ...documented(field),
      nullable: field.optional && field.default === undefined,
    }),
    Transform((input) => asNumber(input) ?? field.default ?? null),
    ...presence(field),
    Checked('whole', (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? undefined
        : ({ label }) => problems.noWholeNumber({ label, min: formatted(min), max: formatted(max) }),
    ),
  );

/** An amount of US dollars as text with at most two decimals, so that no cent is lost to rounding. A number is converted to text. */
export const Dollars = ({ max, ...field }: Field & { max: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      pattern: `^\\d{1,${String(max).length}}(\\.\\d{1,2})?$`,
      ...documented(field),
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : trimmed({ value }))),
    ...presence(field),
    Checked('dollars', (value) => {
      if (value === undefined || value === null || value === '') return problems.needed;
      const cents = typeof value === 'string' ? parseCents(value) : null;
      return cents !== null && cents <= max * 100
        ? undefined
        : ({ label }) => problems.noDollars({ label, max: formatted(max) });
    }),
  );

/** One of a fixed set of words. */
export const OneOf = (values: readonly string[], field: Field & { default?: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: values, default: field.default, ...documented(field) }),
    ...presence(field),
    IsIn(
      values,
      explained(
        () =>
          ({ label }) =>
            problems.notOneOf({ label, words: values.join(', ') }),
      ),
    ),
  );

/** Any number of a fixed set of words. */
export const SomeOf = (values: readonly string[], field: Field): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], enum: values, maxItems: values.length, ...documented(field) }),
    ...presence(field),
    Checked('list', listCheck(values.length)),
    IsIn(values, {
      each: true,
      ...explained(
        () =>
          ({ label }) =>
            problems.notSomeOf({ label, words: values.join(', ') }),
      ),
    }),
  );

/** A calendar day that exists, as `YYYY-MM-DD`; blank means none. */
export const Day = (field: Field): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', ...documented(field), nullable: field.optional }),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : trimmed({ value }))),
    ...presence(field),
    Checked('day', (value) => {
      if (value === undefined || value === null) return problems.needed;
      return isDay(value) ? undefined : problems.noDay;
    }),
  );

/** Yes or no. */
export const BooleanField = (field: Field): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean, ...documented(field) }),
    ...presence(field),
    IsBoolean(explained(() => problems.noBoolean)),
  );

/** An e-mail address that `isEmailAddress` accepts. */
export const EmailAddress = ({ max, ...field }: Field & { max: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: max, ...documented(field) }),
    Transform(trimmed),
    ...presence(field),
    Checked('email', (value) => {
      if (typeof value !== 'string' || !isEmailAddress(value)) return problems.noEmail;
      return value.length > max ? tooLong(max) : undefined;
    }),
  );

/** A phone number, stored in international form; blank means none. */
export const PhoneNumber = ({ max, ...field }: Field & { max: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: max,
      description: `${field.description}. Stored in international form; a number without a country code is Ugandan`,
      example: field.example ?? '0772 123 456',
      required: !field.optional,
      nullable: field.optional,
    }),
    Transform(({ value }: { value: unknown }) => {
      const typed = trimmed({ value });
      if (typed === '') return null;
      return typeof typed === 'string' && typed.length <= max ? (internationalPhone(typed) ?? typed) : typed;
    }),
    ...presence(field),
    Checked('phone', (value) => {
      if (value === undefined || value === null) return problems.needed;
      if (typeof value === 'string' && value.length > max) return tooLong(max);
      return typeof value === 'string' && internationalPhone(value) !== null ? undefined : problems.noPhone;
    }),
  );

/** Ids of rows; duplicates are dropped. */
export const Ids = ({ count, ...field }: Field & { count: number }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [Number],
      minItems: 1,
      maxItems: count,
      items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      description: field.description,
      example: field.example,
    }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value)] : value)),
    Checked(
      'list',
      (value) => listCheck(count)(value) ?? ((value as unknown[]).length === 0 ? problems.emptyList : undefined),
    ),
    Checked(
      'id',
      (value) =>
        Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2_147_483_647 ? undefined : problems.noIds,
      true,
    ),
  );

/** Accepts the years 1900 to 2199, which every database can store. A mistyped year is usually outside this range. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(19|2[01])\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function listCheck(count: number): Check {
  return (value) => {
    if (!Array.isArray(value)) return problems.noList;
    if (value.length > count) return ({ label }) => problems.tooMany({ label, count });
    return Buffer.byteLength(JSON.stringify(value)) > textColumnBytes ? problems.tooLongTogether : undefined;
  };
}
