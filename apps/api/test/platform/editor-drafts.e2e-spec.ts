import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { EditorDraft } from '../../src/platform/editor-drafts/editor-draft.entity.ts';
import type {
  EditorDraftSummaryResponse,
  FoundEditorDraftResponse,
  SavedEditorDraftResponse,
} from '../../src/platform/editor-drafts/editor-drafts.dto.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import {
  addEveryRole,
  basic,
  describeOnAnyDatabase,
  describeOnEachDatabase,
  startTestApp,
  type TestApp,
} from '../test-app.ts';

const day = 24 * 3_600_000;
const url = '/api/editor-drafts/sermons.12';
const computer = 'the-computer-of-the-office';
const phone = 'the-phone';
const value = { draft: { title: 'Walking in faith', tags: ['Gulu', '\u{10348}'] }, basedOn: null };

describeOnAnyDatabase('unsaved forms of the console', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());
  afterEach(() => api.database.repository(EditorDraft).createQueryBuilder().delete().execute());

  const put = (own: object = {}, address = url, headers = api.as('admin')) =>
    api.send({ method: 'PUT', url: address, headers, payload: { value, device: computer, ...own } });
  const remove = (address = url) => api.send({ method: 'DELETE', url: address, headers: api.as('admin') });
  const get = async (address = url, headers = api.as('admin')): Promise<FoundEditorDraftResponse['draft']> =>
    (await api.send({ url: address, headers })).json<FoundEditorDraftResponse>().draft;
  const count = () => api.database.repository(EditorDraft).count();

  describe('PUT /api/editor-drafts/{key}', () => {
    it('keeps what was typed, and replaces the earlier draft of the same browser', async () => {
      expect(await get()).toBeNull();
      expect((await put({ value: { draft: { title: 'Walking' } } })).statusCode).toBe(200);
      const { savedAt } = (await put()).json<SavedEditorDraftResponse>();
      expect(await get()).toEqual({ value, device: computer, savedAt });
      expect(await count()).toBe(1);
    });

    it('keeps drafts separate by account', async () => {
      await put();
      expect(await get(url, api.as('editor'))).toBeNull();
      await put({ value: { draft: { title: 'Hers' } } }, url, api.as('editor'));
      await api.send({ method: 'DELETE', url, headers: api.as('editor') });
      expect((await get())?.value).toEqual(value);
    });

    it('does not replace the draft of another browser that the caller does not name', async () => {
      const { savedAt } = (await put()).json<SavedEditorDraftResponse>();
      const refused = await put({ device: phone, value: { draft: {} } });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'OTHER_DRAFT']);
      expect((await get())?.value).toEqual(value);
      expect((await put({ device: phone, replaces: savedAt })).statusCode).toBe(200);
      expect((await get())?.device).toBe(phone);
    });

    it.each(['sermons.new', 'site-aboutTexts.1', 'message-template-event-registration.3'])(
      'accepts the key %s',
      async (key) => {
        expect((await put({}, `/api/editor-drafts/${key}`)).statusCode).toBe(200);
      },
    );

    it('refuses drafts that are too large, and invalid keys', async () => {
      const fields = async (own: object, address = url) => (await put(own, address)).json<{ fields: object }>().fields;
      expect(await fields({ value: { text: 'a'.repeat(500_000) } })).toEqual({
        value: 'Value may have at most 500,000 bytes',
      });
      expect(await fields({ value: ['a'] })).toEqual({ value: 'Value must be a JSON object' });
      expect(await fields({ device: '' })).toEqual({ device: 'Device is needed' });
      for (const key of ['sermons', 'sermons.0', 'Sermons.12', `${'a'.repeat(190)}.12`])
        expect(await fields({}, `/api/editor-drafts/${key}`)).toEqual({ key: expect.any(String) });
      expect((await put({ value: { text: '\u{10348}'.repeat(124_000) } })).statusCode).toBe(200);
      expect(await count()).toBe(1);
    });
  });

  describe('DELETE /api/editor-drafts/{key}', () => {
    it('removes the draft, and answers the same when there is none', async () => {
      await put();
      expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
      expect(await get()).toBeNull();
    });

    it('removes only the draft of the browser that is named', async () => {
      await put();
      await remove(`${url}?device=${phone}`);
      expect(await get()).not.toBeNull();
      await remove(`${url}?device=${computer}`);
      expect(await get()).toBeNull();
    });
  });

  it('are removed thirty days after the last change', async () => {
    await put();
    const retention = api.app.get(Retention);
    const records = 'Unsaved forms of the console';
    expect(await retention.applyTo(records, new Date(Date.now() + 29 * day))).toBe(0);
    expect(await retention.applyTo(records, new Date(Date.now() + 31 * day))).toBe(1);
    expect(await get()).toBeNull();
  });

  it('are removed with the account', async () => {
    const grace = { username: 'grace.namutebi', role: 'editor', password: 'a-Long-enough-one-7' };
    await api.send({ method: 'POST', url: '/api/staff-accounts', headers: api.as('admin'), payload: grace });
    await put({}, url, { authorization: basic(grace.username, grace.password) });
    await put();
    expect(await count()).toBe(2);
    const { id } = await api.database.repository(StaffAccount).findOneByOrFail({ username: grace.username });
    await api.send({ method: 'DELETE', url: `/api/staff-accounts/${id}`, headers: api.as('admin') });
    expect(await api.database.repository(EditorDraft).countBy({ accountId: id })).toBe(0);
    expect(await count()).toBe(1);
  });
});

describeOnEachDatabase('GET /api/editor-drafts', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
  });
  afterAll(() => api.close());
  afterEach(() => api.database.repository(EditorDraft).createQueryBuilder().delete().execute());

  /** @param typed content of the form */
  async function put(key: string, typed: object, { device = computer, headers = api.as('admin') } = {}) {
    const payload = { value: { draft: typed, basedOn: null }, device };
    const answer = await api.send({ method: 'PUT', url: `/api/editor-drafts/${key}`, headers, payload });
    expect(answer.statusCode).toBe(200);
    return answer.json<SavedEditorDraftResponse>().savedAt;
  }
  const ask = (query = '', headers = api.as('admin')) => api.send({ url: `/api/editor-drafts${query}`, headers });
  const list = async (query = '', headers = api.as('admin')) =>
    (await ask(query, headers)).json<EditorDraftSummaryResponse[]>();
  const titles = async () => (await list()).map(({ title }) => title);
  const setTime = (formKey: string, savedAt: Date) =>
    api.database.repository(EditorDraft).update({ formKey }, { savedAt });

  it('lists unsaved forms with address, time and browser, but without their text', async () => {
    const savedAt = await put('sermons.12', { title: ' Walking in faith ', description: 'Dearly beloved' });
    const answer = await ask();
    expect(answer.json()).toEqual([
      {
        key: 'sermons.12',
        form: 'sermons',
        itemId: 12,
        title: 'Walking in faith',
        address: '/sermons/12',
        device: computer,
        savedAt,
      },
    ]);
    expect(answer.body).not.toContain('beloved');
  });

  it.each([
    ['events.new', 'events', null, '/events/new'],
    ['album.7', 'album', 7, '/community/galleries/7?album=edit'],
    ['album.new', 'album', null, '/community/galleries?album=new'],
    ['products.3', 'products', 3, '/store?product=3'],
    ['site-aboutTexts.1', 'site-aboutTexts', 1, '/site/about'],
    ['message-template-event-registration.1', 'message-template', 1, '/site/messages/event-registration'],
    ['constructor.1', null, 1, null],
  ])('answers form, item and address of %s', async (key, form, itemId, address) => {
    await put(key, {});
    expect(await list()).toEqual([expect.objectContaining({ key, form, itemId, address, title: null })]);
  });

  it('lists only the drafts of the own account', async () => {
    await put('sermons.12', { title: 'Mine' });
    await put('sermons.12', { title: 'Hers' }, { headers: api.as('editor') });
    expect(await titles()).toEqual(['Mine']);
    expect((await list('', api.as('editor'))).map(({ title }) => title)).toEqual(['Hers']);
    expect(await list('', api.as('pastor'))).toEqual([]);
  });

  it('lists the latest draft first, in pages', async () => {
    const keys = ['sermons.1', 'events.2', 'pages.3'];
    for (const [at, key] of keys.entries()) {
      await put(key, key === 'sermons.1' ? {} : { title: key });
      await setTime(key, new Date(Date.UTC(2026, 10, 27, at)));
    }
    expect(await titles()).toEqual(['pages.3', 'events.2', null]);
    const page = await ask('?limit=1&offset=1');
    expect(page.json<EditorDraftSummaryResponse[]>().map(({ key }) => key)).toEqual(['events.2']);
    expect(page.headers['x-total-count']).toBe('3');
    const refused = await ask('?limit=0');
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { limit: expect.any(String) },
    ]);
  });

  it.each([
    ['the subject of a newsletter', { subject: 'Easter', body: 'He is risen' }, 'Easter'],
    ['the beginning of a long one', { title: '\u{10348}'.repeat(300) }, '\u{10348}'.repeat(200)],
    ['a broken letter replaced', { title: 'Faith \ud800' }, 'Faith \ufffd'],
    ['none where it is blank', { title: '  ' }, null],
    ['none where it is no text', { title: ['Faith'] }, null],
  ])('has as title %s', async (_, typed, title) => {
    await put('newsletters.new', typed);
    expect(await titles()).toEqual([title]);
  });

  it('shows the latest title of a form that was changed again', async () => {
    await put('sermons.12', { title: 'Walking' });
    await put('sermons.12', { title: 'Walking in faith' });
    expect(await titles()).toEqual(['Walking in faith']);
  });
});
