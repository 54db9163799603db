import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 24;

/** 120 random bits without characters that look alike. It must not be guessable: anyone who knows the reference may see the state of the payment. */
export const newPaymentReference = (): string =>
  `FW${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
