import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { archiveBytes, uploadBytes } from '@ministry/domain';
import { Retention } from '../../src/platform/retention/retention.ts';
import { FileStorage } from '../../src/platform/uploads/file-storage.ts';
import { ResumableFiles } from '../../src/platform/uploads/resumable/resumable-files.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { ask, begin, finish, proceed, resumable, sendInChunks, tus } from '../factories/resumable.ts';
import { picture, recording } from '../factories/upload.ts';
import { startObjectStore } from '../stand-ins/object-store.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const sound = recording('first-light.mp3');

// EDIT-13, EDIT-17, EDIT-18, EDIT-31
describeOnAnyDatabase('/api/upload/resumable', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await api.send({
      method: 'POST',
      url: '/api/staff-accounts',
      headers: api.as('admin'),
      payload: { username: 'grace', role: 'admin', password: 'a long grace passphrase' },
    });
  });
  afterAll(() => api.close());
  const grace = { authorization: `Basic ${Buffer.from('grace:a long grace passphrase').toString('base64')}` };

  const saved = (): string[] => readdirSync(join(api.config.dataDir, 'uploads', 'resumable')).sort();
  const get = (url: string) => api.send({ url });

  it('refuses an upload with a deferred length', async () => {
    const answer = await api.send({
      method: 'POST',
      url: resumable,
      headers: { ...api.as('admin'), ...tus, 'upload-defer-length': '1' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: { 'Upload-Length': 'Upload-Length must be sent when an upload begins' },
      }),
    ]);
  });

  it('stores the same bytes when they are sent in pieces', async () => {
    const begun = await begin(api, { length: sound.length });
    expect([begun.statusCode, begun.headers]).toEqual([
      201,
      expect.objectContaining({
        location: expect.stringMatching(/^\/api\/upload\/resumable\/[0-9a-f]{24}$/),
        'tus-resumable': '1.0.0',
        'cache-control': 'no-store',
      }),
    ]);
    expect(begun.headers['access-control-allow-origin']).toBeUndefined();
    const url = String(begun.headers['location']);
    const half = Math.floor(sound.length / 2);
    const first = await proceed(api, url, 0, sound.subarray(0, half));
    expect([first.statusCode, first.headers['upload-offset'], first.body]).toEqual([204, String(half), '']);
    expect((await finish(api, url)).json()).toMatchObject({
      statusCode: 409,
      code: 'UPLOAD_UNFINISHED',
      message: `Only ${half} of ${sound.length} bytes have arrived so far.`,
    });
    const asked = await ask(api, url);
    expect([asked.statusCode, asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([
      200,
      String(half),
      String(sound.length),
    ]);
    expect((await proceed(api, url, half, sound.subarray(half))).headers['upload-offset']).toBe(String(sound.length));
    const finished = await finish(api, url);
    expect([finished.statusCode, finished.json()]).toEqual([
      201,
      {
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}\.mp3$/),
        bytes: sound.length,
        seconds: 65,
        width: null,
        height: null,
      },
    ]);
    expect((await get(finished.json<{ url: string }>().url)).rawPayload.equals(sound)).toBe(true);
    expect(saved()).toEqual([]);
  });

  it('re-encodes pictures, as it does for uploads in one piece', async () => {
    const url = await sendInChunks(
      api,
      await picture(1_200, 800, 'png'),
      { kind: 'image', fileName: 'choir.png', type: 'image/png' },
      1_000,
    );
    expect((await finish(api, url)).json()).toEqual({
      url: expect.stringMatching(/-1200x800\.jpg$/),
      bytes: expect.any(Number),
      seconds: null,
      width: 1_200,
      height: 800,
    });
    expect(saved()).toEqual([]);
  });

  it('answers the same when finishing is repeated after a lost answer', async () => {
    const url = await sendInChunks(api, sound);
    const answers = await Promise.all([finish(api, url), finish(api, url)]);
    const later = await finish(api, url);
    expect([...answers, later].map((answer) => [answer.statusCode, answer.json().url])).toEqual(
      Array(3).fill([201, answers[0]?.json().url]),
    );
    expect(
      await api.database
        .repository(Upload)
        .countBy({ name: answers[0]?.json<{ url: string }>().url.slice('/uploads/'.length) }),
    ).toBe(1);
    const entries = (await api.send({ url: '/api/audit-log?entity=upload', headers: api.as('admin') })).json<
      { summary: string }[]
    >();
    expect(
      entries.filter(({ summary }) =>
        answers[0]?.json<{ url: string }>().url.endsWith(summary.split(' ').at(-1) ?? '-'),
      ),
    ).toHaveLength(1);
  });

  it('finishes an upload by its complete id only, never by a pattern or a path', async () => {
    await finish(api, await sendInChunks(api, sound));
    for (const id of ['%25', '_', '..%2f..%2fministry', `${'_'.repeat(24)}`])
      expect([id, (await finish(api, `${resumable}/${id}`)).statusCode]).toEqual([id, 404]);
  });

  it('continues after the process has ended and another one has started', async () => {
    const first = await startTestApp({ database });
    const url = String((await begin(first, { length: sound.length })).headers['location']);
    await proceed(first, url, 0, sound.subarray(0, 100_000));
    await first.app.close();
    const second = await first.startAnother();
    expect((await ask(second, url)).headers['upload-offset']).toBe('100000');
    await proceed(second, url, 100_000, sound.subarray(100_000));
    const { url: stored } = (await finish(second, url)).json<{ url: string }>();
    expect((await second.send({ url: stored })).rawPayload.equals(sound)).toBe(true);
    await second.close();
    await first.close();
  });

  it('answers 404 to another admin', async () => {
    const url = String((await begin(api, { length: sound.length })).headers['location']);
    expect((await ask(api, url, grace)).statusCode).toBe(404);
    expect((await proceed(api, url, 0, sound, grace)).statusCode).toBe(404);
    expect((await api.send({ method: 'DELETE', url, headers: { ...tus, ...grace } })).statusCode).toBe(404);
    await proceed(api, url, 0, sound);
    expect((await finish(api, url, grace)).statusCode).toBe(404);
    expect((await finish(api, url)).statusCode).toBe(201);
    expect((await finish(api, url, grace)).statusCode).toBe(404);
  });

  it('answers the offset while a dead connection still has the upload open', async () => {
    const socketApi = await startTestApp({ database });
    const address = new URL(socketApi.site);
    const url = String((await begin(socketApi, { length: sound.length })).headers['location']);
    const half = 120_000;
    const socket = connect(Number(address.port), address.hostname);
    socket.write(
      `PATCH ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: ${socketApi.as('admin').authorization}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${sound.length}\r\n\r\n`,
    );
    socket.write(sound.subarray(0, half));
    const { length } = await until(
      () => readFileSync(join(socketApi.config.dataDir, 'uploads', 'resumable', String(url.split('/').at(-1)))),
      (bytes) => bytes.length === half,
    );
    expect(length).toBe(half);
    expect((await ask(socketApi, url)).headers['upload-offset']).toBe(String(half));
    await proceed(socketApi, url, half, sound.subarray(half));
    const { url: stored } = (await finish(socketApi, url)).json<{ url: string }>();
    expect((await socketApi.send({ url: stored })).rawPayload.equals(sound)).toBe(true);
    socket.destroy();
    await socketApi.close();
  });

  it('DELETE removes it completely', async () => {
    const url = String((await begin(api, { length: sound.length })).headers['location']);
    expect((await api.send({ method: 'DELETE', url, headers: { ...tus, ...api.as('admin') } })).statusCode).toBe(204);
    expect((await ask(api, url)).statusCode).toBe(404);
    expect(saved()).toEqual([]);
  });

  describe('refuses before a byte is sent', () => {
    it.each([
      [
        'of no known kind',
        { kind: 'program' },
        400,
        { kind: 'kind must be one of the following values: image, audio, video' },
      ],
      [
        'of a kind that is not taken',
        { kind: 'video', fileName: 'march.mov', type: 'video/quicktime' },
        415,
        { video: 'Video must be an MP4 or WebM video' },
      ],
      [
        'of another kind',
        { kind: 'image', fileName: 'a.mp3', type: 'audio/mpeg' },
        415,
        { photo: 'Photo must be a JPEG, PNG, WebP, GIF or AVIF picture' },
      ],
      ['of nothing', { length: 0 }, 400, { audio: 'Audio is needed' }],
      ['of one byte too many', { length: uploadBytes.audio + 1 }, 413, { audio: 'Audio may have at most 200 MB' }],
      ['of more than any kind', { length: archiveBytes + 1 }, 413, undefined],
    ])('%s', async (_what, announced, status, fields) => {
      const { statusCode, ...answer } = await begin(api, announced);
      expect([statusCode, answer.json().fields]).toEqual([status, fields]);
      expect(saved()).toEqual([]);
    });

    it('when the disk has not enough space', async () => {
      const files = api.app.get(ResumableFiles);
      const { room } = files;
      files.room = () => Promise.resolve(100_000_000);
      expect((await begin(api, { length: 20_000_000 })).statusCode).toBe(201);
      expect((await begin(api, { length: 50_000_000 })).json()).toMatchObject({
        statusCode: 507,
        message: 'The server has no room left. Please tell the office.',
      });
      files.room = room;
    });

    it('without the protocol’s headers, or of another version', async () => {
      expect((await api.send({ method: 'POST', url: resumable, headers: api.as('admin') })).statusCode).toBe(412);
      expect(
        (
          await api.send({
            method: 'POST',
            url: resumable,
            headers: { ...api.as('admin'), 'tus-resumable': '0.2.2' },
          })
        ).statusCode,
      ).toBe(400);
    });

    it('from another site', async () => {
      const url = String((await begin(api)).headers['location']);
      expect((await begin(api, {}, { ...api.as('admin'), 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect(
        (await proceed(api, url, 0, Buffer.from('x'), { ...api.as('admin'), 'sec-fetch-site': 'cross-site' }))
          .statusCode,
      ).toBe(403);
    });
  });

  it('checks the content once it is complete, and removes what is not accepted', async () => {
    const url = await sendInChunks(api, Buffer.concat([Buffer.from('<script>alert(1)</script>'), Buffer.alloc(5_000)]));
    expect((await finish(api, url)).json()).toMatchObject({
      statusCode: 415,
      fields: { audio: 'Audio must be an MP3 or M4A recording' },
    });
    expect((await ask(api, url)).statusCode).toBe(404);
  });

  it('refuses bytes at a wrong offset, and more bytes than announced', async () => {
    const url = String((await begin(api, { length: 10 })).headers['location']);
    expect((await proceed(api, url, 5, Buffer.from('12345'))).json()).toMatchObject({
      statusCode: 409,
      message: 'The upload continues at another position. Request the offset and continue from there.',
    });
    expect((await proceed(api, url, 0, Buffer.alloc(11))).statusCode).toBe(413);
    expect((await ask(api, url)).headers['upload-offset']).toBe('0');
  });

  it('refuses invalid ids', async () => {
    for (const name of [
      '..%2f..%2fministry',
      '..',
      'ffffffffffffffffffffffff',
      'ffffffffffffffffffffffff.json',
      '%00',
    ]) {
      expect([name, (await ask(api, `${resumable}/${name}`)).statusCode]).toEqual([name, 404]);
    }
  });

  it('uses a content type that other routes refuse with 415', async () => {
    const headers = { ...api.as('admin'), 'content-type': 'application/offset+octet-stream' };
    expect((await api.send({ method: 'POST', url: '/api/contact', headers, payload: 'x' })).statusCode).toBe(415);
    expect((await api.send({ method: 'POST', url: '/api/upload/image', headers, payload: 'x' })).statusCode).toBe(415);
  });

  it('answers 507 when the disk is full, and continues once there is space', async () => {
    const files = api.app.get(ResumableFiles);
    const { write } = files;
    const url = String((await begin(api, { length: sound.length })).headers['location']);
    await proceed(api, url, 0, sound.subarray(0, 100_000));
    files.write = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const full = await proceed(api, url, 100_000, sound.subarray(100_000));
    files.write = write;
    expect(full.json()).toMatchObject({ statusCode: 507, code: 'INSUFFICIENT_STORAGE' });
    await proceed(api, url, 100_000, sound.subarray(100_000));
    expect((await finish(api, url)).statusCode).toBe(201);
  });

  it('can finish later without sending again when the file could not be stored', async () => {
    const storage = api.app.get(FileStorage);
    const { put } = storage;
    const url = await sendInChunks(api, sound);
    storage.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const full = await finish(api, url);
    storage.put = put;
    expect(full.statusCode).toBe(507);
    const { url: stored } = (await finish(api, url)).json<{ url: string }>();
    expect((await get(stored)).rawPayload.equals(sound)).toBe(true);
  });

  it.each([
    ['a recording', {}],
    ['a photo', { kind: 'image', fileName: 'choir.jpg', type: 'image/jpeg' }],
  ])('removes an upload of %s that has received no bytes for a day', async (_what, announced) => {
    const files = api.app.get(ResumableFiles);
    const [old, young] = [await begin(api, announced), await begin(api, announced)].map((answer) =>
      String(answer.headers['location']),
    );
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(files.pathOf(String(old).split('/').at(-1) ?? ''), yesterday, yesterday);
    await api.app.get(Retention).applyTo('Resumable uploads that nobody continued', new Date());
    expect([(await ask(api, String(old))).statusCode, (await ask(api, String(young))).statusCode]).toEqual([404, 200]);
    expect(existsSync(`${files.pathOf(String(old).split('/').at(-1) ?? '')}.json`)).toBe(false);
  });

  it('OPTIONS answers the supported protocol', async () => {
    const { statusCode, headers } = await api.send({ method: 'OPTIONS', url: resumable, headers: api.as('admin') });
    expect([statusCode, headers['tus-version'], headers['tus-extension'], headers['tus-max-size']]).toEqual([
      204,
      '1.0.0',
      'creation,creation-with-upload,termination',
      String(archiveBytes),
    ]);
  });
});

describe('/api/upload/resumable with the files in a bucket', () => {
  it('stores the file in the bucket when it is finished', async () => {
    const store = await startObjectStore();
    const api = await startTestApp({ environment: store.environment });
    const url = await sendInChunks(api, sound);
    const { url: stored } = (await finish(api, url)).json<{ url: string }>();
    expect((await api.send({ url: stored })).rawPayload.equals(sound)).toBe(true);
    await api.close();
    await store.close();
  });
});
