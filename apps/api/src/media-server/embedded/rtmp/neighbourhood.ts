import { isIPv6 } from 'node:net';

const mapped = '::ffff:';

/** Who may be one machine: an IPv4 address, or the network of an IPv6 one (RFC 6177), since each machine has as many of those as it likes. */
export function neighbourhoodOf(address = ''): string {
  if (address.startsWith(mapped) && address.includes('.')) return address.slice(mapped.length);
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const filling = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...filling, ...tail].slice(0, 4).join(':');
}
