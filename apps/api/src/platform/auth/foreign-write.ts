import type { IncomingHttpHeaders } from 'node:http';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write that a browser sends on behalf of another site. Tools send neither header and are let through: what they
 * hold, they hold on purpose. `publicUrl` is the address of this site; the Host header covers its other names.
 */
export function isForeignWrite(method: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (readOnly.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return origin !== new URL(publicUrl).origin && new URL(origin).host !== host;
}
