import { randomCode } from '../../platform/crypto/readable-code.ts';

/** Eight random letters and digits (40 bits): unique in practice, and impossible to guess at the door. */
export const newConfirmationCode = (): string => randomCode(8);
