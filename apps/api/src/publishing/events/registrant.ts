import { createHash } from 'node:crypto';

/** Who counts as the same person: e-mail, first and last name, whatever their case, spacing and Unicode form. */
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
