/** Milliseconds until the file expires; RFC 9116 recommends less than a year. */
const validMs = 180 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export const securityText = (email: string, publicUrl: string, now = new Date()): string =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
