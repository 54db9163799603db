import { createHash } from 'node:crypto';
import type { TranslationLanguage } from '@ministry/domain';
import type { EventRegistrationRequest } from './event-registration.dto.ts';
import type { EventRegistration } from './event-registration.entity.ts';
import { namedTwice } from './events.errors.ts';

/** A person who takes a seat, or waits for one. */
export type Registrant = Pick<
  EventRegistration,
  'personKey' | 'firstName' | 'lastName' | 'email' | 'phone' | 'specialRequests' | 'remindBy' | 'language'
> & { transfers?: number | null };

/** The person who sends the request. */
export function toRegistrant(
  request: Omit<EventRegistrationRequest, 'others'>,
  language: TranslationLanguage | null,
): Registrant {
  const { firstName, lastName, email } = request;
  return {
    personKey: personKey(request),
    firstName,
    lastName,
    email,
    phone: request.phone ?? null,
    specialRequests: request.specialRequests || null,
    remindBy: request.remindBy ?? null,
    language,
  };
}

/** All people in the request, starting with the person who sends it, whose contact data also applies to the others. @throws DomainError 400 */
export function toRegistrants(
  request: EventRegistrationRequest,
  language: TranslationLanguage | null = null,
): [Registrant, ...Registrant[]] {
  const first = toRegistrant(request, language);
  const others = (request.others ?? []).map((name): Registrant => {
    const [firstName = '', ...rest] = name.split(/\s+/);
    const person = { email: first.email, firstName, lastName: rest.join(' ') };
    return { ...first, ...person, personKey: personKey(person), specialRequests: null };
  });
  const keys = new Set([first.personKey]);
  for (const { personKey: key, firstName, lastName } of others) {
    if (keys.has(key)) throw namedTwice(`${firstName} ${lastName}`);
    keys.add(key);
  }
  return [first, ...others];
}

/** Key of a person: people with the same e-mail, first and last name count as one, regardless of case, spacing and Unicode form. */
export function personKey({
  email,
  firstName,
  lastName,
}: {
  email: string;
  firstName: string;
  lastName: string;
}): string {
  const same = [email, firstName, lastName].map((text) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '));
  return createHash('sha256').update(same.join('\n')).digest('hex');
}
