import { Script } from 'node:vm';
import { jest } from '@jest/globals';
import type { AboutTextsDto } from '../../src/platform/site-settings/about-texts.dto.ts';
import { InterfaceCatalogues } from '../../src/site/translations/interface-catalogues.service.ts';
import { pageRequest } from '../factories/content.ts';
import { translate } from '../factories/translation.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const offer = async (api: TestApp, offered: string[]) => {
  const url = '/api/site/languages';
  const headers = api.as('admin');
  const { version } = (await api.send({ url, headers })).json<{ version: number }>();
  const answer = await api.send({ method: 'PUT', url, headers, payload: { offered, version } });
  expect(answer.statusCode).toBe(200);
};

describeOnAnyDatabase('pages in a language', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
    await offer(api, ['sw']);
  });
  afterAll(() => api.close());
  afterEach(() => jest.restoreAllMocks());

  const page = async (url: string, headers = {}) => {
    const { statusCode, body, headers: answered } = await api.send({ url, headers });
    return { status: statusCode, html: body, headers: answered };
  };
  const scriptsOf = (html: string): string[] => /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

  describe('GET /sw/…', () => {
    it.each(['/sw', '/sw/', '/sw/events', '/sw/events/', '/sw/events/1', '/sw/privacy'])(
      '%s is the page in Swahili',
      async (url) => {
        const { status, html, headers } = await page(url);
        expect(status).toBe(200);
        expect(html).toContain('<html lang="sw">');
        expect(headers).toMatchObject({ 'x-offline': '1', 'cache-control': expect.stringContaining('s-maxage') });
      },
    );

    it('names its own address and the same page in each language', async () => {
      const { html } = await page('/sw/events');
      const { publicUrl } = api.config;
      for (const link of [
        `rel="canonical" href="${publicUrl}/sw/events"`,
        `hreflang="en" href="${publicUrl}/events"`,
        `hreflang="sw" href="${publicUrl}/sw/events"`,
        `hreflang="x-default" href="${publicUrl}/events"`,
      ])
        expect(html).toContain(`<link ${link.startsWith('rel') ? '' : 'rel="alternate" '}${link}>`);
      expect((await page('/sw')).html).toContain(`rel="canonical" href="${publicUrl}/sw"`);
    });

    it.each(['/events', '/sermons', '/live', '/gallery', '/about'])(
      'links from %s to no page or feed of another language, except in the language switcher',
      async (path) => {
        const { html } = await page(`/sw${path}`);
        const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
        const elsewhere = links.filter((href) => !/^\/sw(\/|#|$)|^\/uploads\/|^\/feeds\/.*\?language=sw$/.test(href));
        expect(new Set(elsewhere)).toEqual(new Set([path]));
      },
    );

    it('names the feed in its language', async () =>
      expect((await page('/sw/sermons')).html).toContain(
        '<link rel="alternate" type="application/rss+xml" href="/feeds/sermons.xml?language=sw"',
      ));

    it('has its preloaded answers under the same paths as in every language', async () =>
      expect((await page('/sw/events')).html).toContain('"answers":{"/api/events?view=summary&when=upcoming":'));

    it('loads scripts of its language, and libraries that all languages share', async () => {
      const { html } = await page('/sw/events');
      const [libraries = '', ...own] = scriptsOf(html);
      expect(libraries).toMatch(/^\/assets\/vendor\./);
      expect(own.length).toBeGreaterThan(0);
      for (const script of own) {
        expect(script).toMatch(/^\/assets\/sw-[0-9a-f]{8}\//);
        const { statusCode, headers, body } = await api.send({ url: script, headers: { 'accept-encoding': 'br' } });
        expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
          200,
          'br',
          'public, max-age=31536000, immutable',
        ]);
        expect(body).not.toContain('__message__');
      }
      const [index = '', events = ''] = own;
      expect((await api.send({ url: index })).body).toMatch(/\.u=\w+=>"assets\/sw-[0-9a-f]{8}\/"/);
      const source = (await api.send({ url: events })).body;
      expect(source).toContain('Matukio Yajayo');
      expect(source).not.toContain('Upcoming Events');
    });

    it('answers an outdated script address with the present script, which is not cached', async () => {
      const [, index = ''] = scriptsOf((await page('/sw')).html);
      const { statusCode, headers } = await api.send({ url: index.replace(/sw-[0-9a-f]{8}/, 'sw-00000000') });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    });

    it.each(['/assets/sw-00000000/none.js', '/assets/sw-00000000/..%2fmanifest.json', '/assets/fr-00000000/index.js'])(
      'answers 404 for the script %s',
      async (url) => expect((await page(url)).status).toBe(404),
    );

    it('answers 304 and HEAD, and 404 in its language', async () => {
      const { headers } = await page('/sw/terms');
      expect((await page('/sw/terms', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
      expect((await api.send({ method: 'HEAD', url: '/sw/terms' })).statusCode).toBe(200);
      const missing = await page('/sw/nothing-here');
      expect([missing.status, missing.html.includes('<html lang="sw">')]).toEqual([404, true]);
      expect((await page('/sw/page-preview?x=1')).headers['location']).toBe('/page-preview?x=1');
    });

    it('redirects a form without a script to the page in its language', async () => {
      const { statusCode, headers } = await api.send({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${api.site}/sw/contact` },
        payload: new URLSearchParams({ email: 'akello@example.org', returnTo: '/sw/contact' }).toString(),
      });
      expect([statusCode, headers['location']]).toEqual([303, expect.stringMatching(/^\/sw\/contact\?/)]);
    });
  });

  it('the navigation links to a page of the office with its translated title', async () => {
    const headers = api.as('admin');
    const payload = pageRequest({ title: 'Building fund', place: 'menu' });
    const { id } = (await api.send({ method: 'POST', url: '/api/pages', headers, payload })).json<{ id: number }>();
    const translation = { kind: 'pages', itemId: id, field: 'title', source: 'Building fund', text: 'Mfuko wa ujenzi' };
    const answer = await api.send({
      method: 'PUT',
      url: '/api/translations',
      headers,
      payload: { language: 'sw', ...translation, isChecked: true },
    });
    expect(answer.statusCode).toBe(200);
    expect((await page('/sw')).html).toMatch(/<a [^>]*href="\/sw\/building-fund"[^>]*>Mfuko wa ujenzi</);
    expect((await page('/')).html).toMatch(/<a [^>]*href="\/building-fund"[^>]*>Building fund</);
    await api.send({ method: 'DELETE', url: `/api/pages/${id}`, headers });
  });

  it('a text of the office without a translation is marked as English on the page', async () => {
    const { lead, prioritiesHeading } = (await api.send({ url: '/api/site/about-page' })).json<AboutTextsDto>();
    const elementWith = (html: string, text: string) =>
      new RegExp(`<[^<>]*>(?=${text.slice(0, 20)})`).exec(html.slice(html.indexOf('<main')))?.[0];
    expect(elementWith((await page('/sw/about')).html, lead)).toContain(' lang="en"');
    const text = 'Kanisa la Uganda';
    await translate(api, { kind: 'aboutTexts', itemId: 0, field: 'lead', source: lead, text });
    const { html } = await page('/sw/about');
    expect(elementWith(html, text)).not.toContain('lang');
    expect(elementWith(html, prioritiesHeading)).toContain(' lang="en"');
    expect((await page('/about')).html.match(/ lang="en"/g)).toEqual([' lang="en"']);
  });

  it('a language that is not offered has no pages, links or sitemap entries', async () => {
    expect((await page('/ach/events')).status).toBe(404);
    await offer(api, []);
    expect((await page('/sw/events')).status).toBe(404);
    const { html } = await page('/events');
    expect(html).not.toMatch(/hreflang|otherLanguages/);
    expect((await api.send({ url: '/sitemap.xml' })).body).not.toContain('/sw');
    await offer(api, ['sw']);
    expect((await page('/events')).html).toContain('<a href="/sw/events" lang="sw" hrefLang="sw">Kiswahili</a>');
  });

  it('the sitemap has each page in each language with its alternates', async () => {
    const { body } = await api.send({ url: '/sitemap.xml' });
    const { publicUrl } = api.config;
    expect(body).toContain(
      `<url><loc>${publicUrl}/sw/about</loc><xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/about"/><xhtml:link rel="alternate" hreflang="sw" href="${publicUrl}/sw/about"/><xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}/about"/></url>`,
    );
  });

  it('a translated text cannot inject code, and is shown as soon as it is saved', async () => {
    const evil = `"'\`\${globalThis.injected=1}</script>\\u2028\u2028\\`;
    const messages = {
      'events.heading': evil,
      'events.seats': `{left, plural, one {#} other {#}} ${evil.replace(/[{}]/g, '')}`,
    };
    jest.spyOn(api.app.get(InterfaceCatalogues), 'catalogue').mockResolvedValue({
      messages,
      versions: { site: 'bad00000', admin: 'bad00000', media: 'bad00000' },
    });
    const { status, html } = await page('/sw/events');
    expect(status).toBe(200);
    expect(html).toContain('&lt;/script&gt;');
    expect(html).not.toMatch(/injected=1\}<\/script>/);
    const [, , events = ''] = scriptsOf(html);
    const source = (await api.send({ url: events })).body;
    expect(source).toContain(JSON.stringify(evil).replaceAll('\u2028', '\\u2028'));
    // The file is still a valid script.
    expect(() => new Script(source)).not.toThrow();
    expect(globalThis).not.toHaveProperty('injected');
  });
});
