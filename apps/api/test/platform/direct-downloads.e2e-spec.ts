import { jest } from '@jest/globals';
import { FileStorage } from '../../src/platform/uploads/file-storage.ts';
import { UploadsService } from '../../src/platform/uploads/uploads.service.ts';
import { picture, recording, send, sendPhoto } from '../factories/upload.ts';
import { startObjectStore } from '../stand-ins/object-store.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const small = recording('first-light.mp3');
const large = Buffer.concat(Array.from({ length: 5 }, () => small));
const sixHours = 6 * 3_600_000;

describe('GET /uploads/:name of a large recording, with S3_PUBLIC_ENDPOINT', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>;
  let api: TestApp;
  let url: string;
  beforeAll(async () => {
    store = await startObjectStore();
    api = await startTestApp({ environment: { ...store.environment, S3_PUBLIC_ENDPOINT: store.publicEndpoint } });
    url = await upload(large);
  });
  afterAll(async () => {
    await api.close();
    await store.close();
  });

  const upload = async (content: Buffer): Promise<string> =>
    (await send(api, '/upload/audio', [{ field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content }])).body.url;
  const get = (path: string, headers: Record<string, string> = {}) => api.send({ url: path, headers });
  const addressOf = async (path: string): Promise<string> => String((await get(path)).headers['location']);
  const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

  it('redirects to an address of the store, signed for at most six hours, and is not cached', async () => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control'], answer.rawPayload.length]).toEqual([
      302,
      'no-store',
      0,
    ]);
    const address = new URL(String(answer.headers['location']));
    expect(`${address.origin}${address.pathname}`).toBe(`${store.publicEndpoint}/uploads${url}`);
    expect(Number(address.searchParams.get('X-Amz-Expires')) * 1_000).toBe(sixHours);
    const fetched = await fetch(address);
    expect([fetched.status, fetched.headers.get('content-type'), fetched.headers.get('cache-control')]).toEqual([
      200,
      'audio/mpeg',
      `private, max-age=${sixHours / 1_000}`,
    ]);
    expect(fetched.headers.get('content-disposition')).toBeNull();
    expect(Buffer.from(await fetched.arrayBuffer()).equals(large)).toBe(true);
  });

  it('serves byte ranges from there', async () => {
    expect((await get(url, { range: 'bytes=100-199' })).statusCode).toBe(302);
    const part = await fetch(await addressOf(url), { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${large.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(large.subarray(100, 200))).toBe(true);
  });

  it('has it saved under the name that was asked for', async () => {
    const fetched = await fetch(await addressOf(`${url}?download=${encodeURIComponent('First Light - Pastor Ŋole')}`));
    expect(fetched.headers.get('content-disposition')).toBe(
      `attachment; filename="First Light - Pastor _ole.mp3"; filename*=UTF-8''First%20Light%20-%20Pastor%20%C5%8Aole.mp3`,
    );
  });

  it('serves files that a page saves for offline use from this site, as scripts may not read from the store', async () => {
    const piece = await get(`${url}?offline`, { range: 'bytes=100-199' });
    expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, `bytes 100-199/${large.length}`]);
    expect(piece.rawPayload.equals(large.subarray(100, 200))).toBe(true);
  });

  it('answers HEAD without a redirect, as the signature is valid only for GET', async () => {
    const answer = await api.send({ method: 'HEAD', url });
    expect([answer.statusCode, answer.headers['content-length'], answer.headers['location']]).toEqual([
      200,
      String(large.length),
      undefined,
    ]);
  });

  it('serves small files from this site, without a redirect', async () => {
    const photo = (await sendPhoto(api, await picture(700, 500))).body.url;
    for (const path of [photo, photo.replace('.jpg', '.640.jpg'), await upload(small)])
      expect((await get(path)).statusCode).toBe(200);
  });

  it('signs an address that is valid only for this file, unchanged and within its time', async () => {
    const address = await addressOf(url);
    const other = new URL(address);
    other.pathname = other.pathname.replace(/[0-9a-f]{24}/, '0123456789abcdef01234567');
    const unsigned = new URL(address);
    unsigned.search = '';
    const renamed = address.replace('audio%2Fmpeg', 'text%2Fhtml');
    expect(renamed).not.toBe(address);
    expect(await Promise.all([other.href, unsigned.href, renamed].map(statusOf))).toEqual([403, 403, 403]);
    expect(await statusOf(address)).toBe(200);
    store.advance(sixHours);
    expect(await statusOf(address)).toBe(403);
    store.advance(-sixHours);
  });

  it('stops when the file is deleted, also at addresses that were signed before', async () => {
    const gone = await upload(large);
    const address = await addressOf(gone);
    expect(await statusOf(address)).toBe(200);
    await api.app.get(UploadsService).remove(gone);
    await until(
      () => statusOf(address),
      (status) => status === 404,
    );
    expect((await get(gone)).statusCode).toBe(404);
  });

  it('does not redirect to a deleted file that the store still has', async () => {
    const kept = await upload(large);
    const removal = jest.spyOn(api.app.get(FileStorage), 'remove').mockRejectedValue(new Error('The store is away'));
    await api.app.get(UploadsService).remove(kept);
    expect((await get(kept)).statusCode).toBe(404);
    removal.mockRestore();
  });

  it('allows pages to play from the origin of the store, and forms to lead there', async () => {
    const policy = String((await get('/sermons')).headers['content-security-policy']).split('; ');
    expect(policy.filter((directive) => directive.includes(store.publicEndpoint))).toEqual([
      `media-src 'self' blob: https: ${store.publicEndpoint}`,
      expect.stringMatching(/^form-action 'self' /),
    ]);
  });
});

describe('GET /uploads/:name of a large recording, without S3_PUBLIC_ENDPOINT', () => {
  it('serves the file from this site, as browsers may not be able to reach the store', async () => {
    const store = await startObjectStore();
    const api = await startTestApp({ environment: store.environment });
    const { body } = await send(api, '/upload/audio', [
      { field: 'audio', fileName: 'a.mp3', type: 'audio/mpeg', content: large },
    ]);
    const answer = await api.send({ url: body.url });
    expect([answer.statusCode, answer.rawPayload.equals(large)]).toEqual([200, true]);
    const policy = String((await api.send({ url: '/sermons' })).headers['content-security-policy']);
    expect(policy.split('; ')).toContain("media-src 'self' blob: https:");
    await api.close();
    await store.close();
  });
});
