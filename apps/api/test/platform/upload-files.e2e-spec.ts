import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileStorage } from '../../src/platform/uploads/file-storage.ts';
import { PictureCopies } from '../../src/platform/uploads/picture-copies.ts';
import { UploadsService } from '../../src/platform/uploads/uploads.service.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { startObjectStore } from '../stand-ins/object-store.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The same rules apply wherever the files are stored. */
describe.each(['disk', 'S3'])('GET /uploads/:name (%s)', (where) => {
  let store: Awaited<ReturnType<typeof startObjectStore>> | undefined;
  let api: TestApp;
  let sound: string;
  let photo: string;
  const content = recording('first-light.mp3');
  beforeAll(async () => {
    store = where === 'S3' ? await startObjectStore() : undefined;
    api = await startTestApp({ environment: store?.environment ?? {} });
    sound = (await send(api, '/upload/audio', [{ field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content }]))
      .body.url;
    photo = (await sendPhoto(api, await picture(700, 500))).body.url;
  });
  afterAll(async () => {
    await api.close();
    await store?.close();
  });

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    api.send({ method, url, headers });

  it('stores the files in the configured place', () => {
    expect(readdirSync(join(api.config.dataDir, 'uploads')).includes(sound.slice('/uploads/'.length))).toBe(
      where === 'disk',
    );
  });

  it('answers files with headers to cache them for ever, never sniff them and never run them', async () => {
    const answer = await get(sound);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // When a recording is opened directly, the browser wraps it in its own document to play it.
      'content-security-policy': "sandbox allow-same-origin; default-src 'none'; media-src 'self'",
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect((await get(photo)).headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, content.length - 1],
    ['bytes=-50', content.length - 50, content.length - 1],
    [`bytes=0-${content.length + 5}`, 0, content.length - 1],
    [`bytes=-${content.length + 5}`, 0, content.length - 1],
  ])('answers %s with these bytes', async (range, first, last) => {
    const answer = await get(sound, { range });
    expect([answer.statusCode, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
      206,
      `bytes ${first}-${last}/${content.length}`,
      String(last - first + 1),
    ]);
    expect(answer.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
  });

  it.each([`bytes=${content.length}-`, 'bytes=-0'])('answers 416 for %s', async (range) => {
    const answer = await get(sound, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  });

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'bytes=a-b', 'lines=1-2', 'bytes=-'])(
    'answers the whole file for %s',
    async (range) => {
      const answer = await get(sound, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, content.length]);
    },
  );

  it('answers a range with If-Range only to a client with the same file', async () => {
    const etag = String((await get(sound)).headers['etag']);
    expect((await get(sound, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(sound, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await get(sound, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const answer = await get(sound, {}, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([
      200,
      String(content.length),
      0,
    ]);
    expect((await get(sound, { range: 'bytes=0-9' }, 'HEAD')).headers['content-length']).toBe('10');
  });

  it.each([
    [
      'Walking in Faith - Pastor Ŋole',
      `attachment; filename="Walking in Faith - Pastor _ole.mp3"; filename*=UTF-8''Walking%20in%20Faith%20-%20Pastor%20%C5%8Aole.mp3`,
    ],
    ['../../etc/passwd', `attachment; filename="etc passwd.mp3"; filename*=UTF-8''etc%20passwd.mp3`],
    [
      'a"; filename="b.exe',
      `attachment; filename="a ; filename= b.exe.mp3"; filename*=UTF-8''a%20%3B%20filename%3D%20b.exe.mp3`,
    ],
    [
      "It's 100% (live)",
      `attachment; filename="It's 100_ (live).mp3"; filename*=UTF-8''It%27s%20100%25%20%28live%29.mp3`,
    ],
    [
      '\u202egpj.exe\r\nSet-Cookie: a',
      `attachment; filename="gpj.exe Set-Cookie a.mp3"; filename*=UTF-8''gpj.exe%20Set-Cookie%20a.mp3`,
    ],
    ['．．／a：b', `attachment; filename=".._a_b.mp3"; filename*=UTF-8''%EF%BC%8E%EF%BC%8E%EF%BC%8Fa%EF%BC%9Ab.mp3`],
    ['...', `attachment; filename="download.mp3"; filename*=UTF-8''download.mp3`],
  ])('saves it as %j under a safe name', async (wish, expected) => {
    expect((await get(`${sound}?download=${encodeURIComponent(wish)}`)).headers['content-disposition']).toBe(expected);
  });

  it.each([
    '/uploads/incoming',
    '/uploads/..%2f..%2fministry.sqlite',
    '/uploads/%2e%2e%2fministry.sqlite',
    '/uploads/ministry.sqlite',
    '/uploads/0123456789abcdef01234567.exe',
    '/uploads/0123456789abcdef01234567.mp3',
    '/uploads/0123456789ABCDEF01234567.mp3',
    '/uploads/0123456789abcdef01234567-10x10.avif',
    '/uploads/0123456789abcdef01234567-10x10.960.avif',
    '/uploads/0123456789abcdef01234567-10x10.jpg.html',
    `/uploads/${'a'.repeat(250)}`,
    '/uploads/',
    '/uploads/a/b',
  ])('answers 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('answers the JPEG instead of a missing AVIF, and removes a picture with every copy', async () => {
    await api.app.get(PictureCopies).idle();
    const address = photo.replace('.jpg', '.640.avif');
    expect((await get(address)).headers['content-type']).toBe('image/avif');
    await api.app.get(FileStorage).remove(address.slice('/uploads/'.length));
    expect((await get(address)).headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
    await api.app.get(UploadsService).remove(photo);
    await until(
      () => get(photo),
      ({ statusCode }) => statusCode === 404,
    );
    for (const file of ['.320.jpg', '.640.jpg', '.960.jpg', '.320.avif', '.960.avif'])
      expect((await get(photo.replace('.jpg', file))).statusCode).toBe(404);
    expect(existsSync(join(api.config.dataDir, photo))).toBe(false);
  });
});

describe('a file store that cannot be reached', () => {
  it('answers 503 to reads and writes, and leaves nothing of an upload', async () => {
    const environment = {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const api = await startTestApp({ environment });
    const asked = await api.send({ url: '/uploads/0123456789abcdef01234567.mp3' });
    expect([asked.statusCode, asked.headers['retry-after'], asked.json()]).toEqual([
      503,
      '10',
      expect.objectContaining({ code: 'STORAGE_UNAVAILABLE' }),
    ]);
    expect((await sendPhoto(api, await picture(20, 20))).status).toBe(503);
    expect(readdirSync(join(api.config.dataDir, 'uploads', 'incoming'))).toEqual([]);
    await api.close();
  });
});
