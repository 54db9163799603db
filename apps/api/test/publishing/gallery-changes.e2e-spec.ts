import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { galleryLimits } from '@ministry/domain';
import { Retention } from '../../src/platform/retention/retention.ts';
import type {
  DeletedPhotoResponse,
  GalleryResponse,
  PhotoResponse,
} from '../../src/publishing/galleries/gallery.dto.ts';
import { Photo } from '../../src/publishing/galleries/photo.entity.ts';
import { PhotoGallery } from '../../src/publishing/galleries/photo-gallery.entity.ts';
import { PhotosRepository } from '../../src/publishing/galleries/photos.repository.ts';
import { createGallery } from '../factories/gallery.ts';
import { picture, send } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const day = 86_400_000;

describeOnAnyDatabase('changes of albums and photos', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const ask = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Body; total: number }> => {
    const answer = await api.send({
      method,
      url: `/api${url}`,
      headers: api.as('admin'),
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Body>(), total: Number(answer.headers['x-total-count']) };
  };
  const asVisitor = async <Body>(url: string): Promise<{ status: number; body: Body }> => {
    const answer = await api.send({ url: `/api${url}` });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const uploaded = async (gallery: number): Promise<PhotoResponse> =>
    (
      await send(api, `/photo-galleries/${gallery}/photos/upload`, [
        { field: 'photo', fileName: 'choir.jpg', type: 'image/jpeg', content: await picture(40, 30) },
      ])
    ).body as unknown as PhotoResponse;
  const linked = async (gallery: number, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let index = 1; index <= count; index += 1)
      ids.push(
        (
          await ask<PhotoResponse>('POST', `/photo-galleries/${gallery}/photos`, {
            url: `https://example.org/${index}.jpg`,
            caption: `Photo ${index}`,
          })
        ).body.id,
      );
    return ids;
  };
  const shown = async (gallery: number): Promise<number[]> =>
    (await asVisitor<GalleryResponse>(`/photo-galleries/${gallery}`)).body.photos.map(({ id }) => id);
  const fileOf = (url: string): string => join(api.config.dataDir, url);
  const audit = async (entity: string, id: number): Promise<{ action: string; before: object; after: object }[]> =>
    (
      await ask<{ action: string; before: object; after: object }[]>(
        'GET',
        `/audit-log?entity=${entity}&entityId=${id}`,
      )
    ).body;

  it('POST /api/photo-galleries/bulk deletes and restores all albums or none', async () => {
    const ids = [(await createGallery(api)).id, (await createGallery(api)).id];
    const refused = await ask<{ message: string }>('POST', '/photo-galleries/bulk', {
      action: 'delete',
      items: [...ids, 999_999],
    });
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).toContain('999999');
    for (const id of ids) expect((await asVisitor(`/photo-galleries/${id}`)).status).toBe(200);
    expect((await ask('POST', '/photo-galleries/bulk', { action: 'delete', items: ids })).body).toEqual({
      processed: 2,
    });
    for (const id of ids) expect((await asVisitor(`/photo-galleries/${id}`)).status).toBe(404);
    expect((await ask('POST', '/photo-galleries/bulk', { action: 'delete', items: ids })).status).toBe(404);
    expect((await ask('POST', '/photo-galleries/bulk', { action: 'restore', items: ids })).status).toBe(200);
    for (const id of ids) expect((await asVisitor(`/photo-galleries/${id}`)).status).toBe(200);
  });

  it('GET /api/photo-galleries/export.csv answers what matches, in the order of the list', async () => {
    for (const [title, eventDate] of [
      ['Filed first', '2026-01-02'],
      ['Filed second', '2026-03-04'],
    ])
      await ask('POST', '/photo-galleries', { title, eventDate, description: 'In Gulu' });
    const { body } = await api.send({
      url: '/api/photo-galleries/export.csv?search=Filed&sort=eventDate',
      headers: api.as('admin'),
    });
    expect(body).toMatch(
      /^\uFEFFTitle,Event Date,Photos,Description,Updated At\r\nFiled first,2026-01-02,0,In Gulu,.*\r\nFiled second,2026-03-04,0,In Gulu,.*\r\n$/,
    );
  });

  it('GET /api/photo-galleries/export.csv has each album once, also when one is added during the export', async () => {
    const albums = api.database.repository(PhotoGallery);
    const now = new Date();
    const album = (title: string, eventDate: string) => ({
      title,
      description: 'In Gulu',
      eventDate,
      createdAt: now,
      updatedAt: now,
    });
    const titles = Array.from({ length: 260 }, (_, at) => `Shelved${at}`).sort();
    await albums.insert(titles.map((title) => album(title, '2026-01-02')));
    const photos = api.app.get(PhotosRepository);
    const summarise = photos.summarise.bind(photos);
    jest.spyOn(photos, 'summarise').mockImplementationOnce(async (ids) => {
      await albums.insert(album('Shelved during it', '2026-05-06'));
      return summarise(ids);
    });
    const { body } = await api.send({
      url: '/api/photo-galleries/export.csv?search=Shelved&sort=title',
      headers: api.as('admin'),
    });
    expect([...body.matchAll(/^Shelved\w*/gm)].map(([title]) => title).sort()).toEqual(titles);
  });

  describe('PUT /api/photos/:id', () => {
    // GAL-26
    it('changes and removes the caption, and records the old one in the history', async () => {
      const { id } = await createGallery(api);
      const [photo] = await linked(id, 1);
      expect(await ask('PUT', `/photos/${photo}`, { caption: ' The choir ' })).toMatchObject({
        status: 200,
        body: { id: photo, caption: 'The choir' },
      });
      expect((await asVisitor<GalleryResponse>(`/photo-galleries/${id}`)).body.photos[0]?.caption).toBe('The choir');
      expect((await ask<PhotoResponse>('PUT', `/photos/${photo}`, {})).body.caption).toBe('The choir');
      expect((await ask<PhotoResponse>('PUT', `/photos/${photo}`, { caption: '' })).body.caption).toBeNull();
      expect(
        (await audit('photo', Number(photo))).map(({ before, after }) =>
          [before, after].map((state) => state && (state as PhotoResponse).caption),
        ),
      ).toEqual([
        ['The choir', null],
        ['Photo 1', 'The choir'],
        [null, 'Photo 1'],
      ]);
    });

    it('refuses a caption that is too long or for an unknown photo', async () => {
      const [photo] = await linked((await createGallery(api)).id, 1);
      expect(await ask('PUT', `/photos/${photo}`, { caption: 'x'.repeat(galleryLimits.caption + 1) })).toMatchObject({
        status: 400,
        body: { fields: { caption: expect.any(String) } },
      });
      expect((await ask('PUT', '/photos/999999', { caption: 'The choir' })).status).toBe(404);
    });
  });

  describe('PUT /api/photo-galleries/:id/order', () => {
    it('orders the photos; the first is the cover, and photos not in the list follow', async () => {
      const { id } = await createGallery(api);
      const [a, b, c, d] = (await linked(id, 4)) as [number, number, number, number];
      expect(
        (await ask<PhotoResponse[]>('PUT', `/photo-galleries/${id}/order`, { photos: [c, a] })).body.map(
          (photo) => photo.id,
        ),
      ).toEqual([c, a, b, d]);
      expect(await shown(id)).toEqual([c, a, b, d]);
      const { body } = await asVisitor<GalleryResponse[]>('/photo-galleries?view=summary&limit=500');
      expect(body.find((album) => album.id === id)?.photos.map((photo) => photo.id)).toEqual([c]);
      expect((await audit('gallery', id))[0]).toMatchObject({
        action: 'reordered',
        before: { photos: [a, b, c, d] },
        after: { photos: [c, a, b, d] },
      });
      const [e] = await linked(id, 1);
      expect(await shown(id)).toEqual([c, a, b, d, e]);
    });

    it('moves nothing when a photo belongs to another album or is deleted', async () => {
      const [own, other] = [await createGallery(api), await createGallery(api)];
      const [a, b] = await linked(own.id, 2);
      const [foreign] = await linked(other.id, 1);
      expect(await ask('PUT', `/photo-galleries/${own.id}/order`, { photos: [b, foreign, a] })).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining(String(foreign)) },
      });
      expect(await shown(own.id)).toEqual([a, b]);
      expect((await ask('PUT', '/photo-galleries/999999/order', { photos: [a] })).status).toBe(404);
      expect((await ask('PUT', `/photo-galleries/${own.id}/order`, { photos: [] })).status).toBe(400);
    });
  });

  describe('DELETE /api/photos/:id and POST /:id/restore', () => {
    // API-60
    it('removes a photo from the site at once, leaves its files, and restores it to its place', async () => {
      const { id } = await createGallery(api);
      const [before, after] = [await linked(id, 1), [await uploaded(id)]];
      const last = await linked(id, 1);
      const photo = after[0] as PhotoResponse;
      expect((await ask('DELETE', `/photos/${photo.id}`)).status).toBe(200);
      expect(await shown(id)).toEqual([...before, ...last]);
      expect(existsSync(fileOf(photo.url))).toBe(true);
      expect((await ask<DeletedPhotoResponse[]>('GET', `/photo-galleries/${id}/deleted-photos`)).body).toEqual([
        { ...photo, deletedAt: expect.any(String) },
      ]);
      await ask('PUT', `/photo-galleries/${id}/order`, { photos: [...last, ...before] });
      expect((await ask<PhotoResponse>('POST', `/photos/${photo.id}/restore`)).body).toEqual(photo);
      expect(await shown(id)).toEqual([...last, photo.id, ...before]);
      expect((await audit('photo', photo.id)).map(({ action }) => action)).toEqual(['restored', 'deleted', 'added']);
    });

    it('refuses to delete it twice, to change it or to order it; only restoring is possible', async () => {
      const { id } = await createGallery(api);
      const [photo, other] = await linked(id, 2);
      await ask('DELETE', `/photos/${photo}`);
      const answers = [
        await ask('DELETE', `/photos/${photo}`),
        await ask('PUT', `/photos/${photo}`, { caption: 'x' }),
        await ask('PUT', `/photo-galleries/${id}/order`, { photos: [photo, other] }),
        await ask('POST', `/photos/${other}/restore`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    });

    it('refuses to restore it into an album that is full by now', async () => {
      const { id } = await createGallery(api);
      const [photo] = await linked(id, 1);
      await ask('DELETE', `/photos/${photo}`);
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
      expect(await ask('POST', `/photos/${photo}/restore`)).toMatchObject({
        status: 409,
        body: { code: 'GALLERY_FULL' },
      });
      expect((await shown(id)).length).toBe(galleryLimits.photos);
    });
  });

  describe('POST /api/photos/bulk', () => {
    it('deletes and restores several photos, all or none', async () => {
      const { id } = await createGallery(api);
      const [a, b, c] = (await linked(id, 3)) as [number, number, number];
      expect((await ask('POST', '/photos/bulk', { action: 'delete', items: [a, 999_999] })).status).toBe(404);
      expect(await shown(id)).toEqual([a, b, c]);
      expect(await ask('POST', '/photos/bulk', { action: 'delete', items: [a, c] })).toMatchObject({
        status: 200,
        body: { processed: 2 },
      });
      expect(await shown(id)).toEqual([b]);
      expect((await ask('POST', '/photos/bulk', { action: 'restore', items: [a, c] })).body).toEqual({ processed: 2 });
      expect(await shown(id)).toEqual([a, b, c]);
    });

    it('removes deleted photos for good, with their files, and nothing else', async () => {
      const { id } = await createGallery(api);
      const photo = await uploaded(id);
      expect((await ask('POST', '/photos/bulk', { action: 'purge', items: [photo.id] })).status).toBe(404);
      await ask('DELETE', `/photos/${photo.id}`);
      expect((await ask('POST', '/photos/bulk', { action: 'purge', items: [photo.id] })).body).toEqual({
        processed: 1,
      });
      await until(
        () => [photo.url, photo.url.replace('.jpg', '.320.jpg')].filter((url) => existsSync(fileOf(url))),
        (left) => left.length === 0,
      );
      expect((await api.send({ url: photo.url })).statusCode).toBe(404);
      expect((await ask<DeletedPhotoResponse[]>('GET', `/photo-galleries/${id}/deleted-photos`)).body).toEqual([]);
      expect((await audit('photo', photo.id)).map(({ action }) => action)).toEqual([
        'removed for good',
        'deleted',
        'added',
      ]);
    });

    it.each([
      { action: 'publish', items: [1] },
      { action: 'delete', items: [] },
      { action: 'delete', items: ['1'] },
      { items: [1] },
    ])('answers 400 for %j', async (payload) => {
      expect((await ask('POST', '/photos/bulk', payload)).status).toBe(400);
    });
  });

  describe('DELETE /api/photo-galleries/:id and POST /:id/restore', () => {
    // GAL-20, API-57
    it('removes an album from the site at once, and restores it with its photos', async () => {
      const { id } = await createGallery(api, { title: 'Lira Crusade' });
      const photos = [...(await linked(id, 1)), (await uploaded(id)).id];
      expect(await ask('DELETE', `/photo-galleries/${id}`)).toMatchObject({
        status: 200,
        body: { photoCount: 2, deletedAt: expect.any(String) },
      });
      expect((await asVisitor(`/photo-galleries/${id}`)).status).toBe(404);
      expect(
        (await asVisitor<GalleryResponse[]>('/photo-galleries?limit=500')).body.some((album) => album.id === id),
      ).toBe(false);
      const trash = await ask<GalleryResponse[]>('GET', '/photo-galleries?status=deleted&sort=-deletedAt');
      expect(trash.body[0]).toMatchObject({ id, photoCount: 2, deletedAt: expect.any(String) });
      expect(trash.total).toBe(trash.body.length);
      const changes = [
        await ask('DELETE', `/photo-galleries/${id}`),
        await ask('PUT', `/photo-galleries/${id}`, { title: 'x', eventDate: '2026-01-01' }),
        await ask('PUT', `/photos/${photos[0]}`, { caption: 'x' }),
        await ask('DELETE', `/photos/${photos[0]}`),
      ];
      expect(changes.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await ask<GalleryResponse>('POST', `/photo-galleries/${id}/restore`)).body).toMatchObject({
        deletedAt: null,
        photoCount: 2,
      });
      expect(await shown(id)).toEqual(photos);
      expect((await audit('gallery', id)).map(({ action }) => action)).toEqual(['restored', 'deleted', 'created']);
    });

    it('removes it for good after thirty days, with its photos and their files; deleted photos likewise', async () => {
      const retention = api.app.get(Retention);
      const [old, saved] = [await createGallery(api), await createGallery(api)];
      const [oldPhoto, otherPhoto, deletedPhoto] = [
        await uploaded(old.id),
        await uploaded(saved.id),
        await uploaded(saved.id),
      ];
      await ask('DELETE', `/photo-galleries/${old.id}`);
      await ask('DELETE', `/photos/${deletedPhoto.id}`);
      const deletedAt =
        (await api.database.repository(PhotoGallery).findOneByOrFail({ id: old.id })).deletedAt?.getTime() ?? 0;
      await retention.applyTo('Deleted albums and photos', new Date(deletedAt + 30 * day - 1_000));
      expect([existsSync(fileOf(oldPhoto.url)), (await ask('GET', `/photo-galleries/${old.id}`)).status]).toEqual([
        true,
        200,
      ]);

      expect(
        await retention.applyTo('Deleted albums and photos', new Date(deletedAt + 30 * day + 60_000)),
      ).toBeGreaterThanOrEqual(2);
      await until(
        () => [oldPhoto.url, deletedPhoto.url].filter((url) => existsSync(fileOf(url))),
        (left) => left.length === 0,
      );
      expect((await ask('GET', `/photo-galleries/${old.id}`)).status).toBe(404);
      expect(await api.database.repository(Photo).countBy({ galleryId: old.id })).toBe(0);
      expect([existsSync(fileOf(otherPhoto.url)), await shown(saved.id)]).toEqual([true, [otherPhoto.id]]);
    });
  });

  describe('GET /api/photo-galleries for the office', () => {
    it('searches albums, sorts them as requested, and finds those without photos', async () => {
      const [full, bare] = [
        await createGallery(api, { title: 'Karamoja alpha', eventDate: '2031-01-01' }),
        await createGallery(api, { title: 'Karamoja beta', description: '100% outdoors', eventDate: '2030-01-01' }),
      ];
      await linked(full.id, 1);
      const titles = async (query: string): Promise<string[]> =>
        (await ask<GalleryResponse[]>('GET', `/photo-galleries?view=summary&${query}`)).body.map(({ title }) => title);
      expect(await titles('search=karamoja')).toEqual(['Karamoja alpha', 'Karamoja beta']);
      expect(await titles('search=karamoja&sort=eventDate')).toEqual(['Karamoja beta', 'Karamoja alpha']);
      expect(await titles('search=karamoja&sort=-title')).toEqual(['Karamoja beta', 'Karamoja alpha']);
      expect(await titles('search=100%25')).toEqual(['Karamoja beta']);
      expect(await titles('search=karamoja&status=empty')).toEqual(['Karamoja beta']);
      await ask('POST', '/photos/bulk', { action: 'delete', items: await shown(full.id) });
      expect(await titles('search=karamoja&status=empty')).toEqual(['Karamoja alpha', 'Karamoja beta']);
      expect(bare.version).toBe(1);
    });

    it('shows visitors no versions, no names and nothing that is deleted', async () => {
      const { id } = await createGallery(api);
      expect(Object.keys((await asVisitor<object>(`/photo-galleries/${id}`)).body).toSorted()).toEqual([
        'description',
        'eventDate',
        'id',
        'photoCount',
        'photos',
        'title',
      ]);
      expect((await asVisitor('/photo-galleries?status=deleted')).status).toBe(401);
      expect((await api.send({ url: '/api/photo-galleries?status=empty', headers: api.as('media') })).statusCode).toBe(
        403,
      );
    });
  });
});

describeOnEachServer('photos that are added to one album at the same moment', (database) => {
  it('get a place each', async () => {
    const api = await startTestApp({ database });
    const { id } = await createGallery(api);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        untilServed(() =>
          api.send({
            method: 'POST',
            url: `/api/photo-galleries/${id}/photos`,
            headers: api.as('admin'),
            payload: { url: `https://example.org/${at}.jpg` },
          }),
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    const photos = await api.database.repository(Photo).findBy({ galleryId: id });
    expect(photos.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await api.close();
  });
});
