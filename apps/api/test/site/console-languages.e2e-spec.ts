import { Script } from 'node:vm';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Manifest {
  metaData: { publicPath: string; remoteEntry: { path: string; name: string } };
  exposes: { assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

const year = 'public, max-age=31536000, immutable';
const versioned = /^sw-[0-9a-f]{8}\//;

describeOnAnyDatabase('a console in a language', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await api.send({ url, headers });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  const manifestOf = async (name: string): Promise<Manifest> =>
    JSON.parse((await get(`/remotes/${name}/sw/mf-manifest.json`)).body) as Manifest;
  const scriptsOf = ({ exposes }: Manifest): string[] =>
    exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);

  it.each(['/sw/admin', '/sw/admin/events/12', '/sw/media-setup'])(
    '%s is a page even if visitors are offered only English',
    async (url) => {
      const { status, body, headers } = await get(url);
      expect([status, body.includes('<html lang="sw">'), body.includes('"isForStaff":true')]).toEqual([
        200,
        true,
        true,
      ]);
      expect(headers['content-security-policy']).toBe((await get('/admin')).headers['content-security-policy']);
      expect(body).toContain('noindex');
    },
  );

  it('exists in English and Swahili, even if the public pages do not exist in Swahili', async () => {
    expect((await get('/admin')).body).not.toContain('isForStaff');
    expect((await get('/sw/events')).status).toBe(404);
    expect((await get('/ach/admin')).status).toBe(404);
    expect((await get('/events')).body).not.toMatch(/otherLanguages|isForStaff/);
    expect((await get('/robots.txt')).body).toContain('Disallow: /sw/admin\n');
  });

  describe.each(['admin', 'media'])('the files of %s', (name) => {
    it('are named by a manifest that is never cached, with translated scripts in a folder of their version', async () => {
      const { headers } = await get(`/remotes/${name}/sw/mf-manifest.json`);
      expect([headers['cache-control'], headers['content-type']]).toEqual([
        'no-cache',
        expect.stringContaining('json'),
      ]);
      const { metaData, exposes } = await manifestOf(name);
      expect(metaData).toMatchObject({
        publicPath: `/remotes/${name}/`,
        remoteEntry: { name: 'remoteEntry.js', path: expect.stringMatching(versioned) },
      });
      for (const { assets } of exposes)
        for (const sheet of [...assets.css.sync, ...assets.css.async]) expect(sheet).toMatch(/^static\/css\//);
    });

    it('include complete scripts in Swahili that are cached for a year', async () => {
      const translated = scriptsOf(await manifestOf(name)).filter((path) => versioned.test(path));
      expect(translated.length).toBeGreaterThan(0);
      for (const path of translated) {
        const { status, body, headers } = await get(`/remotes/${name}/${path}`);
        expect([path, status, headers['cache-control']]).toEqual([path, 200, year]);
        expect(body).not.toContain('__message__');
        expect(() => new Script(body)).not.toThrow();
      }
      const [first = ''] = translated;
      const { headers } = await get(`/remotes/${name}/${first}`, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      const repeated = await get(`/remotes/${name}/${first}`, { 'if-none-match': String(headers['etag']) });
      expect(repeated.status).toBe(304);
    });

    it('are loaded by a container that knows the folder, and is never cached', async () => {
      const { metaData } = await manifestOf(name);
      const { path } = metaData.remoteEntry;
      const { status, body, headers } = await get(`/remotes/${name}/${path}remoteEntry.js`);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain(`"${path}"`);
      expect(() => new Script(body)).not.toThrow();
    });

    it('are answered in their present version at an outdated address, and are not cached there', async () => {
      const [path = ''] = scriptsOf(await manifestOf(name)).filter((one) => versioned.test(one));
      const { status, headers } = await get(`/remotes/${name}/${path.replace(versioned, 'sw-00000000/')}`);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    });
  });

  it.each([
    '/remotes/admin/fr/mf-manifest.json',
    '/remotes/admin/ach/mf-manifest.json',
    '/remotes/admin/sw/remoteEntry.js',
    '/remotes/admin/sw-00000000/mf-manifest.json',
    '/remotes/admin/sw-00000000/none.js',
    '/remotes/admin/sw-00000000/static/js/async/none.0000000000.js',
    '/remotes/admin/sw-00000000/static/js/async/..%2f..%2f..%2fremoteEntry.js',
    '/remotes/admin/sw-00000000/..%2f..%2fmessages.json',
    '/remotes/admin/templates/web/remoteEntry.js',
    '/remotes/admin/messages.json',
  ])('answers 404 for %s', async (url) => expect((await get(url)).status).toBe(404));
});
