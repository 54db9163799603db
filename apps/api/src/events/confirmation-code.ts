import { randomBytes } from 'node:crypto';

/** Crockford's letters: no I, L, O or U, so that a code survives being read aloud and written down. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight random letters and digits (40 bits): unique in practice, and not to be guessed at the door. */
export function newConfirmationCode(): string {
  let bits = randomBytes(5).readUIntBE(0, 5);
  let code = '';
  for (let place = 0; place < 8; place += 1) {
    code = letters.charAt(bits % 32) + code;
    bits = Math.floor(bits / 32);
  }
  return code;
}
