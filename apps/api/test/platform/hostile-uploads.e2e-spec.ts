import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { uploadBytes } from '@ministry/domain';
import { Retention } from '../../src/platform/retention/retention.ts';
import { FileStorage } from '../../src/platform/uploads/file-storage.ts';
import { PictureCopies } from '../../src/platform/uploads/picture-copies.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { hostileNames, manyFrames, pngBomb, refusedPhotos, refusedSounds } from '../factories/hostile-files.ts';
import { multipart, picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const megabyte = 1_024 ** 2;

describe('POST /api/upload/* with hostile files', () => {
  let api: TestApp;
  let folder: string;
  beforeAll(async () => {
    api = await startTestApp();
    folder = join(api.config.dataDir, 'uploads');
    await sendPhoto(api, await picture(9, 9));
  });
  afterAll(() => api.close());

  const files = (): string[] =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => !/^incoming$|avif$/.test(name))
      .sort();
  /** Runs `attempt` and expects it to leave neither row nor file. */
  async function leavesNothing<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    const state = async () => {
      await api.app.get(PictureCopies).idle();
      return [files(), await api.database.repository(Upload).count()];
    };
    const before = await state();
    const answer = await attempt();
    expect(await state()).toEqual(before);
    return answer;
  }

  it('answers 415 for what is not a picture, names the field, and stores nothing', async () => {
    for (const { what, content, fileName = 'choir.jpg', type = 'image/jpeg' } of await refusedPhotos()) {
      const { status, body } = await leavesNothing(() => sendPhoto(api, content, { fileName, type }));
      expect([what, status, body.code, body.message]).toEqual([
        what,
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        expect.stringMatching(/^Photo .+\.$/),
      ]);
      expect([what, Object.keys(body.fields ?? {})]).toEqual([what, ['photo']]);
    }
  });

  it('answers 415 for what is not sound, and stores nothing', async () => {
    for (const { what, content, fileName = 'a.mp3', type = 'audio/mpeg' } of await refusedSounds()) {
      const { status, body } = await leavesNothing(() =>
        send(api, '/upload/audio', [{ field: 'audio', content, fileName, type }]),
      );
      expect([what, status, Object.keys(body.fields ?? {})]).toEqual([what, 415, ['audio']]);
    }
  });

  it('answers 415 for sound sent as video, though both are MP4', async () => {
    const content = recording('evening-on-the-plain.m4a');
    expect(
      (
        await leavesNothing(() =>
          send(api, '/upload/video', [{ field: 'video', content, fileName: 'a.mp4', type: 'video/mp4' }]),
        )
      ).status,
    ).toBe(415);
  });

  it.each([16_000, 30_000])('answers 413 for a PNG of %i by as many pixels without decoding it', async (side) => {
    const bomb = pngBomb(side);
    expect(bomb.length).toBeLessThan(megabyte);
    const before = process.memoryUsage().rss;
    const began = process.cpuUsage();
    const { status, body } = await leavesNothing(() => sendPhoto(api, bomb, { fileName: 'a.png', type: 'image/png' }));
    expect([status, body.code, body.message]).toEqual([
      413,
      'PICTURE_TOO_LARGE',
      'Photo may have at most 40 million pixels.',
    ]);
    // Decoding the smaller one would take 768 MB and many seconds of processor time. Elapsed time would depend on the machine's load.
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * megabyte);
  });

  it('stores the first frame of a GIF with ten thousand frames', async () => {
    const before = process.memoryUsage().rss;
    expect(await sendPhoto(api, manyFrames(10_000), { fileName: 'a.gif', type: 'image/gif' })).toMatchObject({
      status: 201,
      body: { width: 1, height: 1 },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
  });

  it('stores only the picture when a program is appended to it', async () => {
    const polyglot = Buffer.concat([
      await picture(30, 20),
      Buffer.from('<script>alert("polyglot")</script>PK\u0003\u0004'),
    ]);
    const { status, body } = await sendPhoto(api, polyglot);
    expect(status).toBe(201);
    expect((await api.send({ url: body.url })).rawPayload.includes('polyglot')).toBe(false);
  });

  it.each(hostileNames)('stores a file named %j under a generated name, or refuses it', async (fileName) => {
    const before = new Set(files());
    const { status, body } = await sendPhoto(api, await picture(9, 9), { fileName });
    expect([201, 400, 415]).toContain(status);
    await api.app.get(PictureCopies).idle();
    const added = files().filter((name) => !before.has(name));
    if (status === 201) expect(body.filename).toMatch(/^[0-9a-f]{24}-9x9\.jpg$/);
    expect(added.filter((name) => !/^[0-9a-f]{24}-9x9(\.320)?\.jpg$/.test(name))).toEqual([]);
    expect(added.length).toBe(status === 201 ? 2 : 0);
  });

  describe('at the limit of 10 MB', () => {
    const padded = async (bytes: number): Promise<Buffer> => {
      const image = await picture(9, 9);
      return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
    };
    it('accepts the limit, and refuses one byte more', async () => {
      expect((await sendPhoto(api, await padded(uploadBytes.image))).status).toBe(201);
      const { status, body } = await leavesNothing(async () => sendPhoto(api, await padded(uploadBytes.image + 1)));
      expect([status, body.code, body.fields]).toEqual([
        413,
        'FILE_TOO_LARGE',
        { photo: 'Photo may have at most 10 MB' },
      ]);
    });
  });

  it.each([
    [
      'without an end',
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
      'x',
    ],
    ['without a beginning', 'abc\r\n--x--\r\n', 'x'],
    [
      'with another boundary',
      '--y\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc\r\n--y--\r\n',
      'x',
    ],
    ['without heads', '--x\r\n\r\nabc\r\n--x--\r\n', 'x'],
    ['of nothing', '', 'x'],
    ['that only ends', '--x--\r\n', 'x'],
    [
      'with a field of the prototype',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--\r\n',
      'x',
    ],
    ['without a boundary', '--x--\r\n', ''],
    ['with a boundary of 3,000 letters', '--x--\r\n', 'x'.repeat(3_000)],
  ])('answers 400 for a form %s, and stores nothing', async (_what, payload, boundary) => {
    const headers = {
      ...api.as('admin'),
      'content-type': boundary ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data',
    };
    const answer = await leavesNothing(() => api.send({ method: 'POST', url: '/api/upload/image', headers, payload }));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        statusCode: 400,
        code: expect.any(String),
        message: expect.any(String),
        requestId: expect.any(String),
        ...(answer.json<{ fields?: object }>().fields ? { fields: expect.any(Object) } : {}),
      },
    ]);
  });

  it.each([
    [
      'two files',
      [1, 2].map((turn) => ({ field: 'photo', fileName: `${turn}.jpg`, type: 'image/jpeg', content: 'x' })),
    ],
    ['a hundred fields', Array.from({ length: 100 }, () => ({ field: 'photo', content: 'x' }))],
  ])('refuses %s, and stores nothing', async (_what, parts) => {
    const { status } = await leavesNothing(() => send(api, '/upload/image', parts));
    expect([400, 413]).toContain(status);
  });

  it('answers 415 for JSON', async () => {
    expect(
      (
        await api.send({
          method: 'POST',
          url: '/api/upload/image',
          headers: api.as('admin'),
          payload: { photo: 'x' },
        })
      ).statusCode,
    ).toBe(415);
  });

  it('answers 507 when the disk is full, and stores nothing', async () => {
    const storage = api.app.get(FileStorage);
    const { put } = storage;
    storage.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const answer = await leavesNothing(async () => sendPhoto(api, await picture(20, 20)));
    storage.put = put;
    expect([answer.status, answer.body.message]).toEqual([507, 'The server has no room left. Please tell the office.']);
  });

  it('writes the smaller copies once there is space again, even after several failed attempts', async () => {
    const storage = api.app.get(FileStorage);
    const copies = api.app.get(PictureCopies);
    await copies.idle();
    const { put } = storage;
    storage.put = (name, ...rest) =>
      name.endsWith('.avif')
        ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
        : put.call(storage, name, ...rest);
    const { body } = await sendPhoto(api, await picture(400, 300));
    for (let hour = 0; hour < 4; hour += 1) {
      await copies.idle();
      copies.wake();
    }
    await copies.idle();
    storage.put = put;
    copies.wake();
    await copies.idle();
    expect((await api.send({ url: body.url.replace('.jpg', '.320.avif') })).headers['content-type']).toBe('image/avif');
  });

  describe('over a socket', () => {
    let address: URL;
    beforeAll(async () => {
      address = new URL(api.site);
    });

    const open = (head: string): Promise<ReturnType<typeof connect>> =>
      new Promise((resolve) => {
        const socket = connect(Number(address.port), address.hostname, () => socket.write(head, () => resolve(socket)));
        socket.on('error', () => undefined);
      });
    const headOf = (length: number, authorization = api.as('admin').authorization): string =>
      `POST /api/upload/video HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: ${multipart([]).headers['content-type']}\r\nContent-Length: ${length}\r\n\r\n`;
    const incoming = (): string[] => readdirSync(join(folder, 'incoming'));

    it('stores nothing when the client disconnects in the middle', async () => {
      const { payload } = multipart([
        { field: 'video', fileName: 'a.mp4', type: 'video/mp4', content: recording('dawn-over-the-plain.mp4') },
      ]);
      await leavesNothing(async () => {
        const socket = await open(headOf(payload.length));
        socket.write(payload.subarray(0, 100_000));
        await until(incoming, (names) => names.length === 1);
        socket.destroy();
        await until(incoming, (names) => names.length === 0);
      });
    });

    it('answers 401 before the body has arrived', async () => {
      const socket = await open(headOf(uploadBytes.video, 'Basic bm86bm8='));
      const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      // A client that keeps sending is disconnected in the end.
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      const more = setInterval(() => socket.write(Buffer.alloc(1_000)), 200);
      await closed;
      clearInterval(more);
    });

    it('refuses 300 MB at 200 MB without holding them in memory', async () => {
      const { payload, headers } = multipart([{ field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content: '' }]);
      const [before = ''] = payload.toString().split('\r\n\r\n\r\n');
      const size = 300 * megabyte;
      const socket = await open(
        `POST /api/upload/audio HTTP/1.1\r\nHost: x\r\nAuthorization: ${api.as('admin').authorization}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${size}\r\n\r\n${before}\r\n\r\n`,
      );
      const answered = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
      const start = process.memoryUsage().rss;
      let most = 0;
      let answer = '';
      void answered.then((text) => (answer = text));
      const piece = Buffer.alloc(megabyte, 1);
      for (let sent = 0; sent < 280 && answer === ''; sent += 1) {
        if (!socket.write(piece))
          await Promise.race([new Promise((drained) => socket.once('drain', drained)), answered]);
        most = Math.max(most, process.memoryUsage().rss - start);
      }
      expect(await answered).toMatch(/^HTTP\/1\.1 413 [\s\S]+Audio may have at most 200 MB/);
      socket.destroy();
      expect(most).toBeLessThan(150 * megabyte);
      expect(incoming()).toEqual([]);
    });
  });

  describe('after a process was killed', () => {
    const hour = 3_600_000;

    it('removes incoming files after an hour, and rows whose file was never stored', async () => {
      const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, 'incoming', name)) as [string, string];
      for (const path of [old, fresh]) writeFileSync(path, 'x');
      utimesSync(old, new Date(), new Date(Date.now() - 2 * hour));
      const row = {
        kind: 'image',
        bytes: 1,
        seconds: null,
        width: 9,
        height: 9,
        createdBy: 'admin',
        copiesAt: null,
        copyFailures: 0,
        originalId: null,
        fileName: null,
        altText: null,
        focusX: null,
        focusY: null,
        removedAt: null,
        readyAt: null,
      } as const;
      const [gone, young] = ['a', 'b'].map((email) => `${email.repeat(24)}-9x9.jpg`) as [string, string];
      await api.database.repository(Upload).insert([
        { ...row, name: gone, createdAt: new Date(Date.now() - 7 * hour) },
        { ...row, name: young, createdAt: new Date() },
      ]);
      writeFileSync(join(folder, gone), 'x');
      const retention = api.app.get(Retention);
      await retention.applyTo('Uploads that were never finished, and removed files', new Date());
      await retention.applyTo('Incoming files that were cut off', new Date());
      expect([old, fresh, join(folder, gone)].map((path) => existsSync(path))).toEqual([false, true, false]);
      expect(await api.database.repository(Upload).countBy({ name: gone })).toBe(0);
      expect(await api.database.repository(Upload).countBy({ name: young })).toBe(1);
    });
  });
});
