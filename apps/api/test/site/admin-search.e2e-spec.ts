import type { SearchResponse } from '../../src/site/search/search.dto.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { contactRequest, familyRequest, post } from '../factories/people.ts';
import { createOrder, createProduct } from '../factories/store.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('GET /api/admin/search', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const search = async (text: string): Promise<SearchResponse['groups']> => {
    const answer = await api.send({
      url: `/api/admin/search?q=${encodeURIComponent(text)}`,
      headers: api.as('admin'),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<SearchResponse>().groups;
  };
  const create = async (path: string, payload: object): Promise<number> =>
    (await post(api, path, payload, api.as('admin'))).json<{ id: number }>().id;

  // ADM-01
  it('finds every kind of content and person, in a fixed order', async () => {
    const event = await createEvent(api, { title: 'Kiteezi vigil' });
    await create('/api/sermons', { title: 'Preached at Kiteezi', speaker: 'Grace Akello' });
    await create('/api/ministries', { name: 'Kiteezi school' });
    await create('/api/announcements', { title: 'To Kiteezi together', content: 'By bus.', validUntil: '2099-01-01' });
    await create('/api/testimonials', { name: 'Rose', testimony: 'Kiteezi changed me.' });
    await create('/api/photo-galleries', { title: 'Kiteezi in pictures', eventDate: '2026-05-01' });
    await post(api, '/api/families', familyRequest({ familyName: 'Kiteezi' }));
    await post(api, '/api/contact', contactRequest({ message: 'Is there a bus to Kiteezi?' }));
    await post(api, '/api/prayer-requests', { request: 'For my brother in Kiteezi.' });
    await post(api, '/api/newsletter/subscribe', { email: 'kiteezi@example.org' });
    await post(
      api,
      `/api/events/${event.id}/register`,
      registrationRequest(event.id, { lastName: 'Kiteezi', email: 'someone@example.org' }),
    );
    const product = await createProduct(api, { name: 'Songs of Kiteezi' });
    await createOrder(api, [{ productId: product.id, quantity: 1 }], { customerName: 'Mary Kiteezi' });
    const groups = await search('kiteezi');
    expect(groups.map(({ kind, total }) => `${kind} ${total}`)).toEqual([
      'sermon 1',
      'event 1',
      'ministry 1',
      'announcement 1',
      'testimony 1',
      'album 1',
      'family 1',
      'message 1',
      'prayer 1',
      'subscriber 1',
      'registration 1',
      'product 1',
      'order 1',
    ]);
    expect(groups.find(({ kind }) => kind === 'registration')?.hits[0]).toMatchObject({
      eventId: event.id,
      title: 'Mary Kiteezi',
      detail: 'Kiteezi vigil',
    });
    expect(groups.find(({ kind }) => kind === 'prayer')?.hits[0]).toMatchObject({
      title: 'Anonymous',
      detail: 'For my brother in Kiteezi.',
    });
  });

  it('answers five results of each kind and the number of others', async () => {
    for (let turn = 0; turn < 7; turn += 1) await create('/api/sermons', { title: `Wadelai part ${turn}` });
    const [group] = await search('Wadelai');
    expect(group).toMatchObject({ kind: 'sermon', total: 7 });
    expect(group?.hits).toHaveLength(5);
  });

  it('finds drafts and archived items, but nothing that was deleted', async () => {
    const { id } = await createEvent(api, { title: 'Only in Otuke', isActive: false });
    expect((await search('otuke')).map(({ kind }) => kind)).toEqual(['event']);
    await api.send({ method: 'DELETE', url: `/api/events/${id}`, headers: api.as('admin') });
    expect(await search('otuke')).toEqual([]);
  });

  it('reads % and _ as ordinary characters', async () => expect(await search('%_%')).toEqual([]));

  it.each(['', 'q=', `q=${'a'.repeat(101)}`, 'q=ab&limit=3'])('answers 400 for ?%s', async (query) => {
    expect((await api.send({ url: `/api/admin/search?${query}`, headers: api.as('admin') })).statusCode).toBe(400);
  });

  it('allows admins only', async () => {
    const statuses = await Promise.all(
      [{}, api.as('media')].map(
        async (headers) => (await api.send({ url: '/api/admin/search?q=akello', headers })).statusCode,
      ),
    );
    expect(statuses).toEqual([401, 403]);
  });
});
