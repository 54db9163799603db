import { type DomainError, invalid } from '../../platform/errors/domain-error.ts';
import { peopleTexts } from './people.copy.ts';

export const searchIsEmpty = (): DomainError => invalid({ email: peopleTexts.nobodyWanted });
export const tooFewDigits = (): DomainError => invalid({ phone: peopleTexts.tooFewDigits });
export const unknownKind = (at: number): DomainError => invalid({ [`records.${at}.kind`]: peopleTexts.unknownKind });
