import type { LiveTextsDto } from '../../src/platform/site-settings/contact-texts.dto.ts';
import type { SiteSearchResponse } from '../../src/site/search/site-search.dto.ts';
import { pageRequest } from '../factories/content.ts';
import { createEvent, eventRequest } from '../factories/event.ts';
import { post } from '../factories/people.ts';
import { createProduct } from '../factories/store.ts';
import { translate } from '../factories/translation.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnEachDatabase('GET /api/search', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const ask = (query: string) => api.send({ url: `/api/search?${query}` });
  const search = async (question: string): Promise<SiteSearchResponse['groups']> => {
    const answer = await ask(`q=${encodeURIComponent(question)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<SiteSearchResponse>().groups;
  };
  const addresses = async (question: string) =>
    (await search(question)).flatMap(({ hits }) => hits.map(({ address }) => address));
  const create = async (path: string, payload: object): Promise<number> => {
    const answer = await post(api, path, payload, api.as('admin'));
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const announce = (own: object) => create('/api/announcements', { content: 'All.', validUntil: '2099-01-01', ...own });

  it('finds every kind that visitors see, each with its address, in a fixed order', async () => {
    const { id: event } = await createEvent(api, { title: 'Kiteezi vigil' });
    const sermon = await create('/api/sermons', { title: 'Preached at Kiteezi', isActive: true });
    const ministry = await create('/api/ministries', { name: 'Kiteezi school', isActive: true });
    const announcement = await announce({ title: 'To Kiteezi together', content: 'By bus.' });
    const album = await create('/api/photo-galleries', { title: 'Kiteezi in pictures', eventDate: '2026-05-01' });
    const { id: product } = await createProduct(api, { name: 'Songs of Kiteezi' });
    expect((await search('kiteezi')).map(({ kind, total, hits }) => [kind, total, hits[0]?.address])).toEqual([
      ['sermon', 1, `/sermons/${sermon}`],
      ['event', 1, `/events/${event}`],
      ['ministry', 1, `/ministries?ministry=${ministry}#ministry-${ministry}`],
      ['announcement', 1, `/announcements#announcement-${announcement}`],
      ['album', 1, `/gallery?album=${album}`],
      ['product', 1, `/store/${product}`],
    ]);
  });

  it('puts kinds with the words in a title before pages and kinds that have them only in their text', async () => {
    const kinds = async (question: string) => (await search(question)).map(({ kind }) => kind);
    expect(await kinds('whatsapp')).toEqual(['page']);
    await createEvent(api, { title: 'Evening', description: 'Write by whatsapp.' });
    expect(await kinds('whatsapp')).toEqual(['page', 'event']);
    await createProduct(api, { name: 'Whatsapp for beginners' });
    expect(await kinds('whatsapp')).toEqual(['product', 'page', 'event']);
    expect((await kinds('events'))[0]).toBe('page');
  });

  it('requires all words, matching their beginnings, ignoring case, accents and small words', async () => {
    const id = await create('/api/sermons', {
      title: 'Kícà on the Road',
      speaker: 'José Oyat',
      description: '## Luke 24:13–35\n\nTwo **disciples** walk.',
      tags: ['Otingting'],
      isActive: true,
    });
    for (const question of [
      'KICA roa',
      'josé kica',
      'jose luke 24',
      'disci oyat',
      'otingting the',
      "kica's on the road",
    ])
      expect([question, await addresses(question)]).toEqual([
        question,
        question.includes("'") ? [] : [`/sermons/${id}`],
      ]);
    expect(await addresses('kica ica')).toEqual([]);
    expect(await addresses('kica wadelai')).toEqual([]);
  });

  it('shows a passage around the word, without Markdown signs', async () => {
    await create('/api/sermons', {
      title: 'Untitled',
      speaker: '',
      description: '# Psalm 1\n\nA tree *planted* at **Lokwenge**.',
      isActive: true,
    });
    const [group] = await search('lokwenge');
    expect(group?.hits[0]?.passage).toEqual(['Psalm 1 A tree planted at ', 'Lokwenge', '.']);
  });

  it('answers only the documented fields of an item', async () => {
    await createEvent(api, { title: 'Anaka fields', date: '2027-03-05T06:00:00.000Z' });
    const [group] = await search('anaka');
    expect(Object.keys(group?.hits[0] ?? {}).sort()).toEqual(['address', 'date', 'passage', 'title']);
    expect(group?.hits[0]?.date).toBe('2027-03-05T06:00:00.000Z');
  });

  describe('never finds', () => {
    it.each([
      ['a draft', '/api/sermons', { title: 'Atiak secret', isActive: false }],
      [
        'an announcement that has ended',
        '/api/announcements',
        { title: 'Atiak', content: 'All.', validUntil: '2020-01-01' },
      ],
      ['a testimony that nobody has verified', '/api/testimonials', { name: 'Atiak', testimony: 'Atiak' }],
      [
        'a product without stock',
        '/api/products',
        { name: 'Atiak', price: '2.00', category: 'books', stockQuantity: 0 },
      ],
    ])('%s', async (_what, path, payload) => {
      await create(path, payload);
      expect(await search('atiak')).toEqual([]);
    });

    it('items that were deleted, archived or unpublished, from that moment on', async () => {
      const admin = api.as('admin');
      const deleted = await createEvent(api, { title: 'Palaro one' });
      const archived = await createEvent(api, { title: 'Palaro two' });
      const withdrawn = await createEvent(api, { title: 'Palaro three' });
      expect(await addresses('palaro')).toHaveLength(3);
      await api.send({ method: 'DELETE', url: `/api/events/${deleted.id}`, headers: admin });
      await post(api, '/api/events/bulk', { action: 'archive', items: [archived.id] }, admin);
      await post(api, '/api/events/bulk', { action: 'unpublish', items: [withdrawn.id] }, admin);
      expect(await addresses('palaro')).toEqual([]);
    });

    it('more for an admin than for a visitor', async () => {
      await createEvent(api, { title: 'Only in Otuke', isActive: false });
      const answer = await api.send({ url: '/api/search?q=otuke', headers: api.as('admin') });
      expect(answer.json()).toEqual({ groups: [] });
    });
  });

  it('finds what was published a moment ago', async () => {
    expect(await addresses('amuru')).toEqual([]);
    const { id } = await createEvent(api, { title: 'Amuru' });
    expect(await addresses('amuru')).toEqual([`/events/${id}`]);
  });

  it('answers ten results of a kind, with matches in the title first, and the total', async () => {
    for (let turn = 0; turn < 11; turn += 1)
      await create('/api/ministries', { name: `School ${turn}`, description: 'In Wadelai', isActive: true });
    const id = await create('/api/ministries', { name: 'Wadelai choir', isActive: true });
    const [group] = await search('wadelai');
    expect(group).toMatchObject({ kind: 'ministry', total: 12 });
    expect(group?.hits).toHaveLength(10);
    expect(group?.hits[0]?.address).toContain(`#ministry-${id}`);
  });

  it('names the page of the list on which an announcement stands', async () => {
    const id = await announce({ title: 'Gweng', date: '2020-01-01T06:00:00.000Z' });
    for (let turn = 0; turn < 12; turn += 1) await announce({ title: `Later ${turn}` });
    expect((await addresses('gweng'))[0]).toMatch(new RegExp(`^/announcements\\?page=[2-9]#announcement-${id}$`));
  });

  describe('in a language', () => {
    const inSwahili = async (question: string) => {
      const { groups } = (await ask(`q=${encodeURIComponent(question)}&language=sw`)).json<SiteSearchResponse>();
      return groups.flatMap(({ hits }) => hits);
    };
    const titles = (hits: { title: string }[]) => hits.map(({ title }) => title);

    it.each([
      ['events', '/api/events', { ...eventRequest(), isActive: true }, 'title'],
      ['sermons', '/api/sermons', { isActive: true }, 'title'],
      ['ministries', '/api/ministries', { isActive: true }, 'name'],
      ['announcements', '/api/announcements', { content: 'All.', validUntil: '2099-01-01' }, 'title'],
      ['pages', '/api/pages', pageRequest({}), 'title'],
      ['galleries', '/api/photo-galleries', { eventDate: '2026-05-02' }, 'title'],
    ])('finds %s by a translation, only in that language', async (kind, path, own, field) => {
      const source = `Rehearsal of ${kind}`;
      const itemId = await create(path, { ...own, [field]: source });
      const text = `Mazoezi ${kind}`;
      expect((await translate(api, { kind, itemId, field, source, text })).statusCode).toBe(200);
      expect(titles(await inSwahili(`mazoezi ${kind}`))).toEqual([text]);
      expect(await addresses(`mazoezi ${kind}`)).toEqual([]);
      expect(await addresses(`rehearsal ${kind}`)).toHaveLength(1);
    });

    it('finds items without a translation by their original, and names the language', async () => {
      const text = { title: 'Tilling in Awach', description: 'With oxen and ploughs.' };
      const itemId = await create('/api/sermons', { ...text, isActive: true });
      expect(await inSwahili('tilling awach')).toEqual([
        expect.objectContaining({ title: text.title, language: 'en' }),
      ]);
      await translate(api, { kind: 'sermons', itemId, field: 'title', source: text.title, text: 'Kulima Awach' });
      expect(await inSwahili('ploughs')).toEqual([
        expect.objectContaining({ title: 'Kulima Awach', passage: ['With oxen and ', 'ploughs', '.'], language: 'en' }),
      ]);
      const further = { field: 'description', source: text.description, text: 'Kwa ng’ombe.' };
      await translate(api, { kind: 'sermons', itemId, ...further });
      expect(await inSwahili('ploughs')).toEqual([]);
      const [hit] = await inSwahili('ng’ombe kulima');
      expect([hit?.title, hit?.passage.join(''), hit?.language]).toEqual(['Kulima Awach', 'Kwa ng’ombe.', undefined]);
    });

    it('finds the fixed pages by their own words and by translations of the office', async () => {
      const payload = { offered: ['sw'], version: 0 };
      await api.send({ method: 'PUT', url: '/api/site/languages', headers: api.as('admin'), payload });
      const addressesOf = (hits: { address: string }[]) => hits.map(({ address }) => address);
      expect(addressesOf(await inSwahili('mahubiri'))).toContain('/sermons');
      expect(await addresses('mahubiri')).toEqual([]);
      const { description: source } = (await api.send({ url: '/api/site/live-page' })).json<LiveTextsDto>();
      const text = 'Tazama moja kwa moja kupitia Kwoyelo.';
      await translate(api, { kind: 'liveTexts', itemId: 0, field: 'description', source, text });
      expect(addressesOf(await inSwahili('kwoyelo'))).toEqual(['/live']);
      expect(await addresses('kwoyelo')).toEqual([]);
    });
  });

  it('finds nothing for signs alone, and treats no sign as a wildcard', async () => {
    for (const question of ['%_%', '?!', '**']) expect(await search(question)).toEqual([]);
  });

  it.each(['', 'q=', `q=${'a'.repeat(101)}`])('answers 400 for ?%s', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });

  it('may be cached for as long as every public read', async () => {
    expect((await ask('q=kiteezi')).headers['cache-control']).toBe('public, max-age=15');
  });
});
