import { type DomainError, invalid } from '../../platform/errors/domain-error.ts';

export const nobodyWanted = (): DomainError => invalid({ email: 'Give an e-mail address, a phone number or a name' });
export const tooFewDigits = (): DomainError => invalid({ phone: 'Phone must have at least seven digits' });
export const unknownKind = (at: number): DomainError =>
  invalid({ [`records.${at}.kind`]: 'Kind must be one that a search has answered' });
