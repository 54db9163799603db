import sharp from 'sharp';
import { seedSite, siteIconAddress, type SiteIdentity, sitePictureAddress } from '@ministry/domain';
import type { IdentityResponse, SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { UploadReferences } from '../../src/platform/uploads/upload-references.ts';
import { picture, sendPhoto } from '../factories/upload.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

type Sent = Omit<IdentityResponse, 'updatedAt' | 'updatedBy'>;
interface Manifest {
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}
const standardManifest = { theme_color: '#06302B' };

describeOnAnyDatabase('the look of the site', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const identity = async (): Promise<Sent> => {
    const answer = await api.send({ url: '/api/site/identity', headers: api.as('admin') });
    const { updatedAt: _at, updatedBy: _by, ...sent } = answer.json<IdentityResponse>();
    return sent;
  };
  const put = async (change: object) =>
    api.send({
      method: 'PUT',
      url: '/api/site/identity',
      headers: api.as('admin'),
      payload: { ...(await identity()), ...change },
    });
  const shown = async (): Promise<SiteIdentity> =>
    (await api.send({ url: '/api/site' })).json<{ identity: SiteIdentity }>().identity;
  const manifest = async (): Promise<Manifest> =>
    JSON.parse((await api.send({ url: '/manifest.webmanifest' })).body) as Manifest;
  const upload = async (size = 300): Promise<string> =>
    (await sendPhoto(api, await picture(size, size), { fileName: 'logo.jpg' })).body.url;
  const standard = { mainColour: null, accentColour: null, logo: null, sharePicture: null };
  afterEach(async () => {
    expect((await put(standard)).statusCode).toBe(200);
  });

  describe('PUT /api/site/identity', () => {
    it('accepts colours with enough contrast, and shows them at once', async () => {
      const answer = await put({ mainColour: '#123e8a', accentColour: '#FFD27A' });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ mainColour: '#123e8a', accentColour: '#FFD27A', logo: null }),
      ]);
      expect(await shown()).toMatchObject({ mainColour: '#123e8a', accentColour: '#FFD27A' });
      expect((await manifest()).theme_color).toBe('#0B2553');
      expect((await api.send({ url: '/api/newsletter/unsubscribe' })).body).toContain('background:#123E8A;color:#fff');
    });

    it.each([
      [
        { mainColour: '#2E9E8F' },
        { mainColour: /^Main colour must be darker: white text on it has a contrast of 3\.\d:1/ },
      ],
      [{ accentColour: '#8F2D14' }, { accentColour: /on the dark header has a contrast of 1\.7:1 and needs 4\.5:1$/ }],
      // The default accent colour does not fit this main colour.
      [{ mainColour: '#A36A00' }, { accentColour: /^Accent colour must be lighter, or the main colour darker/ }],
      [{ mainColour: 'teal' }, { mainColour: /must be a colour such as #0B5148$/ }],
      [{ mainColour: '#0B5148;}body{display:none' }, { mainColour: /must be a colour/ }],
      [{ accentColour: 7 }, { accentColour: /must be a colour/ }],
    ])('refuses %j, names the field, and saves nothing', async (change, expected) => {
      const before = await identity();
      const answer = await put(change);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'VALIDATION_FAILED']);
      const { fields } = answer.json<{ fields: Record<string, string> }>();
      expect(Object.keys(fields)).toEqual(Object.keys(expected));
      for (const [field, words] of Object.entries(expected)) expect(fields[field]).toMatch(words);
      expect(await identity()).toEqual(before);
    });

    it('removes a colour that is null, empty or left out', async () => {
      for (const none of [null, '', ' ']) {
        await put({ mainColour: '#123E8A' });
        expect((await put({ mainColour: none })).json()).toMatchObject({ mainColour: null });
      }
      await put({ mainColour: '#123E8A' });
      expect((await put({ mainColour: undefined })).json()).toMatchObject({ mainColour: null });
      expect(await shown()).toEqual(seedSite.identity);
      expect(await manifest()).toMatchObject(standardManifest);
    });

    it('lists in the earlier versions which fields were changed, and restores them', async () => {
      await put({ mainColour: '#123E8A' });
      await put(standard);
      const [latest, before] = (await api.send({ url: '/api/site/identity/history', headers: api.as('admin') })).json<
        SettingsVersionResponse[]
      >();
      expect([latest?.changed, before?.changed]).toEqual([['mainColour'], ['mainColour']]);
      const { version } = await identity();
      expect((await put({ ...before?.settings, version })).json()).toMatchObject({ mainColour: '#123E8A' });
    });

    it.each(['logo', 'sharePicture'])('accepts as %s only a picture of the media library', async (field) => {
      for (const wrong of ['x', 'https://example.org/logo.png', '/uploads/logo.jpg', 'javascript:alert(1)', 5]) {
        const answer = await put({ [field]: wrong });
        expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      }
      const url = await upload();
      expect((await put({ [field]: url })).json()).toMatchObject({ [field]: url });
      expect(await shown()).toMatchObject({ [field]: url });
    });

    it('counts its pictures as used, and names the place', async () => {
      const [logo, sharePicture] = [await upload(), await upload(640)];
      await put({ logo, sharePicture });
      const stems = await api.app.get(UploadReferences).stems({ isCurrent: true });
      for (const url of [logo, sharePicture]) expect(stems).toContain(/[0-9a-f]{24}/.exec(url)?.[0]);
      const media = (await api.send({ url: '/api/uploads?limit=500', headers: api.as('admin') })).json<
        { id: number; url: string; isUsed: boolean }[]
      >();
      const own = media.find(({ url }) => url === logo);
      expect(own?.isUsed).toBe(true);
      const details = await api.send({ url: `/api/uploads/${own?.id}`, headers: api.as('admin') });
      expect(details.json<{ places: object[] }>().places).toContainEqual({
        kind: 'site_settings',
        id: null,
        title: 'identity',
      });
    });

    it('uses the new picture when one is replaced in the media library', async () => {
      const [logo, next] = [await upload(), await upload(200)];
      await put({ logo });
      const media = (await api.send({ url: '/api/uploads?limit=500', headers: api.as('admin') })).json<
        { id: number; url: string }[]
      >();
      const idOf = (address: string) => media.find(({ url }) => url === address)?.id;
      const answer = await api.send({
        method: 'POST',
        url: `/api/uploads/${idOf(logo)}/replace`,
        headers: api.as('admin'),
        payload: { by: idOf(next) },
      });
      expect(answer.statusCode).toBeLessThan(300);
      expect((await identity()).logo).toBe(next);
    });
  });

  describe('GET /icons/:name', () => {
    it('renders from the logo the icons of the manifest and those at well-known addresses', async () => {
      const logo = await upload();
      await put({ logo });
      const { icons } = await manifest();
      expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
      ]);
      for (const { src, sizes } of icons) {
        const answer = await api.send({ url: src });
        expect([src, answer.statusCode, answer.headers['content-type']]).toEqual([src, 200, 'image/png']);
        const { width, height } = await sharp(answer.rawPayload).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      for (const [url, side] of [
        ['/favicon.ico', 192],
        ['/apple-touch-icon.png', 180],
      ] as const) {
        const answer = await api.send({ url });
        expect([answer.headers['content-type'], (await sharp(answer.rawPayload).metadata()).width]).toEqual([
          'image/png',
          side,
        ]);
      }
    });

    it('answers 404 for icons of other pictures and other sizes', async () => {
      const [logo, other] = [await upload(), await upload()];
      await put({ logo });
      for (const url of [
        siteIconAddress(other, 'any', 192),
        siteIconAddress(logo, 'any', 180).replace('180', '4096'),
        '/icons/any-192.png',
        '/icons/..%2f..%2fsecret',
      ])
        expect([url, (await api.send({ url })).statusCode]).toEqual([url, 404]);
      await put(standard);
      expect((await api.send({ url: siteIconAddress(logo, 'any', 192) })).statusCode).toBe(404);
      expect((await api.send({ url: '/favicon.ico' })).headers['content-type']).toBe('image/svg+xml');
      expect((await manifest()).icons[0]?.src).toBe('/assets/icon-192-1.png');
    });
  });

  describe('GET /share/:name', () => {
    it('crops the share picture of the site to 1200 by 630', async () => {
      const [sharePicture, other] = [await upload(640), await upload()];
      await put({ sharePicture });
      const answer = await api.send({ url: sitePictureAddress(sharePicture) });
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([answer.statusCode, width, height, format]).toEqual([200, 1_200, 630, 'jpeg']);
      expect((await api.send({ url: sitePictureAddress(other) })).statusCode).toBe(404);
    });
  });

  describe('GET /', () => {
    const home = async () => (await api.send({ url: '/' })).body;

    it('has the standard look when nothing is chosen', async () => {
      const html = await home();
      expect(html).not.toMatch(/id="look"|mainColour|sharePicture|"logo"/);
      expect(html).toContain('<meta name="theme-color" content="#06302B">');
    });

    it('has colours, logo, icon and share picture as soon as they are saved, until they are removed', async () => {
      await home();
      const [logo, sharePicture] = [await upload(), await upload(640)];
      await put({ mainColour: '#123E8A', logo, sharePicture });
      const html = await home();
      expect(html).toMatch(/<style id="look">:root\{[^}]*--nile:#123E8A;--deep:#0B2553/);
      expect(html).toContain(`url("${logo.replace('.jpg', '.320.jpg')}")`);
      expect(html).toContain(`<link rel="icon" href="${siteIconAddress(logo, 'any', 192)}" type="image/png">`);
      expect(html).toContain('<meta name="theme-color" content="#0B2553">');
      expect(html).toMatch(new RegExp(`og:image" content="[^"]*${sitePictureAddress(sharePicture)}"`));
      await put(standard);
      expect(await home()).not.toContain('id="look"');
    });
  });
});
