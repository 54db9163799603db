import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { galleryLimits } from '@ministry/domain';
import { OutcomeUnknown } from '../../src/platform/database/errors.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import type { GalleryResponse, PhotoResponse } from '../../src/publishing/galleries/gallery.dto.ts';
import { Photo } from '../../src/publishing/galleries/photo.entity.ts';
import { PhotosService } from '../../src/publishing/galleries/photos.service.ts';
import { createGallery, galleryRequest } from '../factories/gallery.ts';
import { picture, send } from '../factories/upload.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

interface Refusal {
  code: string;
  fields?: Record<string, string>;
}

describeOnAnyDatabase('photo galleries', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const ask = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Body; total: string | undefined }> => {
    const answer = await api.send({
      method,
      url: `/api${url}`,
      headers: method === 'GET' ? {} : api.as('admin'),
      ...(payload ? { payload } : {}),
    });
    return {
      status: answer.statusCode,
      body: answer.json<Body>(),
      total: answer.headers['x-total-count'] as string | undefined,
    };
  };
  const photoOf = async (gallery: number, caption = 'The choir'): Promise<PhotoResponse> =>
    (
      await send(api, `/photo-galleries/${gallery}/photos/upload`, [
        { field: 'caption', content: caption },
        { field: 'photo', fileName: 'choir.jpg', type: 'image/jpeg', content: await picture(400, 300) },
      ])
    ).body as unknown as PhotoResponse;
  const byAddress = (gallery: number, own: object = {}) =>
    ask<PhotoResponse & Refusal>('POST', `/photo-galleries/${gallery}/photos`, {
      url: 'https://example.org/pictures/eye%20camp.jpg',
      caption: 'In the queue',
      ...own,
    });
  const fileOf = (url: string): string => join(api.config.dataDir, url);
  const audit = async (entity: string, id: number): Promise<{ action: string; actor: string }[]> =>
    (await api.send({ url: `/api/audit-log?entity=${entity}&entityId=${id}`, headers: api.as('admin') })).json();

  describe('GET /api/photo-galleries', () => {
    // API-27, DATA-18, DATA-19
    it('lists the albums with their photos, the latest event first', async () => {
      const older = await createGallery(api, { title: 'Older', eventDate: '2031-01-01' });
      const newer = await createGallery(api, { title: 'Newer', eventDate: '2031-02-01' });
      const first = await photoOf(older.id, 'First');
      const second = (await byAddress(older.id)).body;
      const { body, total } = await ask<GalleryResponse[]>('GET', '/photo-galleries');
      expect(body.slice(0, 2)).toEqual([
        {
          id: newer.id,
          title: 'Newer',
          description: 'Four days in Amuru.',
          eventDate: '2031-02-01',
          photoCount: 0,
          photos: [],
        },
        {
          id: older.id,
          title: 'Older',
          description: 'Four days in Amuru.',
          eventDate: '2031-01-01',
          photoCount: 2,
          photos: [first, second],
        },
      ]);
      expect(Number(total)).toBe(body.length);
      expect(first).toEqual({
        id: expect.any(Number),
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-400x300\.jpg$/),
        caption: 'First',
        filename: first.url.slice(9),
        width: 400,
        height: 300,
        bytes: expect.any(Number),
      });

      const summary = (await ask<GalleryResponse[]>('GET', '/photo-galleries?view=summary&limit=2')).body;
      expect(summary[1]).toMatchObject({ photoCount: 2, photos: [first] });
      expect((await ask<GalleryResponse>('GET', `/photo-galleries/${older.id}`)).body).toEqual(body[1]);
    });

    it('lists the photos of the first albums only, up to 2,000 photos', async () => {
      for (const [at, count] of [500, 500, 500, 500, 2].entries()) {
        const { id } = await createGallery(api, { eventDate: `2032-01-0${9 - at}` });
        const photo = { galleryId: id, url: 'https://example.org/a.jpg', filename: 'a.jpg', createdAt: new Date() };
        const photos = Array.from({ length: count }, (_, place) => ({ ...photo, position: place + 1 }));
        await api.database.repository(Photo).insert(photos);
      }
      const { body } = await ask<GalleryResponse[]>('GET', '/photo-galleries?limit=5');
      expect(body.map(({ photos, photoCount }) => [photos.length, photoCount])).toEqual([
        ...Array<number[]>(4).fill([500, 500]),
        [1, 2],
      ]);
    });

    it('answers each change at once, although answers are cached', async () => {
      const { id } = await createGallery(api);
      const count = async (): Promise<number> =>
        (await ask<GalleryResponse>('GET', `/photo-galleries/${id}`)).body.photoCount;
      expect(await count()).toBe(0);
      const photo = await photoOf(id);
      expect(await count()).toBe(1);
      await ask('DELETE', `/photos/${photo.id}`);
      expect(await count()).toBe(0);
    });

    it('answers 404 for an unknown album', async () => {
      expect(await ask('GET', '/photo-galleries/999999')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });
  });

  describe('POST and PUT /api/photo-galleries', () => {
    // GAL-18, GAL-23, API-55
    it('adds an album; the description is optional', async () => {
      expect(await ask('POST', '/photo-galleries', { title: ' Eye Camp ', eventDate: '2026-05-12' })).toMatchObject({
        status: 201,
        body: {
          title: 'Eye Camp',
          description: '',
          eventDate: '2026-05-12',
          photoCount: 0,
          photos: [],
          version: 1,
          updatedBy: 'admin',
          deletedAt: null,
        },
      });
    });

    // GAL-19, API-56
    it('changes an album, and records who did it', async () => {
      const { id } = await createGallery(api);
      expect(
        await ask('PUT', `/photo-galleries/${id}`, { title: 'Eye Camp in Amuru', eventDate: '2026-05-13' }),
      ).toMatchObject({
        status: 200,
        body: { id, title: 'Eye Camp in Amuru', description: 'Four days in Amuru.', eventDate: '2026-05-13' },
      });
      expect((await audit('gallery', id)).map(({ action, actor }) => [action, actor])).toEqual([
        ['updated', 'admin'],
        ['created', 'admin'],
      ]);
      expect((await ask('PUT', '/photo-galleries/999999', galleryRequest())).status).toBe(404);
    });

    it('answers 409 to the second of two admins, and changes nothing', async () => {
      const { id } = await createGallery(api);
      const both = await Promise.all(
        ['Mine', 'Theirs'].map((title) =>
          ask<GalleryResponse & Refusal>('PUT', `/photo-galleries/${id}`, galleryRequest({ title, version: 1 })),
        ),
      );
      const [saved, refused] = both.toSorted((a, b) => a.status - b.status);
      expect([saved?.status, saved?.body.version]).toEqual([200, 2]);
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT', details: { version: 2, updatedBy: 'admin' } },
      });
      expect((await ask<GalleryResponse>('GET', `/photo-galleries/${id}`)).body.title).toBe(saved?.body.title);
      expect((await ask('PUT', `/photo-galleries/${id}`, galleryRequest())).status).toBe(200);
    });

    // GAL-21, GAL-22
    it.each([
      ['title', undefined],
      ['title', '  '],
      ['title', 'x'.repeat(galleryLimits.title + 1)],
      ['eventDate', undefined],
      ['eventDate', ''],
      ['eventDate', '12/05/2026'],
      ['eventDate', '2026-02-30'],
      ['description', 'x'.repeat(galleryLimits.description + 1)],
      ['photos', []],
    ])('answers 400 for %s %j naming the field', async (field, value) => {
      const { status, body } = await ask<Refusal>('POST', '/photo-galleries', galleryRequest({ [field]: value }));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    });
  });

  describe('POST /api/photo-galleries/:id/photos/upload', () => {
    // GAL-24, GAL-26, API-58
    it('adds a photo; the caption is optional', async () => {
      const { id } = await createGallery(api);
      const { status, body } = await send(api, `/photo-galleries/${id}/photos/upload`, [
        { field: 'photo', fileName: 'a.png', type: 'image/png', content: await picture(20, 10, 'png') },
      ]);
      expect([status, body]).toEqual([
        201,
        {
          id: expect.any(Number),
          url: expect.any(String),
          caption: null,
          filename: expect.any(String),
          width: 20,
          height: 10,
          bytes: expect.any(Number),
        },
      ]);
      expect(existsSync(fileOf(body.url))).toBe(true);
      expect((await photoOf(id, 'ŋat 🙏🏾')).caption).toBe('ŋat 🙏🏾');
    });

    // GAL-27
    it.each([
      ['no file', [{ field: 'caption', content: 'Only words' }], 400, 'photo'],
      ['an empty file', [{ field: 'photo', fileName: 'a.jpg', type: 'image/jpeg', content: '' }], 400, 'photo'],
      [
        'what is no picture',
        [{ field: 'photo', fileName: 'a.jpg', type: 'image/jpeg', content: 'words' }],
        415,
        'photo',
      ],
      ['a field that is not known', [{ field: 'gallery', content: '1' }], 400, 'gallery'],
      [
        'the file in another field',
        [{ field: 'file', fileName: 'a.jpg', type: 'image/jpeg', content: 'x' }],
        400,
        'file',
      ],
    ])('refuses %s naming the field', async (_what, parts, status, field) => {
      const { id } = await createGallery(api);
      const answer = await send(api, `/photo-galleries/${id}/photos/upload`, parts);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
      expect((await ask<GalleryResponse>('GET', `/photo-galleries/${id}`)).body.photoCount).toBe(0);
    });

    it('refuses a caption that is too long, and leaves neither row nor file', async () => {
      const { id } = await createGallery(api);
      const before = await api.database.repository(Upload).count();
      const content = await picture(20, 10);
      const { status, body } = await send(api, `/photo-galleries/${id}/photos/upload`, [
        { field: 'caption', content: 'x'.repeat(galleryLimits.caption + 1) },
        { field: 'photo', fileName: 'a.jpg', type: 'image/jpeg', content },
      ]);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['caption']]);
      expect(
        (
          await send(api, '/photo-galleries/999999/photos/upload', [
            { field: 'photo', fileName: 'a.jpg', type: 'image/jpeg', content },
          ])
        ).status,
      ).toBe(404);
      expect(await api.database.repository(Upload).count()).toBe(before);
    });
  });

  it('keeps the file when the answer to the commit is lost, because the photo may be stored', async () => {
    const { id } = await createGallery(api);
    const photos = api.app.get(PhotosService);
    const add = photos.add.bind(photos);
    jest.spyOn(photos, 'add').mockImplementationOnce(async (photo) => {
      await add(photo);
      throw new OutcomeUnknown();
    });
    const { status, body } = await send(api, `/photo-galleries/${id}/photos/upload`, [
      { field: 'photo', fileName: 'a.jpg', type: 'image/jpeg', content: await picture(20, 10) },
    ]);
    expect([status, body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
    const album = (await ask<GalleryResponse>('GET', `/photo-galleries/${id}`)).body;
    const name = album.photos[0]?.filename;
    expect(await api.database.repository(Upload).findOneByOrFail({ name })).toMatchObject({ removedAt: null });
  });

  it('stores an upload once when it is repeated, one after the other or simultaneously', async () => {
    const { id } = await createGallery(api);
    const content = await picture(20, 10);
    const upload = () =>
      send(api, `/photo-galleries/${id}/photos/upload`, [
        { field: 'uploadKey', content: 'choir-1' },
        { field: 'photo', fileName: 'a.jpg', type: 'image/jpeg', content },
      ]);
    const [first, second] = await Promise.all([upload(), upload()]);
    const third = await upload();
    expect([first.status, second.body, third.body]).toEqual([201, first.body, first.body]);
    const { photos } = (await ask<GalleryResponse>('GET', `/photo-galleries/${id}`)).body;
    expect(photos.map(({ url }) => url)).toEqual([first.body.url]);
    expect(existsSync(fileOf(first.body.url))).toBe(true);
  });

  describe('POST /api/photo-galleries/:id/photos', () => {
    // GAL-25, GAL-26, API-59
    it('adds a photo from another site without fetching it', async () => {
      const { id } = await createGallery(api);
      // Nothing listens at this address: adding the photo would fail or hang if the server fetched it.
      const { status, body } = await byAddress(id, {
        url: 'https://127.0.0.1:9/pictures/eye%20camp.jpg',
        caption: undefined,
      });
      expect([status, body]).toEqual([
        201,
        {
          id: expect.any(Number),
          url: 'https://127.0.0.1:9/pictures/eye%20camp.jpg',
          caption: null,
          filename: 'eye-20camp.jpg',
          width: null,
          height: null,
          bytes: null,
        },
      ]);
    });

    // GAL-28
    it.each([
      ['url', undefined],
      ['url', ''],
      ['url', 'http://example.org/a.jpg'],
      ['url', '/uploads/0123456789abcdef01234567-4x3.jpg'],
      ['url', 'javascript:alert(1)'],
      ['url', 'data:image/png;base64,AAAA'],
      ['url', 'https://'],
      ['url', `https://example.org/${'x'.repeat(galleryLimits.url)}`],
      ['caption', 'x'.repeat(galleryLimits.caption + 1)],
      ['caption', 'two\nlines'],
    ])('answers 400 for %s %j naming the field', async (field, value) => {
      const { id } = await createGallery(api);
      const { status, body } = await byAddress(id, { [field]: value });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    });

    it('adds a photo once when it is sent again with the same Idempotency-Key', async () => {
      const { id } = await createGallery(api);
      const headers = { ...api.as('admin'), 'idempotency-key': 'photo-whose-answer-was-lost' };
      const payload = { url: 'https://example.org/choir.jpg', caption: '' };
      const add = () => api.send({ method: 'POST', url: `/api/photo-galleries/${id}/photos`, headers, payload });
      const [first, again] = [await add(), await add()];
      expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
      const { photos } = (await ask<GalleryResponse>('GET', `/photo-galleries/${id}`)).body;
      expect(photos).toEqual([first.json()]);
    });

    it('refuses a photo beyond the five hundredth', async () => {
      const { id } = await createGallery(api);
      const columns = {
        galleryId: id,
        url: 'https://example.org/a.jpg',
        caption: null,
        filename: 'a.jpg',
        width: null,
        height: null,
        bytes: null,
        createdAt: new Date(),
      };
      await api.database.repository(Photo).insert(Array.from({ length: galleryLimits.photos }, () => ({ ...columns })));
      expect(await byAddress(id)).toMatchObject({ status: 409, body: { code: 'GALLERY_FULL' } });
    });

    it('accepts one of several photos that are added to the last place simultaneously', async () => {
      const { id } = await createGallery(api);
      const columns = {
        galleryId: id,
        url: 'https://example.org/a.jpg',
        caption: null,
        filename: 'a.jpg',
        width: null,
        height: null,
        bytes: null,
        createdAt: new Date(),
      };
      await api.database
        .repository(Photo)
        .insert(Array.from({ length: galleryLimits.photos - 1 }, () => ({ ...columns })));
      const answers = await Promise.all(Array.from({ length: 6 }, () => byAddress(id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    it('answers 404 when the album is removed in the meantime', async () => {
      const { id } = await createGallery(api);
      const [removed, ...added] = await Promise.all([
        ask('DELETE', `/photo-galleries/${id}`),
        ...Array.from({ length: 5 }, () => byAddress(id)),
      ]);
      expect([
        removed?.status,
        added.map(({ status }) => status).filter((status) => status !== 201 && status !== 404),
      ]).toEqual([200, []]);
      expect((await byAddress(id)).status).toBe(404);
    });
  });

  // ADM-25, ADM-26: the specification's client sent no credential, or a fixed one; this server requires the office's credential.
  it.each([
    ['POST', '/photo-galleries'],
    ['PUT', '/photo-galleries/1'],
    ['DELETE', '/photo-galleries/1'],
    ['POST', '/photo-galleries/1/photos'],
    ['POST', '/photo-galleries/1/photos/upload'],
    ['DELETE', '/photos/1'],
    ['PUT', '/photos/1'],
    ['POST', '/photos/bulk'],
    ['PUT', '/photo-galleries/1/order'],
  ] as const)('%s %s needs a credential of the office', async (method, url) => {
    expect((await api.send({ method, url: `/api${url}` })).statusCode).toBe(401);
    expect((await api.send({ method, url: `/api${url}`, headers: api.as('media') })).statusCode).toBe(403);
  });
});
