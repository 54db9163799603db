import type { GalleryResponse } from '../src/galleries/gallery.dto.ts';
import { UploadsService } from '../src/uploads/uploads.service.ts';
import { until } from './stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

describeOnEachDatabase('the first content of the galleries', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  // DATA-18, DATA-19
  it('is three albums of five photos whose files are there', async () => {
    const albums = (await api.inject({ url: '/api/photo-galleries' })).json<GalleryResponse[]>();
    expect(albums.map(({ title, photoCount }) => [title, photoCount])).toEqual([
      ['Northern Uganda Crusade', 5],
      ['Eye Camp', 5],
      ['Youth Camp at Remnant Afire', 5],
    ]);
    const photos = albums.flatMap((album) => album.photos);
    expect(new Set(photos.map(({ url }) => url)).size).toBe(15);
    for (const { url, width, height, caption } of photos) {
      expect([width, height, caption]).toEqual([1_200, 800, expect.any(String)]);
      expect((await api.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    }
    expect((await api.app.get(UploadsService).describe(photos.map(({ url }) => url))).size).toBe(15);
  });

  it('goes on making the smaller copies after a restart', async () => {
    const album = (await api.inject({ url: '/api/photo-galleries' })).json<GalleryResponse[]>().at(-1);
    const url = album?.photos[0]?.url ?? '';
    // Closing in the midst of it: what is missing then is found by the next process.
    await api.app.close();
    const next = await api.again();
    expect((await next.inject({ url: url.replace('.jpg', '.320.jpg') })).headers['content-type']).toBe('image/jpeg');
    const copy = await until(
      () => next.inject({ url: url.replace('.jpg', '.960.avif') }),
      ({ headers }) => headers['content-type'] === 'image/avif',
      60_000,
    );
    expect(copy.rawPayload.length).toBeLessThan(70_000);
    await next.close();
  }, 90_000);
});
