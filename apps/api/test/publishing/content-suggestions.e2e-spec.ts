import { createItem, ministryRequest, sermonRequest } from '../factories/content.ts';
import { createEvent } from '../factories/event.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('GET /api/content/:kind/suggestions', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const ask = async (kind: string): Promise<{ status: number; body: Record<string, string[]> }> => {
    const answer = await api.send({ url: `/api/content/${kind}/suggestions`, headers: api.as('admin') });
    return { status: answer.statusCode, body: answer.json<Record<string, string[]>>() };
  };

  it('answers empty lists on an empty site', async () => {
    expect((await ask('sermons')).body).toEqual({ speaker: [], series: [], tags: [] });
  });

  // Values of drafts are suggested too; values of deleted items are not.
  it('answers the values of other items, most frequent first', async () => {
    const speaker = 'Pastor Grace Akello';
    await createItem(api, 'sermons', sermonRequest({ speaker, series: 'Romans', tags: ['grace', 'faith'] }));
    await createItem(api, 'sermons', sermonRequest({ speaker, series: null, tags: ['faith'], isActive: false }));
    await createItem(api, 'sermons', sermonRequest({ speaker: 'Bishop Charles Ocaya', tags: [] }));
    const { id } = await createItem<{ id: number }>(
      api,
      'sermons',
      sermonRequest({ speaker: 'Nobody', tags: ['wrong'] }),
    );
    await api.send({ method: 'DELETE', url: `/api/sermons/${id}`, headers: api.as('admin') });
    expect((await ask('sermons')).body).toEqual({
      speaker: [speaker, 'Bishop Charles Ocaya'],
      series: ['Romans'],
      tags: ['faith', 'grace'],
    });
  });

  it('answers the fields of each kind', async () => {
    await createEvent(api, { location: 'Gulu', tags: ['youth'] });
    await createItem(api, 'ministries', ministryRequest({ tags: ['children'] }));
    expect((await ask('events')).body).toEqual({ location: ['Gulu'], tags: ['youth'] });
    expect((await ask('ministries')).body).toEqual({ tags: ['children'] });
    expect((await ask('testimonials')).body).toEqual({});
    expect((await ask('orders')).status).toBe(404);
  });
});
