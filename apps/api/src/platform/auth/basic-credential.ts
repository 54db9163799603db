/** A username and password as they were sent; the password in the composed Unicode form (NFC), as it is stored. */
export interface Credential {
  username: string;
  password: string;
}

/** Bytes of the Authorization header; the longest name and password of ours need 750. */
const maxHeaderLength = 1_024;
const basic = /^Basic +((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads an `Authorization: Basic` header as RFC 7617 writes it: nothing before the scheme, strict base64, valid UTF-8,
 * the password being all that follows the first colon. Answers undefined for anything else.
 */
export function parseBasicCredential(header: string | undefined): Credential | undefined {
  if (header === undefined || header.length > maxHeaderLength) return undefined;
  const encoded = basic.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  // Bits beyond the last byte must be zero, or several spellings would mean the same credential.
  if (bytes.toString('base64') !== encoded) return undefined;
  const text = decode(bytes);
  const colon = text?.indexOf(':') ?? -1;
  if (text === undefined || colon < 1 || colon === text.length - 1) return undefined;
  return { username: text.slice(0, colon), password: text.slice(colon + 1).normalize('NFC') };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
