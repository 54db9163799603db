import { randomBytes } from 'node:crypto';
import { correctCode } from '@ministry/domain';
import { randomCode } from '../../platform/crypto/readable-code.ts';

const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Eight random letters and digits (40 bits), such as `K7M2-QXR4`. Unique in practice; only its secret protects an order from strangers. */
export const newOrderReference = (): string => grouped(randomCode(8));

/** 256 random bits. */
export const newOrderSecret = (): string => randomBytes(32).toString('base64url');

/** Corrects and formats a typed reference, in whichever form it was typed. */
export const readReference = (typed: string): string =>
  grouped(correctCode(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')));
