import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone number in international form (`+256772123456`; without a country it is a Ugandan one), or null where none can be made out. */
export function internationalPhone(phone: string | null | undefined): string | null {
  const number = phone ? parsePhoneNumberFromString(phone, 'UG') : undefined;
  return number?.isValid() ? number.number : null;
}
