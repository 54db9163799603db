import type { IncomingHttpHeaders } from 'node:http';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends a write on behalf of another site. Other programs send neither header and are accepted: their
 * credential was given to them on purpose. `publicUrl` is the address of this site; the Host header covers its other names.
 */
export function isForeignWrite(method: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (readOnly.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return origin !== new URL(publicUrl).origin && new URL(origin).host !== host;
}
