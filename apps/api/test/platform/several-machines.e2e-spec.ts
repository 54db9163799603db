import { type ApiRequest, sendTo } from '../api-client.ts';
import { createGallery } from '../factories/gallery.ts';
import { ask, begin, finish, proceed, sendInChunks } from '../factories/resumable.ts';
import { picture, recording } from '../factories/upload.ts';
import { hasNginx, startNginxFront } from '../nginx-front.ts';
import { startObjectStore } from '../stand-ins/object-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';

const sound = recording('first-light.mp3');

describeOnEachServer('two processes with one database and one bucket, each with a disk of its own', (database) => {
  let store: Awaited<ReturnType<typeof startObjectStore>>;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    store = await startObjectStore();
    one = await startTestApp({ database, environment: store.environment });
    other = await one.startAnother({ dataDir: temporaryFolder('other') });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await store.close();
  });

  it('tell a client with half an upload at the other process to start again', async () => {
    const url = String((await begin(one, { length: sound.length })).headers['location']);
    await proceed(one, url, 0, sound.subarray(0, 100_000));
    expect((await ask(other, url)).statusCode).toBe(404);
    expect((await proceed(other, url, 100_000, sound.subarray(100_000))).json()).toMatchObject({
      statusCode: 404,
      message: 'This upload is not known. Please start it again.',
    });
  });

  it('both answer the finish request of an upload that one of them has stored', async () => {
    const url = await sendInChunks(one, sound);
    const finished = await finish(one, url);
    expect(finished.statusCode).toBe(201);
    expect((await finish(other, url)).json()).toEqual(finished.json());
  });

  (hasNginx ? it : it.skip)('take uploads in pieces behind docker/nginx.conf, while others ask', async () => {
    const { port } = await startNginxFront(new URL(one.site).port, new URL(other.site).port);
    const front = { ...one, send: (request: ApiRequest) => sendTo(`http://127.0.0.1:${port}`, request) };
    for (let time = 0; time < 3; time += 1) {
      const url = String((await begin(front, { length: sound.length })).headers['location']);
      for (let at = 0; at < sound.length; at += 100_000) {
        expect((await proceed(front, url, at, sound.subarray(at, at + 100_000))).statusCode).toBe(204);
        await front.send({ url: '/api/events' });
      }
      expect((await finish(front, url)).statusCode).toBe(201);
    }
    const photo = await picture(900, 600);
    const { id } = await createGallery(one);
    const upload = await sendInChunks(front, photo, { kind: 'image', fileName: 'a.jpg', type: 'image/jpeg' });
    const taken = await front.send({
      method: 'POST',
      url: `/api/photo-galleries/${id}/photos/resumable`,
      headers: { ...one.as('admin'), 'content-type': 'application/json' },
      payload: JSON.stringify({ upload: upload.split('/').at(-1) }),
    });
    expect(taken.statusCode).toBe(201);
  });
});
