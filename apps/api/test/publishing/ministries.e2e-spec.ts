import { ministryIcons, ministryLimits, seedSite } from '@ministry/domain';
import type { MinistryPageResponse, MinistryResponse } from '../../src/publishing/ministries/ministry.dto.ts';
import { MinistryEntity } from '../../src/publishing/ministries/ministry.entity.ts';
import { createItem, ministryRequest } from '../factories/content.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('ministries', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const create = (own: object = {}): Promise<MinistryResponse> =>
    createItem(api, 'ministries', { ...ministryRequest(), ...own });
  const names = async (query: string): Promise<string[]> =>
    (await api.send({ url: `/api/ministries${query}` })).json<MinistryResponse[]>().map(({ name }) => name);

  describe('GET /api/ministries', () => {
    beforeAll(async () => {
      await create({ name: 'Zion Choir', category: 'community', tags: ['singing'] });
      await create({ name: 'Eye Camp', icon: 'eye', category: 'outreach', impact: 'Grandparents see again.' });
    });

    // API-17, API-37
    it('answers everyone, in the order of creation', async () => {
      expect(await names('')).toEqual(['Zion Choir', 'Eye Camp']);
    });

    it.each([
      ['category=outreach', ['Eye Camp']],
      ['search=grandparents', ['Eye Camp']],
      ['search=singing', ['Zion Choir']],
      ['sort=name', ['Eye Camp', 'Zion Choir']],
      ['sort=-id', ['Eye Camp', 'Zion Choir']],
    ])('answers ?%s with %j', async (query, expected) => {
      expect(await names(`?${query}`)).toEqual(expected);
    });
  });

  // DATA-04, API-40, EDIT-30
  it('POST stores every field it is sent', async () => {
    const request = ministryRequest({ tags: ['children'], featuredImage: '/uploads/a.jpg' });
    const created = await create(request);
    expect(created).toEqual({
      ...request,
      id: expect.any(Number),
      status: 'published',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      updatedBy: 'admin',
      version: 1,
      deletedAt: null,
      publishAt: null,
      unpublishAt: null,
    });
    const alone = (await api.send({ url: `/api/ministries/${created.id}` })).json<MinistryPageResponse>();
    expect(alone).toMatchObject({
      ...request,
      content: [
        {
          tag: 'p',
          children: [{ text: 'A home for ' }, { tag: 'strong', children: [{ text: 'children' }] }, { text: '.' }],
        },
      ],
    });
  });

  // MIN-22
  it.each(ministryIcons)('POST accepts the icon %s', async (icon) => {
    expect((await create({ icon })).icon).toBe(icon);
  });

  // EDIT-61, DATA-33
  it('POST accepts title for name; name wins', async () => {
    expect((await createItem<MinistryResponse>(api, 'ministries', { title: ' Radio ' })).name).toBe('Radio');
    const both = await create({ name: 'Name', title: 'Title' });
    expect(both).toMatchObject({ name: 'Name' });
    expect(both).not.toHaveProperty('title');
    const renamed = await api.send({
      method: 'PUT',
      url: `/api/ministries/${both.id}`,
      headers: api.as('admin'),
      payload: { title: 'Renamed' },
    });
    expect([renamed.statusCode, renamed.json<MinistryResponse>().name]).toEqual([200, 'Renamed']);
  });

  // EDIT-41, EDIT-62
  it('POST needs only a name, and creates a draft until published under either name of the flag', async () => {
    expect(await createItem<MinistryResponse>(api, 'ministries', { name: 'Radio' })).toMatchObject({
      status: 'draft',
      description: '',
      icon: 'church',
      category: 'community',
      impact: '',
      established: null,
      tags: [],
    });
    expect((await createItem<MinistryResponse>(api, 'ministries', { name: 'Radio', isPublished: true })).isActive).toBe(
      true,
    );
  });

  // API-45
  it('PUT changes the fields it is sent and leaves the others', async () => {
    const { id } = await create({ established: 2006, tags: ['a'] });
    const answer = await api.send({
      method: 'PUT',
      url: `/api/ministries/${id}`,
      headers: api.as('admin'),
      payload: { name: 'New', established: null },
    });
    expect(answer.json()).toMatchObject({ name: 'New', established: null, tags: ['a'], icon: 'crown' });
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(ministryLimits.name + 1)],
    ['title', 7],
    ['description', 7],
    ['icon', 'cross'],
    ['category', 'party'],
    ['impact', 'x'.repeat(ministryLimits.impact + 1)],
    ['established', 1899],
    ['established', 2101],
    ['established', 'long ago'],
    ['featuredImage', 'http://example.org/a.jpg'],
    ['isActive', 1],
    ['speaker', 'x'],
  ])('POST answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
    const before = await api.database.repository(MinistryEntity).count();
    const answer = await api.send({
      method: 'POST',
      url: '/api/ministries',
      headers: api.as('admin'),
      payload: { ...ministryRequest(), [field]: value },
    });
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
    expect(await api.database.repository(MinistryEntity).count()).toBe(before);
  });

  it('POST names the missing field name where neither it nor a title is sent', async () => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/ministries',
      headers: api.as('admin'),
      payload: { category: 'youth' },
    });
    expect(answer.json()).toMatchObject({ statusCode: 400, fields: { name: 'Name is needed' } });
  });

  it.each([
    [{}, 401],
    [{ 'x-admin-user': 'admin' }, 401],
    ['media', 403],
  ] as const)('POST allows admins only (%j)', async (who, expected) => {
    const headers = who === 'media' ? api.as('media') : who;
    expect(
      (await api.send({ method: 'POST', url: '/api/ministries', headers, payload: ministryRequest() })).statusCode,
    ).toBe(expected);
  });

  it('POST /preview answers the Markdown as the card shows it', async () => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/ministries/preview',
      headers: api.as('admin'),
      payload: { description: '*Come*' },
    });
    expect(answer.json()).toEqual({ content: [{ tag: 'p', children: [{ tag: 'em', children: [{ text: 'Come' }] }] }] });
  });
});

describeOnAnyDatabase('ministries of a fresh site', (database) => {
  // The footer and the built-in list of the page contain the same ministries.
  it('are the six of the specification, each with an icon of its own', async () => {
    const api = await startTestApp({ database, seed: true });
    const ministries = (await api.send({ url: '/api/ministries' })).json<MinistryResponse[]>();
    expect(ministries.map(({ name }) => name)).toEqual(seedSite.aboutTexts.specialMinistries.map(({ title }) => title));
    expect(new Set(ministries.map(({ icon }) => icon)).size).toBe(6);
    for (const { description, impact, established } of ministries)
      expect([description.length > 100, impact.length > 20, (established ?? 0) >= 2002]).toEqual([true, true, true]);
    await api.close();
  });
});
