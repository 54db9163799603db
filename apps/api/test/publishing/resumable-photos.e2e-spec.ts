import { galleryLimits } from '@ministry/domain';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { FileStorage } from '../../src/platform/uploads/file-storage.ts';
import { ResumableFiles } from '../../src/platform/uploads/resumable/resumable-files.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import type { GalleryResponse, PhotoResponse } from '../../src/publishing/galleries/gallery.dto.ts';
import { Photo } from '../../src/publishing/galleries/photo.entity.ts';
import { createGallery } from '../factories/gallery.ts';
import { ask, begin, finish, proceed, sendInChunks } from '../factories/resumable.ts';
import { picture, recording } from '../factories/upload.ts';
import { describeOnAnyDatabase, describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

type Answer = PhotoResponse & { code: string; fields?: Record<string, string> };
const idOf = (url: string): string => url.split('/').at(-1) ?? '';
const choir = { kind: 'image', fileName: 'choir.png', type: 'image/png' };

const add = async (
  api: TestApp,
  gallery: number,
  url: string,
  own: object = {},
): Promise<{ status: number; body: Answer }> => {
  const answer = await untilServed(() =>
    api.send({
      method: 'POST',
      url: `/api/photo-galleries/${gallery}/photos/resumable`,
      headers: api.as('admin'),
      payload: { upload: idOf(url), ...own },
    }),
  );
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
const sendPicture = async (api: TestApp): Promise<string> =>
  sendInChunks(api, await picture(400, 300, 'png'), choir, 500);

describeOnAnyDatabase('POST /api/photo-galleries/:id/photos/resumable', (database) => {
  let api: TestApp;
  let gallery: number;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  beforeEach(async () => {
    gallery = (await createGallery(api)).id;
  });
  afterAll(() => api.close());

  const photosOf = async (album = gallery): Promise<PhotoResponse[]> =>
    (await api.send({ url: `/api/photo-galleries/${album}` })).json<GalleryResponse>().photos;

  // GAL-24, GAL-26
  it('adds a photo that was uploaded in pieces, re-encoded, with its caption', async () => {
    const { status, body } = await add(api, gallery, await sendPicture(api), { caption: 'The choir' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-400x300\.jpg$/),
        caption: 'The choir',
        filename: body.url.slice('/uploads/'.length),
        width: 400,
        height: 300,
        bytes: expect.any(Number),
      },
    ]);
    expect((await api.send({ url: body.url })).headers['content-type']).toBe('image/jpeg');
    expect(await photosOf()).toEqual([body]);
    expect(await api.database.repository(AuditEntry).findBy({ entity: 'photo', entityId: body.id })).toMatchObject([
      { action: 'added', actor: 'admin' },
    ]);
  });

  it('makes one photo of simultaneous requests to two processes, and answers the same later', async () => {
    // Only one process may open a SQLite file.
    const other = database === 'sqlite' ? api : await api.startAnother();
    const url = await sendPicture(api);
    const answers = await Promise.all([api, other, api, other].map((on) => add(on, gallery, url)));
    const later = await add(other, gallery, url);
    if (other !== api) await other.close();
    expect([...answers, later]).toEqual(Array(5).fill({ status: 201, body: answers[0]?.body }));
    expect(await photosOf()).toEqual([answers[0]?.body]);
    expect((await api.send({ url: later.body.url })).statusCode).toBe(200);
    const [upload, ...more] = await api.database.repository(Upload).findBy({ name: later.body.filename });
    expect(more).toEqual([]);
    const entries = api.database.repository(AuditEntry);
    expect([
      await entries.countBy({ entity: 'upload', entityId: upload?.id ?? 0 }),
      await entries.countBy({ entity: 'photo', entityId: later.body.id }),
    ]).toEqual([1, 1]);
  });

  it('continues when a process was stopped while it stored the file', async () => {
    const url = await sendPicture(api);
    const stored = {
      bytes: 1,
      seconds: null,
      width: 400,
      height: 300,
      copiesAt: null,
      copyFailures: 0,
      originalId: null,
    };
    const nobodyFinishes = { createdAt: new Date(), createdBy: 'admin', readyAt: null, removedAt: null };
    await api.database
      .repository(Upload)
      .insert({ name: `${idOf(url)}-400x300.jpg`, kind: 'image', ...stored, ...nobodyFinishes });
    const { status, body } = await add(api, gallery, url);
    expect(status).toBe(201);
    expect((await api.send({ url: body.url })).statusCode).toBe(200);
  });

  it('refuses an incomplete upload, and adds it once it is complete', async () => {
    const content = await picture(400, 300, 'png');
    const url = String((await begin(api, { ...choir, length: content.length })).headers['location']);
    await proceed(api, url, 0, content.subarray(0, 100));
    expect(await add(api, gallery, url)).toMatchObject({ status: 409, body: { code: 'UPLOAD_UNFINISHED' } });
    await proceed(api, url, 100, content.subarray(100));
    expect((await add(api, gallery, url)).status).toBe(201);
  });

  // GAL-27
  it('refuses files that are not pictures, whatever their stated type', async () => {
    for (const url of [
      await sendInChunks(api, recording('first-light.mp3')),
      await sendInChunks(api, Buffer.from('only words'), choir),
    ])
      expect(await add(api, gallery, url)).toMatchObject({
        status: 415,
        body: { fields: { photo: 'Photo must be a JPEG, PNG, WebP, GIF or AVIF picture' } },
      });
    expect(await photosOf()).toEqual([]);
  });

  it('needs no second upload after the disk or the album was full', async () => {
    const storage = api.app.get(FileStorage);
    const { put } = storage;
    const url = await sendPicture(api);
    storage.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const onFullDisk = await add(api, gallery, url);
    storage.put = put;
    expect([onFullDisk.status, await photosOf()]).toEqual([507, []]);
    const photos = api.database.repository(Photo);
    const elsewhere = {
      galleryId: gallery,
      url: 'https://example.org/a.jpg',
      filename: 'a.jpg',
      createdAt: new Date(),
    };
    await photos.insert(Array.from({ length: galleryLimits.photos }, () => ({ ...elsewhere })));
    expect(await add(api, gallery, url)).toMatchObject({ status: 409, body: { code: 'GALLERY_FULL' } });
    await photos.delete({ galleryId: gallery });
    expect((await add(api, gallery, url)).status).toBe(201);
  });

  it('adds an upload to one album only', async () => {
    const url = await sendPicture(api);
    const another = (await createGallery(api)).id;
    expect((await add(api, gallery, url)).status).toBe(201);
    expect(await add(api, another, url)).toMatchObject({ status: 409, body: { code: 'UPLOAD_USED' } });
    expect(await photosOf(another)).toEqual([]);
  });

  it('answers 404 for an unknown album or upload, and keeps the upload', async () => {
    const url = await sendPicture(api);
    expect((await add(api, 999_999, url)).status).toBe(404);
    expect((await ask(api, url)).statusCode).toBe(200);
    for (const upload of ['%', '..', 'f'.repeat(24)])
      expect((await add(api, gallery, '', { upload })).status).toBe(404);
  });

  it.each([
    ['upload', undefined],
    ['upload', ''],
    ['upload', 'x'.repeat(galleryLimits.uploadKey + 1)],
    ['caption', 'x'.repeat(galleryLimits.caption + 1)],
  ])('answers 400 for %s %j naming the field, and keeps the upload', async (field, value) => {
    const url = await sendPicture(api);
    const { status, body } = await add(api, gallery, url, { [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await finish(api, url)).statusCode).toBe(201);
  });
});

describeOnEachServer('POST /api/photo-galleries/:id/photos/resumable', (database) => {
  it('answers the photo that another process has made of the upload in the meantime', async () => {
    const api = await startTestApp({ database });
    const other = await api.startAnother();
    const [{ id }, url] = await Promise.all([createGallery(api), sendPicture(api)]);
    const files = other.app.get(ResumableFiles);
    const { getUpload } = files;
    files.getUpload = async (upload) => {
      await add(api, id, url);
      return getUpload.call(files, upload);
    };
    const { status, body } = await add(other, id, url);
    expect([status, body]).toEqual([201, (await add(api, id, url)).body]);
    await other.close();
    await api.close();
  });
});
