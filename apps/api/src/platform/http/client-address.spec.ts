import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it.each([
    ['keeps IPv4', '196.0.3.4', '196.0.3.4'],
    ['takes IPv4 out of IPv6', '::ffff:196.0.3.4', '196.0.3.4'],
    ['counts a subscriber of IPv6 once', '2c0f:fb50:4002:801:aaaa:bbbb:cccc:dddd', '2c0f:fb50:4002:801::/64'],
    ['whatever the spelling', '2C0F:fb50:4002:0801::1', '2c0f:fb50:4002:801::/64'],
    ['fills in the zeros', '2c0f::1', '2c0f:0:0:0::/64'],
    ['knows this machine', '::1', '0:0:0:0::/64'],
  ])('%s', (_rule, ip, expected) => {
    expect(clientAddress(ip)).toBe(expected);
  });
});
