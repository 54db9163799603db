import { anonymousDonor } from '@ministry/domain';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** The details of the donor in a ledger entry. */
export type Donor = Pick<LedgerEntry, 'id' | 'name' | 'email' | 'phone'>;

const nameOf = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
const emailOf = (email: string | null): string | null => email?.trim().toLowerCase() || null;

export const isAnonymous = ({ name }: Pick<Donor, 'name'>): boolean => nameOf(name) === nameOf(anonymousDonor);

/** Spellings of the same name that may be in the books: SQLite compares letters without case for a to z only. */
export function spellingsOf(name: string): string[] {
  const small = name.toLowerCase();
  const capitals = small.replace(/(^|\s)\S/gu, (first) => first.toUpperCase());
  return [...new Set([name, small, name.toUpperCase(), capitals])];
}

/**
 * Tells donors apart: entries with the same key are gifts of one donor. They must have the same name and the same e-mail
 * address. If an entry has no address, the same phone is enough, unless that phone occurs with two addresses. A name alone
 * does not identify anybody, so such an entry has a key of its own. Each entry has one key, so no gift is in the statements
 * of two donors.
 * @param contacts entries with a phone and an address
 */
export function donorKeys(contacts: readonly Omit<Donor, 'id'>[]): (donor: Donor) => string {
  const emails = new Map<string, Set<string>>();
  const phoneKey = ({ name, phone }: Omit<Donor, 'id'>): string => JSON.stringify([nameOf(name), phone]);
  for (const contact of contacts) {
    const email = emailOf(contact.email);
    if (!email || !contact.phone) continue;
    const known = emails.get(phoneKey(contact)) ?? new Set();
    emails.set(phoneKey(contact), known.add(email));
  }
  return (donor) => {
    const [only, ...others] = donor.phone ? (emails.get(phoneKey(donor)) ?? []) : [];
    const email = emailOf(donor.email) ?? (others.length === 0 ? only : undefined);
    const by = email ? ['email', email] : donor.phone ? ['phone', donor.phone] : ['entry', donor.id];
    return JSON.stringify([nameOf(donor.name), ...by]);
  };
}
