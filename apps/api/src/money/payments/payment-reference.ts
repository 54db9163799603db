import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 24;

/** 120 unguessable bits without characters that look alike: anyone who knows the reference may see the state of the payment. */
export const newPaymentReference = (): string =>
  `FW${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
