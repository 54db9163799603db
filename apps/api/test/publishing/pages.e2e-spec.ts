import { addressFrom, blockTypes, isReservedAddress, pageLimits } from '@ministry/domain';
import { ResponseCache } from '../../src/platform/cache/response-cache.ts';
import type { PageResponse, WholePageResponse } from '../../src/publishing/pages/own-page.dto.ts';
import { OwnPageEntity } from '../../src/publishing/pages/own-page.entity.ts';
import { PageLinksService, pagesTopic } from '../../src/publishing/pages/page-links.service.ts';
import type { SiteSearchResponse } from '../../src/site/search/site-search.dto.ts';
import { createItem, pageRequest } from '../factories/content.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const text = { type: 'text', heading: '', text: 'The walls are **up**.' };
/** One valid block of each type. */
const everyBlock = [
  text,
  { type: 'picture', image: '/uploads/hall.webp', alt: 'The hall', caption: '' },
  { type: 'figures', heading: 'So far', figures: [{ value: '80 %', label: 'of the roof' }] },
  { type: 'cards', heading: '', cards: [{ title: 'Bring bricks', text: '', link: null }] },
  { type: 'quote', text: 'Unless the Lord builds the house.', source: 'Psalm 127' },
  { type: 'list', heading: 'We need', items: ['Cement', 'Sand'] },
  { type: 'action', text: '', label: 'Give', link: '/contact#donation' },
  { type: 'album', heading: '', albumId: 4 },
  { type: 'events', heading: '', eventId: null, count: 3 },
  { type: 'giving', heading: '', text: '' },
];

describeOnEachDatabase('pages of the office’s own', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    // Deleted and not truncated: a truncated table starts again at id 1, and a new page would get the history of an earlier one.
    await api.database.repository(OwnPageEntity).createQueryBuilder().delete().execute();
    api.app.get(ResponseCache).dropHere(pagesTopic);
  });

  const create = (own: object = {}): Promise<PageResponse> => createItem(api, 'pages', { ...pageRequest(), ...own });
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    untilServed(() => api.send({ method, url, headers: api.as('admin'), payload }));
  const post = (own: object) => send('POST', '/api/pages', { ...pageRequest(), ...own });
  const fields = async (own: object): Promise<Record<string, string>> => {
    const answer = await post(own);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ fields: Record<string, string> }>().fields;
  };
  const read = async (key: number | string): Promise<{ status: number; body: WholePageResponse }> => {
    const answer = await api.send({ url: `/api/pages/${key}` });
    return { status: answer.statusCode, body: answer.json<WholePageResponse>() };
  };

  describe('an address', () => {
    it('opens the page, and so does its id', async () => {
      const { id } = await create({ address: 'building-fund' });
      for (const key of ['building-fund', id]) expect(await read(key)).toMatchObject({ status: 200, body: { id } });
      expect((await read('roof')).status).toBe(404);
    });

    it('is made from the title where none is given, and is unique', async () => {
      const made = [await create(), await create(), await create({ title: 'Building – Fund!' })];
      expect(made.map(({ address }) => address)).toEqual(['building-fund', 'building-fund-2', 'building-fund-3']);
      expect((await create({ title: 'Events' })).address).toBe('events-2');
      expect((await create({ title: '2027' })).address).toBe('page');
    });

    it('is unique for pages that are created simultaneously', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => untilServed(() => post({ title: 'Harvest' }))));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
      const addresses = answers.map((answer) => answer.json<PageResponse>().address);
      expect(new Set(addresses).size).toBe(6);
    });

    it.each(['events', 'api', 'admin', 'sw', 'feeds'])(
      'that is reserved is refused, naming the field: %s',
      async (address) => {
        expect(await fields({ address })).toEqual({
          address: `Address '${address}' is reserved: the site uses it for something else`,
        });
      },
    );

    it.each(['Building', 'a b', '-a', 'a--b', '12', 'a/b', 'ä', 'a.b', 'x'.repeat(61), 7])(
      'of an invalid form is refused, naming the field: %j',
      async (address) => {
        expect(await fields({ address })).toEqual({ address: expect.stringMatching(/^Address must be/) });
      },
    );

    it('that is taken is refused on creation and on change, naming the field', async () => {
      await create({ title: 'The roof', address: 'roof' });
      const taken = { address: "Address 'roof' is taken by the page 'The roof'" };
      expect(await fields({ address: 'roof' })).toEqual(taken);
      const { id } = await create({ address: 'walls' });
      const answer = await send('PUT', `/api/pages/${id}`, { title: 'Walls', address: 'roof' });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, taken]);
      expect((await read('walls')).body.id).toBe(id);
    });

    it('of a deleted page stays reserved for it, and the refusal says so', async () => {
      const { id } = await create({ title: 'The roof', address: 'roof' });
      await api.send({ method: 'DELETE', url: `/api/pages/${id}`, headers: api.as('admin') });
      expect(await fields({ address: 'roof' })).toEqual({
        address: "Address 'roof' belongs to the deleted page 'The roof': restore that one, or choose another",
      });
      expect((await send('POST', `/api/pages/${id}/restore`, {})).statusCode).toBe(200);
      expect((await read('roof')).status).toBe(200);
    });

    it('is reserved where the server has a route', () => {
      const first = [...api.routes].map((route) => /^\w+ \/([a-z0-9-]+)(?=\/|$)/.exec(route)?.[1]);
      const others = new Set(first.filter((part) => part !== undefined));
      expect(others.size).toBeGreaterThan(5);
      expect([...others].filter((part) => !isReservedAddress(part))).toEqual([]);
    });
  });

  it.each([
    ['Building Fund', 'building-fund'],
    ['  Être & Café  ', 'etre-cafe'],
    ['ŋeno', 'eno'],
    ['🙏', 'page'],
    ['x'.repeat(200), 'x'.repeat(pageLimits.address - 6)],
  ])('%j becomes the address %j', (title, address) => expect(addressFrom(title)).toBe(address));

  describe('blocks', () => {
    it('of every type are stored and answered as they were sent, with the parsed texts', async () => {
      expect(everyBlock.map(({ type }) => type)).toEqual([...blockTypes]);
      const { id, blocks } = await create({ blocks: everyBlock });
      expect(blocks).toEqual(everyBlock);
      const { body } = await read(id);
      expect(body.blocks).toEqual(everyBlock);
      expect(body.texts).toEqual([[expect.objectContaining({ tag: 'p' })], ...Array(9).fill([])]);
    });

    it.each<[string, unknown, Record<string, unknown>]>([
      ['no list', 'text', { blocks: 'Blocks must be a list' }],
      ['no things', [null, []], { blocks: 'Blocks must be a list of JSON objects' }],
      [
        'an unknown type',
        [text, { type: 'html', html: '<b>' }],
        { 'blocks.1.type': expect.stringMatching(/^Type must be one of: text, /) },
      ],
      ['a type of the language', [{ type: '__proto__' }], { 'blocks.0.type': expect.stringMatching(/^Type must be/) }],
      [
        'a field that is not its own',
        [{ ...text, html: '<b>' }],
        { 'blocks.0.html': "There is no field 'blocks.0.html' here" },
      ],
      [
        'a card without a title',
        [text, { type: 'cards', heading: '', cards: [{ title: '', text: '', link: null }] }],
        { 'blocks.1.cards.0.title': 'Title is needed' },
      ],
      [
        'a link that runs a script',
        [{ type: 'action', text: '', label: 'Go', link: 'javascript:alert(1)' }],
        { 'blocks.0.link': 'Link must be an https address or a path on this site' },
      ],
      [
        'a link to another site without https',
        [{ type: 'action', text: '', label: 'Go', link: '//evil.example' }],
        { 'blocks.0.link': 'Link must be an https address or a path on this site' },
      ],
      [
        'a picture without words',
        [{ type: 'picture', image: '/uploads/a.webp', alt: '', caption: '' }],
        { 'blocks.0.alt': 'Alt is needed' },
      ],
      ['too many', Array(pageLimits.blocks + 1).fill(text), { blocks: 'Blocks may contain at most 40' }],
      [
        'too long together',
        Array(7).fill({ ...text, text: 'x'.repeat(9_000) }),
        { blocks: 'The total length of Blocks is too large: split the page into two' },
      ],
    ])('that are %s are refused, naming their position, and nothing is stored', async (_what, blocks, problems) => {
      expect(await fields({ blocks })).toEqual(problems);
      expect(await api.database.repository(OwnPageEntity).count()).toBe(0);
    });

    it('are left out of the summary view, and are searched', async () => {
      await create({ title: 'Roof', blocks: everyBlock });
      const list = async (query: string) =>
        (await api.send({ url: `/api/pages?${query}` })).json<PageResponse[]>().map(({ blocks }) => blocks.length);
      expect(await list('view=summary')).toEqual([0]);
      expect(await list('search=psalm%20127')).toEqual([everyBlock.length]);
      expect(await list('search=goliath')).toEqual([]);
    });

    it('are in the history as they were', async () => {
      const { id } = await create({ blocks: everyBlock });
      await send('PUT', `/api/pages/${id}`, { title: 'Roof', blocks: [] });
      const headers = api.as('admin');
      const url = `/api/content/pages/${id}/history`;
      const entries = (await api.send({ url, headers })).json<{ id: number }[]>();
      const first = await api.send({ url: `${url}/${entries.at(-1)?.id}`, headers });
      expect(first.json<{ item: PageResponse }>().item.blocks).toEqual(everyBlock);
    });
  });

  describe('the navigation', () => {
    const links = () => api.app.get(PageLinksService).links();

    it('names published pages in their place and order, and nothing where there are none', async () => {
      expect(await links()).toEqual({});
      await create({ title: 'Second', position: 2 });
      await create({ title: 'First', position: 1 });
      await create({ title: 'Below', place: 'footer' });
      await create({ title: 'Hidden', place: 'none' });
      await create({ title: 'Draft', isActive: false });
      expect(await links()).toEqual({
        menu: [
          { href: '/first', label: 'First' },
          { href: '/second', label: 'Second' },
        ],
        footer: [{ href: '/below', label: 'Below' }],
      });
    });

    it.each(['unpublish', 'archive', 'delete'])('removes a page at once after: %s', async (action) => {
      const { id } = await create();
      expect(await links()).toEqual({ menu: [{ href: '/building-fund', label: 'Building Fund' }] });
      await send('POST', '/api/pages/bulk', { action, items: [id] });
      expect(await links()).toEqual({});
      expect((await read('building-fund')).status).toBe(404);
    });

    it('is known after a restart', async () => {
      await create();
      const before = await links();
      api = await api.restart();
      expect([await links(), Object.keys(before)]).toEqual([before, ['menu']]);
    });
  });

  it('are found by the search of the site, and no longer when they are unpublished', async () => {
    const { id } = await create({ blocks: everyBlock });
    const found = async () =>
      (await api.send({ url: '/api/search?q=psalm' }))
        .json<SiteSearchResponse>()
        .groups.flatMap(({ kind, hits }) => hits.map(({ address }) => `${kind} ${address}`));
    expect(await found()).toContain('page /building-fund');
    await send('POST', '/api/pages/bulk', { action: 'unpublish', items: [id] });
    expect(await found()).not.toContain('page /building-fund');
  });

  it('give a copy its own address', async () => {
    const { id } = await create({ address: 'roof' });
    const copy = (await send('POST', `/api/pages/${id}/duplicate`, {})).json<PageResponse>();
    expect(copy).toMatchObject({ title: 'Building Fund (Copy)', address: 'building-fund-copy', status: 'draft' });
  });
});
