import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3Storage } from '../../src/platform/uploads/s3-storage.ts';
import { Upload } from '../../src/platform/uploads/upload.entity.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { type BucketFailure, FaultyBucket } from '../stand-ins/faulty-bucket.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const name = '0123456789abcdef01234567.mp3';

describe('S3Storage', () => {
  let bucket: FaultyBucket;
  let storage: S3Storage;
  beforeAll(async () => {
    bucket = await new FaultyBucket().start();
    const { S3_ENDPOINT: endpoint } = bucket.environment;
    storage = new S3Storage(
      { endpoint, region: 'us-east-1', bucket: 'uploads', accessKeyId: 'key', secretAccessKey: 'secret' },
      { connect: 300, read: 300, write: 300, idle: 300 },
    );
  });
  beforeEach(() => bucket.heal());
  afterAll(() => bucket.stop());

  it.each([
    ['size', () => storage.size(name)],
    ['open', () => storage.open(name)],
    ['put', () => storage.put(name, Buffer.alloc(1_000), 'audio/mpeg')],
    ['put of a large file', () => storage.put(name, Buffer.alloc(12 * 1024 * 1024), 'audio/mpeg')],
    ['remove', () => storage.remove(name)],
  ])('%s fails within its time limit when the bucket does not answer', async (_what, call) => {
    bucket.fault = 'hangs';
    const startedAt = performance.now();
    await expect(call()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  it('takes a file as missing if the bucket exists, even if it may not be queried', async () => {
    expect([await storage.size(name), await storage.open(name)]).toEqual([null, null]);
    bucket.faultyPath = '/uploads';
    bucket.fault = 'denies';
    expect([await storage.size(name), await storage.open(name)]).toEqual([null, null]);
  });

  it.each([
    ['size', () => storage.size(name)],
    ['open', () => storage.open(name)],
    ['put', () => storage.put(name, Buffer.alloc(1_000), 'audio/mpeg')],
    ['remove', () => storage.remove(name)],
  ])('%s reports STORAGE_UNAVAILABLE when the bucket does not exist', async (_what, call) => {
    bucket.fault = 'does not exist';
    await expect(call()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });

  it('aborts a file when the bucket stops sending', async () => {
    bucket.fault = 'stalls in the body';
    const body = await storage.open(name);
    await expect(body && text(body)).rejects.toThrow();
  });
});

describe('a bucket that is full, wrong or broken', () => {
  let bucket: FaultyBucket;
  let api: TestApp;
  beforeAll(async () => {
    bucket = await new FaultyBucket().start();
    api = await startTestApp({ environment: bucket.environment });
  });
  beforeEach(() => bucket.heal());
  afterAll(async () => {
    await api.close();
    await bucket.stop();
  });

  const sendRecording = () =>
    send(api, '/upload/audio', [
      { field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content: recording('first-light.mp3') },
    ]);
  const failures: BucketFailure[] = ['is full', 'denies', 'breaks off', 'fails', 'does not exist'];

  it.each(failures)('that %s keeps nothing of an upload, which is answered with 503', async (fault) => {
    bucket.fault = fault;
    bucket.faultyMethods = ['PUT', 'POST'];
    const before = bucket.objects.size;
    for (const answer of [await sendPhoto(api, await picture(700, 500)), await sendRecording()])
      expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'STORAGE_UNAVAILABLE' })]);
    expect(bucket.objects.size).toBe(before);
    expect(await api.database.repository(Upload).count()).toBe(0);
    expect(readdirSync(join(api.config.dataDir, 'uploads', 'incoming'))).toEqual([]);
  });

  it('that fails between a picture and its copies keeps none of them', async () => {
    const { put } = S3Storage.prototype;
    let puts = 0;
    S3Storage.prototype.put = function (...args) {
      bucket.fault = (puts += 1) === 3 ? 'is full' : undefined;
      bucket.faultyMethods = ['PUT'];
      return put.apply(this, args);
    };
    try {
      expect((await sendPhoto(api, await picture(1_400, 1_000))).status).toBe(503);
    } finally {
      S3Storage.prototype.put = put;
    }
    expect([puts, bucket.objects.size]).toEqual([3, 0]);
    expect(await api.database.repository(Upload).count()).toBe(0);
  });

  it('that does not exist is answered with 503, not as a missing file', async () => {
    bucket.fault = 'does not exist';
    const answer = await api.send({ url: `/uploads/${name}` });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  });

  it.each<BucketFailure>([...failures, 'speaks HTML'])(
    'that %s makes reads fail until it works again',
    async (fault) => {
      bucket.fault = fault;
      for (const url of [`/uploads/${name}`, `/uploads/${'0'.repeat(24)}-700x500.640.avif`]) {
        const answer = await api.send({ url }).catch(() => ({ statusCode: 'broken off' }));
        expect([[404, 503, 'broken off'], url]).toEqual([expect.arrayContaining([answer.statusCode]), url]);
      }
      bucket.heal();
      expect((await sendRecording()).status).toBe(201);
      bucket.objects.clear();
      await api.database.repository(Upload).clear();
    },
  );
});
