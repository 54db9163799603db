import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { IsNull } from 'typeorm';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { UploadReferences } from '../../src/platform/uploads/upload-references.ts';
import { UploadUsage } from '../../src/platform/uploads/upload-usage.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import { sermonRequest } from '../factories/content.ts';
import { eventRequest } from '../factories/event.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import {
  addEveryRole,
  describeOnAnyDatabase,
  describeOnEachDatabase,
  startTestApp,
  type TestApp,
} from '../test-app.ts';

interface Media {
  id: number;
  url: string;
  kind: string;
  fileName: string | null;
  altText: string | null;
  isUsed: boolean;
  createdBy: string;
  places: { kind: string; id: number | null; title: string | null }[];
}

describeOnAnyDatabase('the media library', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());

  const call = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    as = 'admin',
  ) => {
    const answer = await api.send({
      method,
      url: `/api${path}`,
      headers: api.as(as as 'admin'),
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Body>(), total: answer.headers['x-total-count'] };
  };
  const list = async (query = '') => (await call<Media[]>('GET', `/uploads?limit=500${query}`)).body;
  const find = async (url: string): Promise<Media> => {
    const found = (await list()).find((media) => media.url === url);
    if (!found) throw new Error(`${url} is not in the library`);
    return found;
  };
  const details = async (url: string) => (await call<Media>('GET', `/uploads/${(await find(url)).id}`)).body;
  const upload = async (fileName = 'choir.jpg', size = 40): Promise<string> =>
    (await sendPhoto(api, await picture(size, 30), { fileName })).body.url;
  const statusOf = async (url: string): Promise<number> => (await api.send({ url })).statusCode;
  /** Files are deleted shortly after their rows. */
  const statusesUntil = (urls: string[], expected: number) =>
    until(
      () => Promise.all(urls.map(statusOf)),
      (statuses) => statuses.includes(expected),
    );
  const led = (url: string) =>
    until(
      () => api.send({ url }),
      ({ statusCode }) => statusCode !== 200,
    );
  const addSermon = async (more: object) =>
    (await call<{ id: number; featuredImage: string }>('POST', '/sermons', sermonRequest(more))).body;
  const remove = (items: number[], as = 'admin') =>
    call<Record<'removed' | 'used' | 'recent', number[]>>('POST', '/uploads/delete', { items }, as);

  const replace = async (old: string, next: string) =>
    call<Media & { fields: object }>('POST', `/uploads/${(await find(old)).id}/replace`, {
      by: (await find(next)).id,
    });

  describe('GET /api/uploads', () => {
    it('lists what was uploaded, the latest first, with its name on the device and who sent it', async () => {
      const url = await upload('the choir.jpg');
      const sound = await send(api, '/upload/audio', [
        { field: 'audio', fileName: 'sunday.mp3', type: 'audio/mpeg', content: recording('first-light.mp3') },
      ]);
      const [latest, before] = await list();
      expect(latest).toMatchObject({ url: sound.body.url, kind: 'audio', fileName: 'sunday.mp3', isUsed: false });
      expect(before).toMatchObject({
        url,
        kind: 'image',
        fileName: 'the choir.jpg',
        createdBy: 'admin',
        altText: null,
      });
      expect((await list('&kind=audio')).map(({ kind }) => kind)).toEqual(['audio']);
      expect((await list('&search=the%20choir')).map((media) => media.url)).toEqual([url]);
    });

    it('filters by used and unused, and counts both', async () => {
      const [used, unused] = [await upload(), await upload()];
      await addSermon({ featuredImage: used });
      const urls = async (usage: string) => (await list(`&usage=${usage}`)).map(({ url }) => url);
      expect(await urls('used')).toContain(used);
      expect(await urls('used')).not.toContain(unused);
      expect(await urls('unused')).toContain(unused);
      expect(await urls('unused')).not.toContain(used);
      const { total } = await call('GET', '/uploads?usage=unused&limit=1');
      expect(Number(total)).toBe((await urls('unused')).length);
    });

    it('removes folders from the name of a file', async () => {
      expect((await details(await upload('C:\\Photos\\ewe.jpg'))).fileName).toBe('ewe.jpg');
    });
  });

  describe('GET /api/uploads/:id', () => {
    it('lists where the file is used: in fields, in texts and in deleted items', async () => {
      const url = await upload();
      const sermon = await addSermon({ title: 'Light', featuredImage: url });
      const event = (
        await call<{ id: number }>('POST', '/events', eventRequest({ title: 'Choir', description: `![all](${url})` }))
      ).body;
      await call('DELETE', `/events/${event.id}`);
      const { places, isUsed } = await details(url);
      expect(isUsed).toBe(true);
      expect(places).toEqual(
        expect.arrayContaining([
          { kind: 'sermons', id: sermon.id, title: 'Light' },
          { kind: 'events', id: event.id, title: 'Choir' },
        ]),
      );
    });

    it('says that only an earlier version uses the file', async () => {
      const url = await upload();
      const sermon = await addSermon({ featuredImage: url });
      await call('PUT', `/sermons/${sermon.id}`, sermonRequest({ featuredImage: null }));
      expect((await details(url)).places).toEqual([{ kind: 'history', id: null, title: null }]);
    });

    it('does not reveal titles that the account may not read', async () => {
      const url = await upload();
      await addSermon({ title: 'Not for the treasurer', featuredImage: url });
      const { id } = await find(url);
      const answer = await call<Media>('GET', `/uploads/${id}`, undefined, 'treasurer');
      expect(JSON.stringify(answer.body)).not.toContain('Not for the treasurer');
      expect(answer.body.places).toContainEqual({ kind: 'other', id: null, title: null });
    });

    it('answers 404 for an unknown upload', async () =>
      expect((await call('GET', '/uploads/999999')).status).toBe(404));
  });

  describe('PUT /api/uploads/:id', () => {
    it('stores the alternative text with the upload, and removes it when it is empty', async () => {
      const url = await upload();
      const { id } = await find(url);
      expect((await call<Media>('PUT', `/uploads/${id}`, { altText: 'The choir sings' })).body.altText).toBe(
        'The choir sings',
      );
      expect((await list('&search=choir%20sings')).map((media) => media.url)).toEqual([url]);
      expect((await call<Media>('PUT', `/uploads/${id}`, { altText: '' })).body).toMatchObject({
        altText: null,
        fileName: 'choir.jpg',
      });
    });

    it('names the field that is too long', async () => {
      const { id } = await find(await upload());
      const { status, body } = await call<{ fields: object }>('PUT', `/uploads/${id}`, { altText: 'a'.repeat(301) });
      expect([status, body.fields]).toEqual([400, { altText: 'Alt text may have at most 300 characters' }]);
    });
  });

  describe('POST /api/uploads/delete', () => {
    it('removes unused uploads with their files, and never a used one', async () => {
      const [used, unused, early] = [await upload(), await upload(), await upload()];
      await addSermon({ featuredImage: used });
      const sermon = await addSermon({ featuredImage: early });
      await call('PUT', `/sermons/${sermon.id}`, sermonRequest({ featuredImage: null }));
      const ids = await Promise.all([used, unused, early].map(async (url) => (await find(url)).id));
      const { body } = await remove(ids);
      expect(body).toEqual({ removed: [ids[1]], used: [ids[0], ids[2]], recent: [] });
      expect(await statusesUntil([used, unused, early], 404)).toEqual([200, 404, 200]);
      expect((await list()).map(({ url }) => url)).not.toContain(unused);
    });

    it('checks again, and keeps an upload that was shown as unused but is used now', async () => {
      const url = await upload();
      const { id } = await find(url);
      await api.app.get(UploadUsage).stems();
      await addSermon({ featuredImage: url });
      expect((await remove([id])).body).toMatchObject({ removed: [], used: [id] });
    });

    it('keeps recent uploads of somebody else, whose text may not be saved yet', async () => {
      const url = await upload();
      const { id } = await find(url);
      expect((await remove([id], 'editor')).body).toEqual({ removed: [], used: [], recent: [id] });
      await api.database.repository(Upload).update({ id }, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
      expect((await remove([id], 'editor')).body.removed).toEqual([id]);
    });

    it('is in the audit log', async () => {
      const { id } = await find(await upload('ewe.jpg'));
      await remove([id]);
      const { body } = await call<{ summary: string }[]>('GET', `/audit-log?entity=upload&entityId=${id}`);
      expect(body[0]?.summary).toBe('Removed image that nothing uses: ewe.jpg');
    });
  });

  describe('POST /api/uploads/:id/replace', () => {
    it('puts the new file into all content, and redirects the old address to it', async () => {
      const [old, next] = [await upload('old.jpg', 700), await upload('new.jpg', 400)];
      const sermon = await addSermon({ featuredImage: old });
      const event = (
        await call<{ id: number }>(
          'POST',
          '/events',
          eventRequest({ description: `Look: ![all](${old}) and again ${old}`, eventPhotos: [old] }),
        )
      ).body;
      const { status, body } = await replace(old, next);
      expect([status, body.url, body.isUsed]).toEqual([200, next, true]);
      expect((await call<{ featuredImage: string }>('GET', `/sermons/${sermon.id}`)).body.featuredImage).toBe(next);
      expect((await call<object>('GET', `/events/${event.id}`)).body).toMatchObject({
        eventPhotos: [next],
        description: `Look: ![all](${next}) and again ${next}`,
      });
      const answer = await led(old);
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
        302,
        next,
        'no-cache',
      ]);
      const copy = await led(old.replace('.jpg', '.320.jpg'));
      expect(copy.headers.location).toBe(next.replace('.jpg', '.320.jpg'));
      // The new picture is too small to have this copy.
      const large = await led(old.replace('.jpg', '.960.avif'));
      expect(large.headers.location).toBe(next);
      expect((await list()).map(({ url }) => url)).not.toContain(old);
    });

    it('redirects across several replacements; content with an old address uses the newest file', async () => {
      const [first, second, third] = [await upload(), await upload(), await upload()];
      await replace(first, second);
      await replace(second, third);
      expect((await led(first)).headers.location).toBe(third);
      // A draft on a device may still name the first address.
      await addSermon({ featuredImage: first });
      const { id } = await find(third);
      expect((await remove([id])).body.used).toEqual([id]);
    });

    it('shows visitors the new file at once', async () => {
      const [old, next] = [await upload(), await upload()];
      const sermon = await addSermon({ featuredImage: old, isActive: true });
      const visitor = async () => (await api.send({ url: `/api/sermons/${sermon.id}` })).json<object>();
      expect(await visitor()).toMatchObject({ featuredImage: old });
      await replace(old, next);
      expect(await visitor()).toMatchObject({ featuredImage: next });
    });

    it('updates size and bytes of album photos', async () => {
      const album = (
        await call<{ id: number }>('POST', '/photo-galleries', { title: 'Easter', eventDate: '2026-04-05' })
      ).body;
      const photo = await send(api, `/photo-galleries/${album.id}/photos/upload`, [
        { field: 'photo', fileName: 'eye.jpg', type: 'image/jpeg', content: await picture(60, 40) },
      ]);
      const next = await upload('larger.jpg', 90);
      await replace(photo.body.url, next);
      const shown = (await call<{ photos: object[] }>('GET', `/photo-galleries/${album.id}`)).body.photos;
      expect(shown).toMatchObject([{ url: next, width: 90, height: 30 }]);
      expect((await details(next)).places).toContainEqual({ kind: 'photos', id: album.id, title: null });
    });

    it('keeps the alternative text, and refuses another kind of file', async () => {
      const [old, next] = [await upload(), await upload()];
      await call('PUT', `/uploads/${(await find(old)).id}`, { altText: 'The choir' });
      expect((await replace(old, next)).body.altText).toBe('The choir');
      const sound = await send(api, '/upload/audio', [
        { field: 'audio', fileName: 'sunday.mp3', type: 'audio/mpeg', content: recording('first-light.mp3') },
      ]);
      const refused = await replace(next, sound.body.url);
      expect([refused.status, refused.body.fields]).toEqual([400, { by: 'By must be another image of the library' }]);
    });
  });

  const setFocus = async (url: string, focus: object, as = 'admin') =>
    call<Media & { fields?: object }>('PUT', `/uploads/${(await find(url)).id}/focus`, focus, as);

  describe('PUT /api/uploads/:id/focus', () => {
    it('adds the focal point to the address for visitors, in fields but not in texts', async () => {
      const url = await upload();
      const fields = { featuredImage: url, description: `See ${url} or ${url}?download=choir` };
      const { id } = await addSermon({ ...fields, isActive: true });
      const visitor = async () => (await api.send({ url: `/api/sermons/${id}` })).json<object>();
      expect(await visitor()).toMatchObject(fields);
      const set = await setFocus(url, { focusX: 30, focusY: 0 });
      expect(set.body).toMatchObject({ url: `${url}#f30-0`, focusX: 30, focusY: 0, isUsed: true });
      expect(await visitor()).toMatchObject({ ...fields, featuredImage: `${url}#f30-0` });
      await setFocus(`${url}#f30-0`, { focusX: 80, focusY: 100 });
      expect(await visitor()).toMatchObject({ featuredImage: `${url}#f80-100` });
      // The centre is the default and is not written into the address.
      await setFocus(`${url}#f80-100`, { focusX: 50, focusY: 50 });
      expect(await visitor()).toMatchObject({ featuredImage: url });
      expect(await find(url)).toMatchObject({ focusX: null, focusY: null });
    });

    it('keeps the size of an album photo, and still removes its file with the photo', async () => {
      const album = (
        await call<{ id: number }>('POST', '/photo-galleries', { title: 'Palms', eventDate: '2026-03-29' })
      ).body;
      const { body: photo } = await send(api, `/photo-galleries/${album.id}/photos/upload`, [
        { field: 'photo', fileName: 'palm.jpg', type: 'image/jpeg', content: await picture(60, 40) },
      ]);
      const url = `${photo.url}#f10-20`;
      await setFocus(photo.url, { focusX: 10, focusY: 20 });
      const shown = (await call<{ photos: object[] }>('GET', `/photo-galleries/${album.id}`)).body.photos;
      expect(shown).toMatchObject([{ url, width: 60, height: 40 }]);
      const items = [(photo as unknown as { id: number }).id];
      await call('POST', '/photos/bulk', { action: 'delete', items });
      await call('POST', '/photos/bulk', { action: 'purge', items });
      expect(await statusesUntil([photo.url], 404)).toEqual([404]);
    });

    it('is not kept when a picture is replaced, as the new picture has its own', async () => {
      const [old, next] = [await upload(), await upload()];
      await setFocus(old, { focusX: 1, focusY: 2 });
      await setFocus(next, { focusX: 3, focusY: 4 });
      const sermon = await addSermon({ featuredImage: `${old}#f1-2` });
      expect((await replace(`${old}#f1-2`, `${next}#f3-4`)).status).toBe(200);
      expect((await call('GET', `/sermons/${sermon.id}`)).body).toMatchObject({ featuredImage: `${next}#f3-4` });
    });

    it('refuses numbers out of range, a single coordinate and files that are not pictures', async () => {
      const url = await upload();
      expect((await setFocus(url, { focusX: 101, focusY: 0 })).body.fields).toEqual({
        focusX: 'Focus x must be a whole number from 0 to 100',
      });
      expect((await setFocus(url, { focusX: 30 })).body.fields).toEqual({
        focusY: 'Set both coordinates of the focal point',
      });
      const sound = await send(api, '/upload/audio', [
        { field: 'audio', fileName: 'sunday.mp3', type: 'audio/mpeg', content: recording('first-light.mp3') },
      ]);
      const refused = await setFocus(sound.body.url, { focusX: 30, focusY: 20 });
      expect([refused.status, refused.body.fields]).toEqual([400, { id: 'Id must be the id of a picture' }]);
      expect((await call('PUT', '/uploads/999999/focus', { focusX: 30, focusY: 20 })).status).toBe(404);
    });
  });

  describe('POST /api/uploads/:id/crop', () => {
    const crop = async (url: string, frame: object) =>
      call<Media & { width: number; height: number; fields?: object }>(
        'POST',
        `/uploads/${(await find(url)).id}/crop`,
        frame,
      );
    /** A red picture whose right half is blue. */
    const halves = async (): Promise<string> => {
      const half = { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } } as const;
      const content = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
        .composite([{ input: half, left: 200, top: 0 }])
        .jpeg()
        .toBuffer();
      return (await sendPhoto(api, content, { fileName: 'halves.jpg' })).body.url;
    };
    const colourOf = async (url: string) => {
      const { dominant } = await sharp((await api.send({ url: url.replace(/#.*/, '') })).rawPayload).stats();
      return dominant.b > dominant.r ? 'blue' : 'red';
    };

    it('puts the cropped part in place of the whole picture, with name, alternative text and focal point', async () => {
      const old = await halves();
      await call('PUT', `/uploads/${(await find(old)).id}`, { altText: 'Two halves' });
      await setFocus(old, { focusX: 75, focusY: 50 });
      const sermon = await addSermon({ featuredImage: `${old}#f75-50` });
      const { status, body } = await crop(`${old}#f75-50`, { left: 240, top: 0, width: 120, height: 100 });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...{ width: 120, height: 100, fileName: 'halves.jpg', altText: 'Two halves', focusX: 50, focusY: 100 },
        url: expect.stringMatching(/-120x100\.jpg#f50-100$/) as string,
      });
      expect(await colourOf(body.url)).toBe('blue');
      expect((await call('GET', `/sermons/${sermon.id}`)).body).toMatchObject({ featuredImage: body.url });
      expect((await led(old)).headers.location).toBe(body.url.replace(/#.*/, ''));
    });

    it('rotates the picture before cropping', async () => {
      // After a quarter turn clockwise the left half is on top.
      const frame = { left: 0, top: 0, width: 200, height: 200, quarterTurns: 1 };
      expect(await colourOf((await crop(await halves(), frame)).body.url)).toBe('red');
      expect(await colourOf((await crop(await halves(), { ...frame, quarterTurns: 3 })).body.url)).toBe('blue');
    });

    describe('and the whole picture', () => {
      type Cropped = Media & { hasOriginal: boolean; width: number };
      const left = { left: 0, top: 0, width: 200, height: 200 };
      const restore = (id: number) => call<Cropped>('POST', `/uploads/${id}/restore-original`);
      const cropped = async (url: string, frame: object = left) => (await crop(url, frame)).body as unknown as Cropped;

      it('can be restored everywhere, with the alternative text that the part has now', async () => {
        const old = await halves();
        const sermon = await addSermon({ featuredImage: old });
        const part = await cropped(old);
        expect(part.hasOriginal).toBe(true);
        await call('PUT', `/uploads/${part.id}`, { altText: 'Red' });
        const { status, body } = await restore(part.id);
        expect(status).toBe(200);
        expect(body).toMatchObject({ width: 400, altText: 'Red', fileName: 'halves.jpg', hasOriginal: false });
        expect((await call('GET', `/sermons/${sermon.id}`)).body).toMatchObject({ featuredImage: body.url });
        expect((await led(old)).headers.location).toBe(body.url);
        expect((await led(part.url)).headers.location).toBe(body.url);
      });

      it('is the first picture when a part was cropped again', async () => {
        const part = await cropped(await halves());
        const smaller = await cropped(part.url, { ...left, width: 100, height: 100 });
        expect((await restore(smaller.id)).body.width).toBe(400);
      });

      it('is neither served at its old address nor listed', async () => {
        const before = (await list()).length;
        const old = await halves();
        const part = await cropped(old);
        expect((await led(old)).headers.location).toBe(part.url);
        expect(await list()).toHaveLength(before + 1);
      });

      it('is removed when the part is replaced or removed', async () => {
        const uploads = api.database.repository(Upload);
        for (const end of [
          async ({ url }: Cropped) => replace(url, await upload()),
          ({ id }: Cropped) => remove([id]),
        ]) {
          const part = await cropped(await halves());
          const { originalId } = await uploads.findOneByOrFail({ id: part.id });
          await end(part);
          expect((await restore(part.id)).status).toBe(404);
          const gone = await until(
            () => uploads.countBy({ id: originalId ?? 0 }),
            (count) => count === 0,
          );
          expect(gone).toBe(0);
        }
      });

      it('cannot be restored when nothing was cropped', async () => {
        expect((await restore((await find(await halves())).id)).status).toBe(404);
      });
    });

    it.each([
      ['leaves the picture', { left: 300, top: 0, width: 101, height: 100 }, 'width'],
      ['leaves the turned picture', { left: 250, top: 0, width: 100, height: 100, quarterTurns: 1 }, 'left'],
      ['is less than 100 pixels high', { left: 0, top: 0, width: 100, height: 99 }, 'height'],
      ['has no upper edge', { left: 0, width: 100, height: 100 }, 'top'],
    ])('refuses a frame that %s, and names the field', async (_case, frame, field) => {
      const refused = await crop(await halves(), frame);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    });
  });

  it('a photo that is removed permanently leaves its file when other content uses it', async () => {
    const album = (await call<{ id: number }>('POST', '/photo-galleries', { title: 'Easter', eventDate: '2026-04-05' }))
      .body;
    const addPhoto = async () =>
      (
        await send(api, `/photo-galleries/${album.id}/photos/upload`, [
          { field: 'photo', fileName: 'eye.jpg', type: 'image/jpeg', content: await picture(60, 40) },
        ])
      ).body as unknown as { id: number; url: string };
    const [shared, alone] = [await addPhoto(), await addPhoto()];
    await addSermon({ featuredImage: shared.url });
    const items = [shared.id, alone.id];
    await call('POST', '/photos/bulk', { action: 'delete', items });
    expect((await call('POST', '/photos/bulk', { action: 'purge', items })).status).toBe(200);
    expect(await statusesUntil([shared.url, alone.url], 404)).toEqual([200, 404]);
  });
});

describeOnEachDatabase('a picture that is replaced', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  const uploads = () => api.database.repository(Upload);
  const upload = async (): Promise<Upload> => {
    const { url } = (await sendPhoto(api, await picture(400, 200))).body;
    return uploads().findOneByOrFail({ name: url.replace('/uploads/', '') });
  };
  const addressOf = ({ name }: Upload): string => `/uploads/${name}`;
  const post = (url: string, payload: object) =>
    api.send({ method: 'POST', url: `/api${url}`, headers: api.as('admin'), payload });
  const replace = ({ id }: Upload, by: Upload) => post(`/uploads/${id}/replace`, { by: by.id });
  /** Sends two requests, and lets neither of them replace the picture before both have found it. */
  const together = async (request: () => ReturnType<typeof post>): Promise<number[]> => {
    const references = api.app.get(UploadReferences);
    const places = references.places.bind(references);
    let arrived = 0;
    jest.spyOn(references, 'places').mockImplementation(async (search) => {
      const found = await places(search);
      arrived += 1;
      await until(
        () => arrived,
        (count) => count >= 2,
      );
      return found;
    });
    const answers = await Promise.all([request(), request()]);
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it('leaves a text as an editor saves it at the same time, but for its address', async () => {
    const [old, next] = [await upload(), await upload()];
    const { id } = (await post('/sermons', sermonRequest({ description: addressOf(old) }))).json<{ id: number }>();
    const sermons = api.database.repository(SermonEntity);
    const rewrite = jest.spyOn(api.app.get(UploadReferences), 'rewrite');
    let replacing: ReturnType<typeof replace> | undefined;
    await api.database.transaction(async () => {
      await sermons.update({ id }, { description: `Saved now: ${addressOf(old)}` });
      replacing = replace(old, next);
      // On SQLite it waits for this transaction. On a server it has this time to read the text as it was before.
      if (database !== 'sqlite')
        await until(
          () => rewrite.mock.calls.length,
          (calls) => calls > 0,
        );
      await pause(200);
    });
    expect((await replacing)?.statusCode).toBe(200);
    expect((await sermons.findOneByOrFail({ id })).description).toBe(`Saved now: ${addressOf(next)}`);
  });

  it('is replaced once, and the second of two requests gets 404', async () => {
    const [old, next] = [await upload(), await upload()];
    expect(await together(() => replace(old, next))).toEqual([200, 404]);
  });

  it('is cropped once, and the second of two requests leaves no pictures', async () => {
    const old = await upload();
    const before = await uploads().countBy({ removedAt: IsNull() });
    const frame = { left: 0, top: 0, width: 200, height: 100 };
    expect(await together(() => post(`/uploads/${old.id}/crop`, frame))).toEqual([200, 404]);
    // The part and the original that is kept, without the old one.
    expect(await uploads().countBy({ removedAt: IsNull() })).toBe(before + 1);
  });
});
