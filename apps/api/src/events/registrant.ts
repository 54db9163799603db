import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Who counts as the same person: e-mail, first and last name, whatever their case, spacing and Unicode form. */
export function personKey({ email, firstName, lastName }: { email: string; firstName: string; lastName: string }): string {
  const same = [email, firstName, lastName].map((text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '));
  return createHash('sha256').update(same.join('\n')).digest('hex');
}

/** A phone number in international form (`+256772123456`; without a country it is a Ugandan one), or null where none can be made out. */
export function internationalPhone(phone: string | null | undefined): string | null {
  const number = phone ? parsePhoneNumberFromString(phone, 'UG') : undefined;
  return number?.isValid() ? number.number : null;
}
