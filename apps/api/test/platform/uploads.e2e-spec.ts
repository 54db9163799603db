import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PictureCopies } from '../../src/platform/uploads/picture-copies.ts';
import { UploadsService } from '../../src/platform/uploads/uploads.service.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('uploads', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const get = (url: string, headers: Record<string, string> = {}) => api.send({ url, headers });
  /** Names of the files in the folder for incoming files. Small copies of earlier pictures pass through it too. */
  const incoming = (): string[] => readdirSync(join(api.config.dataDir, 'uploads', 'incoming'));

  describe('POST /api/upload/image', () => {
    // API-64, EDIT-31
    it('stores a picture as a JPEG under a generated name that contains its size', async () => {
      const { status, body } = await sendPhoto(api, await picture(1_200, 800, 'png'), {
        fileName: 'choir.png',
        type: 'image/png',
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        url: `/uploads/${body.filename}`,
        filename: expect.stringMatching(/^[0-9a-f]{24}-1200x800\.jpg$/),
        width: 1_200,
        height: 800,
        bytes: expect.any(Number),
      });
      const file = await get(body.url);
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
        200,
        'image/jpeg',
        body.bytes,
      ]);
      const { format, isProgressive, width, height } = await sharp(file.rawPayload).metadata();
      expect({ format, isProgressive, width, height }).toEqual({
        format: 'jpeg',
        isProgressive: true,
        width: 1_200,
        height: 800,
      });
      await until(incoming, (files) => files.length === 0);
    });

    it.each([
      ['jpeg', 'image/jpeg', 'jpeg'],
      ['png', 'image/png', 'png'],
      ['webp', 'image/webp', 'webp'],
      ['gif', 'image/gif', 'gif'],
      ['avif', 'image/avif', 'avif'],
    ] as const)('accepts %s', async (format, type, ending) => {
      expect((await sendPhoto(api, await picture(40, 30, format), { type, fileName: `a.${ending}` })).status).toBe(201);
    });

    it('scales pictures down to 1,920 pixels, and never up', async () => {
      expect((await sendPhoto(api, await picture(4_000, 1_000))).body).toMatchObject({ width: 1_920, height: 480 });
      expect((await sendPhoto(api, await picture(1_000, 4_000))).body).toMatchObject({ width: 480, height: 1_920 });
      expect((await sendPhoto(api, await picture(30, 20))).body).toMatchObject({ width: 30, height: 20 });
    });

    it("rotates it upright and removes the camera's data, its location above all", async () => {
      const camera = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
        .withExif({
          IFD0: { Orientation: '6', Copyright: 'secret-owner' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '2/1 46/1 29/1' },
        })
        .jpeg()
        .toBuffer();
      expect(camera.includes('secret-owner')).toBe(true);
      const { body } = await sendPhoto(api, await sharp(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer());
      expect([body.width, body.height]).toEqual([40, 60]);
      await api.app.get(PictureCopies).idle();
      for (const copy of ['.jpg', '.320.jpg', '.320.avif']) {
        const saved = (await get(body.url.replace('.jpg', copy))).rawPayload;
        const { exif, orientation, icc, xmp } = await sharp(saved).metadata();
        expect({ exif, orientation, icc, xmp }).toEqual({
          exif: undefined,
          orientation: undefined,
          icc: undefined,
          xmp: undefined,
        });
      }
    });

    it('makes smaller JPEGs at once, and AVIF in the background; the JPEG is answered until then', async () => {
      const { body } = await sendPhoto(
        api,
        await sharp({
          create: {
            width: 1_200,
            height: 800,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 30 },
          },
        })
          .jpeg()
          .toBuffer(),
      );
      const copy = (suffix: string) => get(body.url.replace('.jpg', suffix));
      for (const width of [320, 640, 960]) {
        const jpeg = await copy(`.${width}.jpg`);
        expect(jpeg.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await sharp(jpeg.rawPayload).metadata()).width).toBe(width);
      }
      const before = await copy('.960.avif');
      expect([before.statusCode, before.headers['content-type'], before.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'no-cache',
      ]);
      await api.app.get(PictureCopies).idle();
      const after = await copy('.960.avif');
      expect([after.headers['content-type'], after.headers['cache-control']]).toEqual([
        'image/avif',
        'public, max-age=31536000, immutable',
      ]);
      expect(await sharp(after.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 960 });
      expect(after.headers['etag']).not.toBe(before.headers['etag']);
    });

    it('makes no copies wider than the picture', async () => {
      const { body } = await sendPhoto(api, await picture(500, 400));
      expect((await get(body.url.replace('.jpg', '.640.jpg'))).statusCode).toBe(200);
      expect((await sharp((await get(body.url.replace('.jpg', '.640.jpg'))).rawPayload).metadata()).width).toBe(500);
      expect((await get(body.url.replace('.jpg', '.960.jpg'))).statusCode).toBe(404);
    });

    it('writes who uploaded what into the audit log', async () => {
      const { body } = await sendPhoto(api, await picture(20, 20));
      const entries = (await get('/api/audit-log?entity=upload', api.as('admin'))).json<
        { actor: string; action: string; summary: string }[]
      >();
      expect(entries[0]).toMatchObject({
        actor: 'admin',
        action: 'uploaded',
        summary: `Uploaded image: ${body.filename}`,
      });
    });
  });

  describe('POST /api/upload/audio and /api/upload/video', () => {
    // API-65, API-66, EDIT-31
    it.each([
      ['audio', 'first-light.mp3', 'audio/mpeg', 'mp3', 65],
      ['audio', 'evening-on-the-plain.m4a', 'audio/x-m4a', 'm4a', 50],
      ['video', 'dawn-over-the-plain.mp4', 'video/mp4', 'mp4', 20],
    ])('stores %s %s unchanged, with its duration', async (kind, fileName, type, ending, seconds) => {
      const content = recording(fileName);
      const { status, body } = await send(api, `/upload/${kind}`, [{ field: kind, fileName, type, content }]);
      expect([status, body]).toEqual([
        201,
        {
          url: expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{24}\\.${ending}$`)),
          bytes: content.length,
          seconds,
        },
      ]);
      const file = await get(body.url);
      expect(file.rawPayload.equals(content)).toBe(true);
      expect(file.headers).toMatchObject({
        'content-type': { mp3: 'audio/mpeg', m4a: 'audio/mp4', mp4: 'video/mp4' }[ending],
        'accept-ranges': 'bytes',
      });
      await until(incoming, (files) => files.length === 0);
    });

    it('stores a video without sound, with the duration of its pictures', async () => {
      const content = readFileSync(new URL('../factories/silent.mp4', import.meta.url));
      const { status, body } = await send(api, '/upload/video', [
        { field: 'video', fileName: 'silent.mp4', type: 'video/mp4', content },
      ]);
      expect([status, body]).toEqual([
        201,
        { url: expect.stringMatching(/\.mp4$/), bytes: content.length, seconds: null },
      ]);
    });

    it('detects the type by content and name when none is sent, as command-line tools do', async () => {
      const part = { field: 'audio', type: 'application/octet-stream', content: recording('first-light.mp3') };
      expect((await send(api, '/upload/audio', [{ ...part, fileName: 'first-light.mp3' }])).status).toBe(201);
      expect((await send(api, '/upload/audio', [{ ...part, fileName: 'first-light.exe' }])).status).toBe(415);
    });

    it('describes only stored files', async () => {
      const sound = (
        await send(api, '/upload/audio', [
          { field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content: recording('first-light.mp3') },
        ])
      ).body;
      const photo = (await sendPhoto(api, await picture(300, 200))).body;
      const facts = await api.app
        .get(UploadsService)
        .describe([sound.url, photo.url, null, 'https://example.org/a.mp3', '/uploads/ffffffffffffffffffffffff.mp3']);
      expect(Object.fromEntries(facts)).toEqual({
        [sound.url]: { bytes: sound.bytes, seconds: 65, width: null, height: null },
        [photo.url]: { bytes: photo.bytes, seconds: null, width: 300, height: 200 },
      });
      expect((await api.app.get(UploadsService).readPicture(photo.url))?.length).toBe(photo.bytes);
      expect(await api.app.get(UploadsService).readPicture('/uploads/ffffffffffffffffffffffff-3x2.jpg')).toBeNull();
    });
  });

  // ADM-18: an upload needs the office's credential, which is checked before a byte of the file is read.
  it.each(['image', 'audio', 'video'])('allows admins only: %s', async (kind) => {
    const url = `/api/upload/${kind}`;
    expect((await api.send({ method: 'POST', url })).statusCode).toBe(401);
    expect((await api.send({ method: 'POST', url, headers: api.as('media') })).statusCode).toBe(403);
    expect((await api.send({ method: 'POST', url, headers: api.as('admin') })).json()).toMatchObject({
      statusCode: 415,
    });
  });
});
