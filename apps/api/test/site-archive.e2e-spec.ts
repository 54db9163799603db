import type { SiteGivingResponse } from '../src/platform/site-settings/giving.dto.ts';
import type { IdentityResponse } from '../src/platform/site-settings/site-settings.dto.ts';
import { Upload } from '../src/platform/uploads/upload.entity.ts';
import type { ArchiveCheckResponse, ArchiveContentsResponse } from '../src/site/archive/archive.dto.ts';
import type { ApiAnswer } from './api-client.ts';
import {
  type Entries,
  exportSite,
  manifestOf,
  pack,
  resealed,
  unpack,
  uploadArchive,
  withRows,
} from './factories/archive.ts';
import { createItem, pageRequest } from './factories/content.ts';
import { createEvent, registrationRequest } from './factories/event.ts';
import { contactRequest, familyRequest, post } from './factories/people.ts';
import { begin, finish } from './factories/resumable.ts';
import { picture } from './factories/upload.ts';
import { sendPhoto } from './factories/upload.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

const archiveUrl = '/api/site/archive';
const reads = [
  '/api/events?limit=100',
  '/api/sermons?limit=100',
  '/api/ministries?limit=100',
  '/api/announcements?limit=100',
  '/api/testimonials?limit=100',
  '/api/photo-galleries?limit=100',
  '/api/products?limit=100',
  '/api/pages/building-fund',
  '/api/site',
  '/api/site/home-page',
  '/api/site/ministries-page',
  '/api/site/team',
];
const documents = [
  '/',
  '/about',
  '/events',
  '/sermons',
  '/ministries',
  '/gallery',
  '/store',
  '/contact',
  '/building-fund',
];

describeOnEachDatabase('the archive of the whole site', (database) => {
  let from: TestApp;
  let archive: Buffer;
  let entries: Entries;
  const own = { title: 'Night of “Prayer” — Acholi öö 🙏', location: 'Gulu' };

  const asAdmin = (api: TestApp, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<ApiAnswer> =>
    api.inject({ method, url, headers: api.as('admin'), payload });
  const check = async (api: TestApp, content: Buffer): Promise<ArchiveCheckResponse> => {
    const id = await uploadArchive(api, content);
    const answer = await asAdmin(api, 'POST', `${archiveUrl}/imports/${id}/check`);
    expect(answer.statusCode).toBe(200);
    return answer.json<ArchiveCheckResponse>();
  };
  const contents = async (api: TestApp): Promise<ArchiveContentsResponse> =>
    (await asAdmin(api, 'GET', `${archiveUrl}/contents`)).json<ArchiveContentsResponse>();
  const apply = async (api: TestApp, id: string): Promise<ApiAnswer> =>
    asAdmin(api, 'POST', `${archiveUrl}/imports/${id}/apply`, { siteName: (await contents(api)).siteName });

  beforeAll(async () => {
    from = await startTestApp({ database, seed: true });
    const photo = await sendPhoto(from, await picture(1_200, 800));
    await createEvent(from, { ...own, featuredImage: photo.body.url });
    await createItem(from, 'pages', {
      ...pageRequest(),
      address: 'building-fund',
      title: 'Building Fund',
      place: 'menu',
      isActive: true,
    });
    const identity = (await asAdmin(from, 'GET', '/api/site/identity')).json<IdentityResponse>();
    const { updatedAt: _at, updatedBy: _by, ...sent } = identity;
    await asAdmin(from, 'PUT', '/api/site/identity', { ...sent, phone: '+256 772 999 111' });
    await post(from, '/api/contact', contactRequest({ email: 'secret.sender@example.org' }));
    await post(from, '/api/families', familyRequest({ email: 'secret.family@example.org' }));
    archive = await exportSite(from);
    entries = await unpack(archive);
  });
  afterAll(() => from.close());

  describe('GET /api/site/archive', () => {
    it('has a manifest with count, size and hash of all that is in it', () => {
      const manifest = manifestOf(entries);
      expect(manifest).toMatchObject({ format: 1, product: 'ministry', missing: [] });
      expect(manifest.files.map(({ path }) => path).sort()).toEqual(
        [...entries.keys()].filter((name) => name !== 'manifest.json').sort(),
      );
      expect(resealed(entries).get('manifest.json')?.length).toBe(entries.get('manifest.json')?.length);
    });

    it('tells nothing of a person who has written to the church, and of no account', () => {
      const words = [...entries].filter(([name]) => !name.startsWith('uploads/')).map(([, content]) => String(content));
      for (const secret of ['secret.sender@', 'secret.family@', 'updatedBy', 'consentBy', 'passwordHash'])
        expect([secret, words.some((text) => text.includes(secret))]).toEqual([secret, false]);
    });
  });

  describe('POST /api/site/archive/imports/:upload/apply', () => {
    let to: TestApp;
    beforeAll(async () => {
      to = await startTestApp({ database, seed: true });
    });
    afterAll(() => to.close());

    it('makes a second instance answer and draw byte for byte the same', async () => {
      const id = await uploadArchive(to, archive);
      const applied = await apply(to, id);
      expect([applied.statusCode, applied.body]).toEqual([200, expect.stringContaining('Site imported')]);
      for (const url of reads) {
        const [one, other] = [await from.inject({ url }), await to.inject({ url })];
        expect([url, other.statusCode, other.body]).toEqual([url, one.statusCode, one.body]);
      }
      for (const url of documents) {
        const [one, other] = [await from.inject({ url }), await to.inject({ url })];
        expect([url, other.statusCode, other.body.replaceAll(to.site, '')]).toEqual([
          url,
          one.statusCode,
          one.body.replaceAll(from.site, ''),
        ]);
      }
    });
  });
});
