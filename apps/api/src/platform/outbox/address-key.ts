import { createHash } from 'node:crypto';
import { emailKey } from '../rate-limits/rate-limits-per-person.ts';

/** SHA-256 of an address in lower case. Decides which addresses are the same, independently of the collation of the database. */
export const addressKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('hex');
