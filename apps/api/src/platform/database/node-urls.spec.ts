import { nodeUrls } from './node-urls.ts';

describe('the nodes that DATABASE_URL names', () => {
  it.each([
    ['mysql://host/ministry', ['mysql://host/ministry']],
    ['mysql://a:b%2C@host:3306/ministry', ['mysql://a:b%2C@host:3306/ministry']],
    ['mysql://a:b,c@host/ministry', ['mysql://a:b,c@host/ministry']],
    ['mariadb://a:b@db1:3306,db2/ministry', ['mariadb://a:b@db1:3306/ministry', 'mariadb://a:b@db2/ministry']],
    ['mariadb://[::1]:3306,[::1]:3307/x', ['mariadb://[::1]:3306/x', 'mariadb://[::1]:3307/x']],
  ])('are listed one by one: %s', (address, urls) => {
    expect(nodeUrls(address)).toEqual(urls);
  });
});
