import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in international form: `+256772123456`. Without a country code it is a Ugandan number. Returns null for any
 * other text, also for a number with other words or an extension, which would be lost.
 */
export function internationalPhone(phone: string | null | undefined): string | null {
  const number = phone ? parsePhoneNumberFromString(phone, { defaultCountry: 'UG', extract: false }) : undefined;
  return number?.isValid() && !number.ext ? number.number : null;
}

/** A phone number as people write it: `+256 772 123 456`. An international number stays as it was typed. Null if it is not a phone number. */
export function phoneAsShown(phone: string): string | null {
  const typed = phone.trim();
  if (internationalPhone(typed) === null) return null;
  return typed.startsWith('+') ? typed : (parsePhoneNumberFromString(typed, 'UG')?.formatInternational() ?? null);
}
