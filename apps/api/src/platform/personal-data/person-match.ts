import type { PersonMatch, PersonQuery } from './personal-data.ts';

/** Number of digits at the end of a phone number that identify it, however its prefix is written. */
const identifyingDigits = 9;
/** Characters that people put between the digits of a number. */
export const phoneFillers = [' ', '-', '(', ')', '.', '/'] as const;
const excerptLength = 120;

/** '0772 123 456' and '+256 772-123456' → '772123456' */
export const phoneEnd = (phone: string): string => phone.replace(/\D/g, '').slice(-identifyingDigits);

/** The words of a name, without regard to case. */
const wordsOf = (name: string): string[] => plain(name).split(/\s+/).filter(Boolean);

/** Values of the columns that can identify the person of a row. */
export interface IdentifyingValues {
  email?: (string | null)[];
  phone?: (string | null)[];
  name?: (string | null)[];
}

/** Ignores case and accents, as the search of the databases does. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
const bare = (text: string): string => phoneFillers.reduce((rest, filler) => rest.replaceAll(filler, ''), text);
/** Whether a value is this phone number, rather than a different one that contains the same digits. */
const isNumber = (value: string, end: string): boolean =>
  end.length === identifyingDigits ? bare(value).endsWith(end) : phoneEnd(value) === end;

/** The criteria by which a row was found. */
export function matchesOf(query: PersonQuery, row: IdentifyingValues): PersonMatch[] {
  const values = (column: (string | null)[] = []): string[] => column.filter((value) => value !== null).map(plain);
  const email = query.email === undefined ? undefined : plain(query.email);
  const phone = query.phone === undefined ? undefined : phoneEnd(query.phone);
  const terms = query.name === undefined ? undefined : wordsOf(query.name);
  const names = values(row.name).join(' ');
  const found: PersonMatch[] = [];
  if (email !== undefined && values(row.email).includes(email)) found.push('email');
  if (phone !== undefined && values(row.phone).some((value) => isNumber(value, phone))) found.push('phone');
  if (terms && terms.length > 0 && terms.every((word) => names.includes(word))) found.push('name');
  // The database has found the row, so the match can only be in free text.
  return found.length > 0 ? found : ['text'];
}

/** Whether two names have the same words, in any order. */
export function isSameName(one: string | null | undefined, other: string | null | undefined): boolean {
  const [words, others] = [one, other].map((name) =>
    wordsOf(name ?? '')
      .sort()
      .join(' '),
  );
  return words !== '' && words === others;
}

/** A short part of a text around the first match, or its beginning. */
export function excerpt(text: string, { email, phone, name }: PersonQuery): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const places = [email, name, phone]
    .map((sought) => (sought ? line.toLowerCase().indexOf(sought.toLowerCase()) : -1))
    .filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, line.length) - excerptLength / 3);
  const from = places.length === 0 ? 0 : Math.floor(start);
  const part = line.slice(from, from + excerptLength).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return `${from > 0 ? '…' : ''}${part}${from + excerptLength < line.length ? '…' : ''}`;
}
