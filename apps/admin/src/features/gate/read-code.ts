import { correctCode, readTicket, signatureText } from '@ministry/domain';
import type { GateList } from './gate-storage.ts';

/** Meaning of a scanned or typed code. */
type CodeMeaning =
  | { is: 'ticket'; ticket: string }
  /** The ticket is for another event. */
  | { is: 'other-event' }
  /** Older than the newest ticket of the list and not in the list: the seat was given back, or a database cluster showed the registration late. */
  | { is: 'given-back' }
  /** The signature is not valid. */
  | { is: 'forged' }
  /** The code is incomplete, or it is no ticket. */
  | { is: 'torn' }
  /** Not in the list, and this browser cannot check signatures. */
  | { is: 'unknown' };

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Null if the browser has no Web Crypto: on a page without HTTPS. */
async function isSigned(key: string, registrationId: number, signature: string): Promise<boolean | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hmac = await subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await subtle.sign('HMAC', hmac, new TextEncoder().encode(String(registrationId)));
  return signatureText(new Uint8Array(signed)) === signature;
}

/** Works offline, with the list and the key that signs the tickets of the event. */
export async function readCode(text: string, { eventId, key, ids, codes }: GateList): Promise<CodeMeaning> {
  // The code of the confirmation mail, for people who registered before there were tickets.
  const place = codes.indexOf(correctCode(text.trim()));
  if (place >= 0) return { is: 'ticket', ticket: String(ids[place]) };
  const ticket = readTicket(text);
  if (!ticket) return { is: 'torn' };
  if (ticket.eventId !== eventId) return { is: 'other-event' };
  const signed = await isSigned(key, ticket.registrationId, ticket.signature);
  if (signed === false) return { is: 'forged' };
  if (!ids.includes(ticket.registrationId)) {
    if (signed === null) return { is: 'unknown' };
    if (ticket.registrationId < (ids.at(-1) ?? 0)) return { is: 'given-back' };
  }
  return { is: 'ticket', ticket: String(ticket.registrationId) };
}

/** Whether the text is a code and not a name. One in twenty confirmation codes has no digit. */
export const looksLikeCode = (text: string, { codes }: Pick<GateList, 'codes'>): boolean =>
  codes.includes(correctCode(text.trim())) || (/^[\dA-Za-z][\dA-Za-z -]{6,}$/.test(text.trim()) && /\d/.test(text));
