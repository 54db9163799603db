import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in international form (`+256772123456`; without a country it is a Ugandan one), or null where the text is
 * anything else, a number among other words or with an extension included: what is beside it would be lost.
 */
export function internationalPhone(phone: string | null | undefined): string | null {
  const number = phone ? parsePhoneNumberFromString(phone, { defaultCountry: 'UG', extract: false }) : undefined;
  return number?.isValid() && !number.ext ? number.number : null;
}

/** The same as people write it, `+256 772 123 456`: one that is international stays as it was typed. Null where it is none. */
export function phoneAsShown(phone: string): string | null {
  const typed = phone.trim();
  if (internationalPhone(typed) === null) return null;
  return typed.startsWith('+') ? typed : (parsePhoneNumberFromString(typed, 'UG')?.formatInternational() ?? null);
}
