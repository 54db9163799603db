import { jest } from '@jest/globals';
import { IsNull } from 'typeorm';
import { SeedRun } from '../../src/platform/seed/seed-run.entity.ts';
import type { SiteGivingResponse } from '../../src/platform/site-settings/giving.dto.ts';
import type { IdentityResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { UploadRemoval } from '../../src/platform/uploads/upload-removal.ts';
import type { ArchiveCheckResponse, ArchiveContentsResponse } from '../../src/site/archive/archive.dto.ts';
import { ImportLease } from '../../src/site/archive/import-lease.ts';
import { SiteReplacementService } from '../../src/site/archive/site-replacement.service.ts';
import type { ApiAnswer } from '../api-client.ts';
import {
  type Entries,
  exportSite,
  manifestOf,
  pack,
  resealed,
  unpack,
  uploadArchive,
  withRows,
} from '../factories/archive.ts';
import { createItem, pageRequest } from '../factories/content.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { contactRequest, familyRequest, post } from '../factories/people.ts';
import { begin, finish } from '../factories/resumable.ts';
import { translate } from '../factories/translation.ts';
import { picture } from '../factories/upload.ts';
import { sendPhoto } from '../factories/upload.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const archiveUrl = '/api/site/archive';
const reads = [
  '/api/events?limit=100',
  '/api/events?limit=100&language=sw',
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
  const own = {
    title: 'Night of “Prayer” — Acholi öö 🙏',
    description: 'One line\u2028another',
    location: 'Gulu',
  };

  const asAdmin = (api: TestApp, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<ApiAnswer> =>
    api.send({ method, url, headers: api.as('admin'), payload });
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

  /** What visitors are shown, and how many files there are. */
  const state = async (api: TestApp): Promise<unknown[]> => {
    const answers = await Promise.all(
      reads.map(async (url) => {
        const { statusCode, body } = await api.send({ url });
        return statusCode === 200 ? body : statusCode;
      }),
    );
    const { kinds, siteName } = await contents(api);
    return [
      ...answers,
      kinds,
      siteName,
      (await asAdmin(api, 'GET', '/api/site/identity')).json<IdentityResponse>().phone,
    ];
  };

  /** Compares both sites at an address. Retries, because pages depend on the current minute, which may change between the two requests. */
  const pairOf = async (url: string): Promise<[string, number, number, boolean]> => {
    for (let tries = 1; ; tries += 1) {
      const [one, other] = [await from.send({ url }), await to.send({ url })];
      const isSame = one.body.replaceAll(from.site, '') === other.body.replaceAll(to.site, '');
      if (isSame || tries === 3) return [url, one.statusCode, other.statusCode, isSame];
    }
  };

  beforeAll(async () => {
    from = await startTestApp({ database, seed: true });
    const photo = await sendPhoto(from, await picture(1_200, 800));
    const event = await createEvent(from, { ...own, featuredImage: photo.body.url });
    await translate(from, {
      kind: 'events',
      itemId: event.id,
      field: 'title',
      source: own.title,
      text: 'Usiku wa sala',
    });
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
    it('has a manifest with the count, size and hash of its contents', () => {
      const manifest = manifestOf(entries);
      expect(manifest).toMatchObject({ format: 1, product: 'ministry', missing: [] });
      expect(manifest.files.map(({ path }) => path).sort()).toEqual(
        [...entries.keys()].filter((name) => name !== 'manifest.json').sort(),
      );
      expect(resealed(entries).get('manifest.json')?.length).toBe(entries.get('manifest.json')?.length);
    });

    it('contains nothing about accounts or about people who have written to the church', () => {
      const words = [...entries].filter(([name]) => !name.startsWith('uploads/')).map(([, content]) => String(content));
      for (const secret of ['secret.sender@', 'secret.family@', 'updatedBy', 'consentBy', 'passwordHash'])
        expect([secret, words.some((text) => text.includes(secret))]).toEqual([secret, false]);
    });
  });

  let to: TestApp;
  beforeAll(async () => {
    to = await startTestApp({ database, seed: true });
    await addEveryRole(to);
  });
  afterAll(() => to.close());

  describe('POST /api/site/archive/imports/:upload/check', () => {
    const damaged = (name: string, change: (content: Buffer) => Buffer): Promise<Buffer> =>
      pack(new Map([...entries].map(([each, content]) => [each, each === name ? change(content) : content])));
    const upload = (): string =>
      [...entries.keys()].find((name) => /^uploads\/[0-9a-f]{24}-\d+x\d+\.jpg$/.test(name)) ?? '';
    const events = (change: object): Promise<Buffer> =>
      pack(withRows(entries, 'events', ([first, ...rows]) => [{ ...first, ...change }, ...rows]));
    const settings = (change: object): Promise<Buffer> => {
      const name = 'content/settings.json';
      const changed = { ...JSON.parse(String(entries.get(name))), ...change };
      return pack(resealed(new Map([...entries, [name, Buffer.from(JSON.stringify(changed))]])));
    };
    const refused: [string, () => Promise<Buffer> | Buffer, object][] = [
      ['no ZIP file', () => Buffer.from('no archive at all'), { entry: 'archive' }],
      ['a cut-off file', () => archive.subarray(0, archive.length - 1_000), { entry: 'archive' }],
      ['another format', () => pack(resealed(entries, { format: 2 })), { entry: 'manifest.json', field: 'format' }],
      [
        'another release',
        () => pack(resealed(entries, { schema: 'Older17' })),
        { entry: 'manifest.json', field: 'schema' },
      ],
      [
        'another kind',
        () => pack(resealed(new Map([...entries, ['content/staff.ndjson', Buffer.from('{}\n')]]))),
        { entry: 'manifest.json', problem: 'There is no place for content/staff.ndjson in an archive' },
      ],
      [
        'a file missing',
        () => pack(new Map([...entries].filter(([name]) => name !== upload()))),
        { problem: expect.stringMatching(/^uploads\/.+ is missing from the archive$/) },
      ],
      [
        'another content of a file',
        () => damaged(upload(), (content) => Buffer.from(content).fill(0, 500, 600)),
        { field: 'sha256', entry: expect.stringMatching(/^uploads\//) },
      ],
      [
        'a page under the name of a picture',
        () => pack(resealed(new Map([...entries, [upload(), Buffer.from('<script>alert(1)</script>')]]))),
        { problem: expect.stringMatching(/does not contain what its name says$/) },
      ],
      [
        'an entry that the manifest does not name',
        () => pack(new Map([...entries, ['uploads/extra.js', Buffer.from('x')]])),
        { entry: 'uploads/extra.js', problem: 'uploads/extra.js is not in the manifest' },
      ],
      [
        'a path out of the archive',
        async () => {
          const zip = await pack(new Map([...entries, ['ab/evil.js', Buffer.from('x')]]));
          return Buffer.from(zip.toString('latin1').replaceAll('ab/evil.js', '../evil.js'), 'latin1');
        },
        { entry: 'archive', problem: expect.stringContaining('invalid relative path') },
      ],
      [
        'an unknown column',
        () => events({ isSecret: true }),
        { entry: 'content/events.ndjson', row: 1, field: 'isSecret' },
      ],
      ['a row without its title', () => events({ title: '' }), { row: 1, field: 'title', problem: 'Title is needed' }],
      [
        'an end before the beginning',
        () => events({ endDate: '2001-01-01T00:00:00.000Z' }),
        { row: 1, field: 'endDate' },
      ],
      [
        'a file that it does not have',
        () => events({ featuredImage: `/uploads/${'0'.repeat(24)}.jpg` }),
        { row: 1, field: 'featuredImage' },
      ],
      [
        'a photo of no album',
        () => pack(withRows(entries, 'photos', (rows) => rows.map((row) => ({ ...row, galleryId: 99_999 })))),
        { entry: 'content/photos.ndjson', row: 1, field: 'galleryId' },
      ],
      [
        'settings that the console would refuse',
        () => settings({ exchange: { rate: -1 } }),
        { entry: 'content/settings.json', field: 'exchange.rate' },
      ],
    ];

    it('names entry, row and field of each error, and changes nothing', async () => {
      const before = await state(to);
      for (const [name, content, problem] of refused) {
        const found = await check(to, await content());
        expect([name, found.isImportable, found.problems[0]]).toEqual([name, false, expect.objectContaining(problem)]);
      }
      expect(await state(to)).toEqual(before);
    });

    it('counts present and archived items of each kind', async () => {
      const found = await check(to, archive);
      expect(found).toMatchObject({ isImportable: true, problems: [], reasons: [], missing: 0 });
      const here = (await contents(to)).kinds.find(({ heading }) => heading === 'Events')?.here ?? 0;
      expect(found.kinds).toContainEqual({ heading: 'Events', here, archived: here + 1 });
    });

    it('answers 404 for an unknown archive', async () => {
      expect((await asAdmin(to, 'POST', `${archiveUrl}/imports/${'0'.repeat(24)}/check`)).statusCode).toBe(404);
      expect((await asAdmin(to, 'POST', `${archiveUrl}/imports/previous/check`)).statusCode).toBe(404);
    });

    it('is only for roles that may import: an editor cannot even upload an archive', async () => {
      const begun = await begin(to, { kind: 'archive', length: 10 }, to.as('editor'));
      expect([begun.statusCode, begun.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
    });

    it('does not let an archive be finished as an upload of the media library', async () => {
      const id = await uploadArchive(to, archive);
      expect((await finish(to, `/api/upload/resumable/${id}`)).statusCode).toBe(400);
    });
  });

  describe('POST /api/site/archive/imports/:upload/apply', () => {
    it('must be confirmed with the name of this site', async () => {
      const id = await uploadArchive(to, archive);
      const answer = await asAdmin(to, 'POST', `${archiveUrl}/imports/${id}/apply`, { siteName: 'another' });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, ['siteName']]);
    });

    it('changes nothing while another import is under way', async () => {
      const runs = to.database.repository(SeedRun);
      await runs.insert({ name: 'site-import', ranAt: new Date() });
      const answer = await apply(to, await uploadArchive(to, archive));
      await runs.delete({ name: 'site-import' });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'IMPORT_UNDER_WAY']);
    });

    it('does not end the claim of an import that took over while this one stalled', async () => {
      const [lease, runs] = [to.app.get(ImportLease), to.database.repository(SeedRun)];
      const claim = { name: 'site-import' };
      let end = (): void => undefined;
      const work = new Promise<void>((resolve) => (end = resolve));
      let successor = Promise.resolve();
      await lease.hold(async () => {
        await runs.update(claim, { ranAt: new Date(Date.now() - 180_000) });
        await new Promise<void>((begun) => {
          successor = lease.hold(() => (begun(), work));
        });
      });
      await expect(lease.hold(() => Promise.resolve())).rejects.toMatchObject({ code: 'IMPORT_UNDER_WAY' });
      end();
      await successor;
      expect(await runs.existsBy(claim)).toBe(false);
    });

    it('changes nothing when it fails after storing the files, and can be repeated', async () => {
      const before = await state(to);
      const upload = await uploadArchive(to, archive);
      const broken = jest
        .spyOn(to.app.get(SiteReplacementService), 'replace')
        .mockRejectedValueOnce(new Error('The process was killed'));
      expect((await apply(to, upload)).statusCode).toBe(500);
      broken.mockRestore();
      expect(await state(to)).toEqual(before);
      const unfinished = { readyAt: IsNull() };
      const uploads = to.database.repository(Upload);
      expect(await uploads.countBy(unfinished)).toBeGreaterThan(0);
      // The hourly retention does the same with imports that were not completed.
      await to.app.get(UploadRemoval).removeFiles(new Date(Date.now() + 60_000));
      expect(await uploads.countBy(unfinished)).toBe(0);
      expect((await apply(to, upload)).statusCode).toBe(200);
      expect((await apply(to, 'previous')).statusCode).toBe(200);
      expect(await state(to)).toEqual(before);
    });

    it('makes a second instance answer and render the same bytes; undo restores its earlier state', async () => {
      const before = await state(to);
      const applied = await apply(to, await uploadArchive(to, archive));
      expect([applied.statusCode, applied.body]).toEqual([200, expect.stringContaining('Site imported')]);
      for (const url of [...reads, ...documents]) expect(await pairOf(url)).toEqual([url, 200, 200, true]);

      const events = (await asAdmin(to, 'GET', '/api/events?limit=100')).json<{ id: number; title: string }[]>();
      const event = events.find(({ title }) => title === own.title);
      const [version] = (await asAdmin(to, 'GET', `/api/content/events/${event?.id}/history`)).json<object[]>();
      expect(version).toMatchObject({ action: 'imported', actor: 'admin' });

      const undone = await apply(to, 'previous');
      expect(undone.statusCode).toBe(200);
      expect(await state(to)).toEqual(before);
    });

    it('keeps the ways of giving until a second account has confirmed the change', async () => {
      const ways = [
        {
          kind: 'mobile-money',
          provider: 'MTN',
          accountName: 'Somebody',
          number: '+256 772 123 456',
          branch: '',
          swift: '',
          note: '',
        },
      ];
      const name = 'content/settings.json';
      const settings = { ...JSON.parse(String(entries.get(name))), giving: { giveUrl: null, ways } };
      const changed = resealed(new Map([...entries, [name, Buffer.from(JSON.stringify(settings))]]));
      expect((await apply(to, await uploadArchive(to, await pack(changed)))).statusCode).toBe(200);
      const giving = (await asAdmin(to, 'GET', '/api/site/giving')).json<SiteGivingResponse>();
      expect([giving.ways, giving.proposal?.ways]).toEqual([[], ways]);
      expect((await to.send({ url: '/api/site/ways-of-giving' })).body).not.toContain('772 123 456');
    });

    it('does not remove a testimony that has not been approved', async () => {
      expect(
        (await post(to, '/api/testimonials', { name: 'Lakot Beatrice', testimony: 'We thank God.' })).statusCode,
      ).toBe(201);
      const upload = await uploadArchive(to, archive);
      const reason = '1 testimony has not been approved and would be lost. Approve or delete it first.';
      const checked = await asAdmin(to, 'POST', `${archiveUrl}/imports/${upload}/check`);
      expect(checked.json()).toMatchObject({ isImportable: false, reasons: [reason] });
      expect((await apply(to, upload)).json()).toMatchObject({ statusCode: 409, code: 'SITE_IN_USE' });
      const kept = await asAdmin(to, 'GET', '/api/testimonials?search=Lakot&status=draft');
      expect(kept.json()).toEqual([expect.objectContaining({ name: 'Lakot Beatrice', verified: false })]);
    });

    it('does not remove an event that has registrations', async () => {
      const { id } = await createEvent(to);
      await post(to, `/api/events/${id}/register`, registrationRequest(id));
      const before = await state(to);
      const upload = await uploadArchive(to, archive);
      const answer = await apply(to, upload);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'SITE_IN_USE', message: expect.stringContaining('1 registration') }),
      ]);
      expect(await state(to)).toEqual(before);
    });
  });
});
