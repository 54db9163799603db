import { UploadsService } from '../../src/platform/uploads/uploads.service.ts';
import type { GalleryResponse } from '../../src/publishing/galleries/gallery.dto.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('pictures of a fresh site', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  // DATA-18, DATA-19
  it('fill three albums with five photos each', async () => {
    const albums = (await api.send({ url: '/api/photo-galleries' })).json<GalleryResponse[]>();
    expect(albums.map(({ title, photoCount }) => [title, photoCount])).toEqual([
      ['Northern Uganda Crusade', 5],
      ['Eye Camp', 5],
      ['Youth Camp at Remnant Afire', 5],
    ]);
    const photos = albums.flatMap((album) => album.photos);
    expect(new Set(photos.map(({ url }) => url)).size).toBe(15);
    for (const { url, width, height, caption } of photos) {
      expect([width, height, caption]).toEqual([1_200, 800, expect.any(String)]);
      expect((await api.send({ method: 'HEAD', url })).statusCode).toBe(200);
    }
    expect((await api.app.get(UploadsService).describe(photos.map(({ url }) => url))).size).toBe(15);
  });

  it('differ for each event, sermon, announcement and product', async () => {
    const counts: Record<string, number> = {};
    const pictures: (string | null | undefined)[] = [];
    for (const path of ['events', 'sermons', 'announcements', 'products']) {
      // One of the products is not for sale yet, so visitors do not see it.
      const status = path === 'products' ? '&status=all' : '';
      const answer = await api.send({ url: `/api/${path}?limit=50${status}`, headers: api.as('admin') });
      const items = answer.json<{ featuredImage?: string | null; imageUrl?: string | null }[]>();
      counts[path] = items.length;
      pictures.push(...items.map((item) => item.featuredImage ?? item.imageUrl));
    }
    expect(counts).toEqual({ events: 7, sermons: 8, announcements: 4, products: 11 });
    expect(new Set(pictures).size).toBe(30);
    for (const picture of pictures) {
      expect(picture).toMatch(/^\/uploads\//);
      expect((await api.send({ method: 'HEAD', url: picture ?? '' })).statusCode).toBe(200);
    }
  });

  it('get the remaining smaller copies after a restart', async () => {
    // Events are seeded first, so the copies of their pictures are made first.
    const [event] = (await api.send({ url: '/api/events' })).json<{ featuredImage: string }[]>();
    const url = event?.featuredImage ?? '';
    // Closed in the middle of the work: the next process finds the missing copies.
    await api.app.close();
    const next = await api.startAnother();
    expect((await next.send({ url: url.replace('.jpg', '.320.jpg') })).headers['content-type']).toBe('image/jpeg');
    const copy = await until(
      () => next.send({ url: url.replace('.jpg', '.960.avif') }),
      ({ headers }) => headers['content-type'] === 'image/avif',
    );
    expect(copy.rawPayload.length).toBeLessThan(70_000);
    await next.close();
  });
});
