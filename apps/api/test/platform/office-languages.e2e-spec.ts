import type { ImportCheckResponse, ImportKindResponse } from '../../src/platform/imports/import.dto.ts';
import type { IdentityResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import type { ApiAnswer } from '../api-client.ts';
import { createItem, pageRequest } from '../factories/content.ts';
import { createEvent, eventRequest } from '../factories/event.ts';
import { picture, sendPhoto } from '../factories/upload.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const host = 'ministry.example';
const site = `https://${host}`;
const swahiliConsole = { host, referer: `${site}/sw/admin/imports` };

interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

describeOnEachDatabase('what the office is told on a page in another language', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { PUBLIC_URL: site } });
    const headers = api.as('admin');
    await api.send({ method: 'PUT', url: '/api/site/languages', headers, payload: { offered: ['sw'], version: 0 } });
  });
  afterAll(() => api.close());

  const send = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, page: object = swahiliConsole) =>
    api.send({ method, url, headers: { ...api.as('admin'), ...page }, ...(payload && { payload }) });
  const refusalOf = (answer: ApiAnswer): Refusal => answer.json<Refusal>();

  it('names fields in that language', async () => {
    const answer = await send('POST', '/api/products', {
      name: '',
      price: 'dear',
      category: 'book',
      stockQuantity: -1,
    });
    expect(refusalOf(answer)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        name: 'Sehemu ya ‘Jina’ inahitajika',
        stockQuantity: expect.stringMatching(/^Sehemu ya ‘Akiba’ lazima iwe namba kamili/) as string,
      },
    });
  });

  it('uses console translations of the office where the API has the same text', async () => {
    const { version } = (await send('GET', '/api/site/languages')).json<{ version: number }>();
    await send('PUT', '/api/site/languages', { offered: ['sw', 'laj'], version });
    const text = { kind: 'interface', itemId: 0, field: 'admin.common.title', source: 'Title', language: 'laj' };
    await send('PUT', '/api/translations', { ...text, text: 'Nying', isChecked: true });
    const page = { host, referer: `${site}/laj/admin/events/new` };
    const answer = await send('POST', '/api/events', { ...eventRequest(), title: '' }, page);
    expect(refusalOf(answer).fields).toEqual({ title: 'Nying is needed' });
  });

  it('names in that language who has changed an item, and in English on other pages', async () => {
    const { id, version } = await createEvent(api, { title: 'Harvest Conference' });
    const change = (page?: object) =>
      send('PUT', `/api/events/${id}`, { ...eventRequest({ title: 'Harvest Day' }), version }, page);
    await change();
    expect(refusalOf(await change()).message).toBe(
      'admin amebadilisha tukio hili wakati huo huo. Hakuna kilichohifadhiwa.',
    );
    expect(refusalOf(await change({ host })).message).toBe(
      'admin has changed this event in the meantime. Nothing was saved.',
    );
  });

  it('describes errors in the rows of a file, in an answer with status 200', async () => {
    const csv = 'Family name,Head of family,E-mail,Phone,Address\n,Peter Okello,peter@example.org,12,Plot 4\n';
    const answer = await send('POST', '/api/imports/families/check', { csv });
    expect(answer.json<ImportCheckResponse>().errors).toEqual([
      expect.objectContaining({ field: 'familyName', message: 'Sehemu ya ‘Jina la familia’ inahitajika' }),
      expect.objectContaining({ field: 'phone', message: expect.stringMatching(/^Sehemu ya ‘Simu’/) as string }),
    ]);
  });

  it.each([
    ['the language', swahiliConsole, 'Kaya,'],
    ['English', { host }, 'Household,'],
  ])('accepts the template of an import in %s', async (_what, page, begins) => {
    const { template, fields } = (
      await send('GET', '/api/imports/families', undefined, page)
    ).json<ImportKindResponse>();
    expect([template.includes(begins), begins]).toEqual([true, `${String(fields[0]?.label)},`]);
    const answer = await send('POST', '/api/imports/families/check', { csv: template });
    expect(answer.json()).toMatchObject({ missing: [], errorCount: 0, rowCount: 2 });
  });

  it('includes that the address of a page is taken', async () => {
    await createItem(api, 'pages', { ...pageRequest(), address: 'building-fund' } as object);
    const answer = await send('POST', '/api/pages', { ...pageRequest(), address: 'building-fund' });
    expect(refusalOf(answer).fields?.['address']).toMatch(/^Anwani ‘building-fund’ imechukuliwa na ukurasa ‘/);
  });

  it('includes which colours do not contrast enough, and where', async () => {
    const {
      updatedAt: _at,
      updatedBy: _by,
      ...identity
    } = (await send('GET', '/api/site/identity')).json<IdentityResponse>();
    const answer = await send('PUT', '/api/site/identity', { ...identity, mainColour: '#FFE000' });
    expect(refusalOf(answer).fields?.['mainColour']).toMatch(
      /^Rangi kuu iwe nyeusi zaidi: utofauti wa maandishi meupe juu yake ni 1\.\d:1; unahitajika 4\.5:1$/,
    );
  });

  it('includes what is wrong with the text of a message', async () => {
    const url = '/api/site/message-templates/newsletter-welcome';
    const answer = await send('PUT', url, { subject: ' ', body: 'Hello <b>you</b>', version: 0 });
    expect(refusalOf(answer).fields).toEqual({
      subject: 'Sehemu ya ‘Mada ya barua’ inahitajika',
      body: 'Sehemu ya ‘Maandishi’ ni maandishi ya kawaida; tafadhali ondoa <b>',
    });
  });

  it('includes which part of a picture cannot be cropped', async () => {
    const { url } = (await sendPhoto(api, await picture(300, 200), { fileName: 'hall.jpg' })).body;
    const uploads = (await send('GET', '/api/uploads')).json<{ id: number; url: string }[]>();
    const { id } = uploads.find((upload) => upload.url === url)!;
    const frame = { left: 300, top: 0, width: 300, height: 50, quarterTurns: 0 };
    expect(refusalOf(await send('POST', `/api/uploads/${id}/crop`, frame)).fields).toEqual({
      left: 'Sehemu ya ‘Kushoto’ iwe ndani ya picha, kuanzia 0 hadi 299',
      height: 'Sehemu ya ‘Urefu’ iwe angalau pikseli 100',
    });
  });

  it('includes the contents of a site archive and the problems of a stream', async () => {
    const { kinds, settings } = (await send('GET', '/api/site/archive/contents')).json<{
      kinds: { heading: string }[];
      settings: string[];
    }>();
    expect([kinds[0]?.heading, settings[0], settings.at(-1)]).toEqual(['Matukio', 'Utambulisho', 'Maneno ya ujumbe']);
    const { server } = (await send('GET', '/api/media/stream')).json<{ server: { problem: string } }>();
    expect(server.problem).toMatch(/^Hakuna seva ya video iliyowekwa/);
  });

  it('has the times of the programme in the format of the language', async () => {
    const { programme } = (await api.send({ url: '/api/site?language=sw' })).json<{
      programme: { items: { id: string; times: string }[] };
    }>();
    expect(programme.items.find(({ id }) => id === 'womens-program')?.times).toBe('9:00–16:00');
  });
});
