import type { SermonFacetsResponse } from '../../src/publishing/sermons/sermon-facets.dto.ts';
import { createItem, sermonRequest } from '../factories/content.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('sermon counts', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const create = (own: object) => createItem(api, 'sermons', { ...sermonRequest(), ...own });
  const facets = async (): Promise<SermonFacetsResponse> => (await api.send({ url: '/api/sermons/facets' })).json();

  describe('GET /api/sermons/facets', () => {
    it('answers empty lists on an empty site', async () => {
      expect(await facets()).toEqual({ total: 0, speakers: [], series: [] });
    });

    // SER-06, SER-09, SER-13: the numbers on the page are counted, from published sermons only.
    it('counts published sermons by speaker and by series, sorted by name', async () => {
      await create({ speaker: 'Pastor Grace Akello', series: 'Walking in Faith' });
      await create({ speaker: 'Bishop Charles Ocaya', series: 'Walking in Faith' });
      await create({ speaker: 'Pastor Grace Akello', series: null });
      await create({ speaker: 'Not heard yet', series: 'In preparation', isActive: false });
      expect(await facets()).toEqual({
        total: 3,
        speakers: [
          { name: 'Bishop Charles Ocaya', count: 1 },
          { name: 'Pastor Grace Akello', count: 2 },
        ],
        series: [{ name: 'Walking in Faith', count: 2 }],
      });
    });

    it('counts again after a change, and leaves out those without a speaker', async () => {
      const { id } = await create({ speaker: '', series: 'Hope for the Family' });
      expect(await facets()).toMatchObject({
        total: 4,
        speakers: [{ count: 1 }, { count: 2 }],
        series: [{ name: 'Hope for the Family' }, { name: 'Walking in Faith' }],
      });
      await api.send({ method: 'DELETE', url: `/api/sermons/${id}`, headers: api.as('admin') });
      expect((await facets()).total).toBe(3);
    });

    it('answers 400 for an id that is not a number', async () => {
      expect((await api.send({ url: '/api/sermons/counts' })).statusCode).toBe(400);
    });
  });
});
