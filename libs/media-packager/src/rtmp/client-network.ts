import { isIPv6 } from 'node:net';

const mappedPrefix = '::ffff:';

/** Network that counts as one client: an IPv4 address, or the /64 network of an IPv6 address, since a machine may use any in it (RFC 6177). */
export function networkOf(address = ''): string {
  if (address.startsWith(mappedPrefix) && address.includes('.')) return address.slice(mappedPrefix.length);
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
