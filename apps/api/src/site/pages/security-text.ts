/** Milliseconds for which the file may be believed; RFC 9116 asks for less than a year. */
const validMs = 180 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export const securityText = (email: string, publicUrl: string, now = new Date()): string =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
