import { isIPv6 } from 'node:net';

/**
 * The address by which rate limits are counted. An IPv6 subscriber owns a whole /64, so only the first four groups count.
 * IPv4 written as IPv6 counts as IPv4.
 */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = ip.replace(/%.*$/, '');
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return (
    [...before, ...zeros, ...after]
      .slice(0, 4)
      .map((group) => group.replace(/^0+(?=.)/, ''))
      .join(':') + '::/64'
  );
}

/** The network that counts as one caller of a shared ceiling: 256 IPv4 addresses, or one IPv6 subscriber. @param address as returned by `clientAddress` */
export const networkOf = (address: string): string => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
