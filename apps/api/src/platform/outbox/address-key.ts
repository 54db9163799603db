import { createHash } from 'node:crypto';
import { emailKey } from '../rate-limits/rate-limits-per-person.ts';

/** SHA-256 of an address without regard to case: which addresses are the same, whatever a database's collation thinks. */
export const addressKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('hex');
