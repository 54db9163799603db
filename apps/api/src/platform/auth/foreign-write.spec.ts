import { isForeignWrite } from './foreign-write.ts';

const site = 'https://ministry.example';

describe('isForeignWrite', () => {
  it.each([
    ['a tool, which sends no browser headers', {}],
    ['our own page', { origin: site, 'sec-fetch-site': 'same-origin' }],
    ['our own page under another name of this server', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['our own page behind a proxy that rewrites Host', { origin: site, host: 'api:3000' }],
  ])('lets %s write', (_who, headers) => {
    expect(isForeignWrite('POST', headers, site)).toBe(false);
  });

  it.each([
    ['another site, told by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['another site, told by Origin', { origin: 'https://evil.example', host: 'ministry.example' }],
    ['a subdomain', { origin: 'https://blog.ministry.example', host: 'ministry.example' }],
    ['another port', { origin: 'https://ministry.example:8443', host: 'ministry.example' }],
    ['a sandboxed frame', { origin: 'null', host: 'ministry.example' }],
    ['a page without encryption', { origin: 'http://ministry.example', host: 'api:3000' }],
  ])('stops %s', (_who, headers) => {
    expect(isForeignWrite('DELETE', headers, site)).toBe(true);
  });

  it('lets anyone read', () => {
    expect(isForeignWrite('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, site)).toBe(false);
  });
});
