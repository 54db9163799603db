import { describe, expect, it } from '@jest/globals';
import { pageAddress } from './page-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?fbclid=IwAR0&utm_source=facebook', '/'],
    ['/?newsletter=subscribed&fbclid=IwAR0', '/?newsletter=subscribed'],
    ['/sermons?page=2&gclid=1&view=all', '/sermons?view=all&page=2'],
    ['/sermons?q=hope+and+love&tab=search', '/sermons?tab=search&q=hope+and+love'],
    ['/search?q=a%26b', '/search?q=a%26b'],
    ['/about?page=2', '/about'],
    ['/community?tab=gallery&tab=announcements', '/community?tab=gallery'],
    ['/orders/AB12-CD34?key=secret&utm_medium=mail', '/orders/AB12-CD34?key=secret'],
    ['/contact?message=invalid&fields=email%2Cphone', '/contact?message=invalid&fields=email%2Cphone'],
    ['/no-such-page?a=b', '/no-such-page'],
  ])('requested as %s is %s', async (url, address) => {
    expect(await pageAddress(url)).toBe(address);
  });
});
