/** A username and password from a request. The password is in composed Unicode form (NFC), like the stored one. */
export interface Credential {
  username: string;
  password: string;
}

/** Most bytes of the Authorization header. The longest username and password that we allow need 750. */
const maxHeaderLength = 1_024;
const basic = /^Basic +((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses an `Authorization: Basic` header according to RFC 7617: nothing before the scheme, strict base64, valid UTF-8. The
 * password is everything after the first colon. Returns undefined for anything else.
 */
export function parseBasicCredential(header: string | undefined): Credential | undefined {
  if (header === undefined || header.length > maxHeaderLength) return undefined;
  const encoded = basic.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  // The unused bits of the last character must be zero. Otherwise several spellings would mean the same credential.
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
