import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The parameters that authenticator apps expect: RFC 6238 with SHA-1, six digits, 30 seconds. */
const digits = 6;
const stepSeconds = 30;
const secretBytes = 20;
/** Accepted difference of the clocks, in time steps. */
const drift = 1;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The form in which people type the secret into an app; 160 bits need no padding. */
export function toBase32(secret: Buffer): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => base32.charAt(parseInt(five, 2))).join('');
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1_000 / stepSeconds);

/** The code of one time step (RFC 4226, section 5.3). */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, '0');
}

/** The time step of a code, at most one before or after the current one; undefined if the code is wrong. */
export function stepOf(code: string, secret: Buffer, milliseconds: number): number | undefined {
  if (!new RegExp(`^\\d{${digits}}$`).test(code)) return undefined;
  const now = stepAt(milliseconds);
  return Array.from({ length: 2 * drift + 1 }, (_, at) => now - drift + at).find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  );
}

/** The content of the QR code for an app (Key URI format of Google Authenticator). */
export const appAddress = (secret: string, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
