/** Crockford's Base32: no I, L, O or U, so that a code survives being read aloud and written down. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1' };

/** Corrects a typed code: small letters become capitals; O, I and L become the digits that were meant. */
export const correctCode = (typed: string): string =>
  typed.toUpperCase().replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);

/** Characters of a ticket's signature: 40 bits. Each guess of a forger needs a reply from the server or a scan by a steward. */
export const ticketSignatureLength = 8;
const maxId = 2_147_483_647;

/** Content of a ticket; it has no data about the person. */
export interface Ticket {
  eventId: number;
  registrationId: number;
  /** Signature of the registration with the key of the event. */
  signature: string;
}

/** The code of a ticket: length of the event's number, both numbers, signature. It has 11 to 23 letters and digits, which fit the smallest QR codes. */
export function ticketCode({ eventId, registrationId, signature }: Ticket): string {
  const event = toBase32(eventId);
  return `${event.length}${event}${toBase32(registrationId)}${signature}`;
}

/** A code as people see it: 'XXXX-XXXX-XXXX-X'. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Reads a code; null if characters are missing or it is no ticket. Checking the signature needs the key of the event. */
export function readTicket(text: string): Ticket | null {
  const code = correctCode(text).replace(/[\s-]/g, '');
  const eventLength = Number(code.charAt(0));
  const event = fromBase32(code.slice(1, 1 + eventLength));
  const registration = fromBase32(code.slice(1 + eventLength, -ticketSignatureLength));
  const signature = code.slice(-ticketSignatureLength);
  if (event === null || registration === null || !isSignature(signature)) return null;
  const ticket = { eventId: event, registrationId: registration, signature };
  return ticketCode(ticket) === code ? ticket : null;
}

const isSignature = (text: string): boolean =>
  text.length === ticketSignatureLength && [...text].every((letter) => codeAlphabet.includes(letter));

function toBase32(value: number): string {
  const rest = Math.floor(value / 32);
  return (rest === 0 ? '' : toBase32(rest)) + codeAlphabet.charAt(value % 32);
}

function fromBase32(text: string): number | null {
  let value = 0;
  for (const letter of text) {
    const digit = codeAlphabet.indexOf(letter);
    if (digit < 0) return null;
    value = value * 32 + digit;
  }
  return text === '' || value === 0 || value > maxId ? null : value;
}

/** The letters of a ticket's signature: the first 40 bits of its HMAC. */
export function signatureText(hmac: Uint8Array): string {
  let bits = 0n;
  for (const byte of hmac.subarray(0, 5)) bits = bits * 256n + BigInt(byte);
  let text = '';
  for (let at = 0; at < ticketSignatureLength; at += 1) {
    text = codeAlphabet.charAt(Number(bits % 32n)) + text;
    bits /= 32n;
  }
  return text;
}
