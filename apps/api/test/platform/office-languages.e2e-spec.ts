import type { ImportCheckResponse, ImportKindResponse } from '../../src/platform/imports/import.dto.ts';
import type { ApiAnswer } from '../api-client.ts';
import { createItem, pageRequest } from '../factories/content.ts';
import { createEvent, eventRequest } from '../factories/event.ts';
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
    await api.inject({ method: 'PUT', url: '/api/site/languages', headers, payload: { offered: ['sw'], version: 0 } });
  });
  afterAll(() => api.close());

  const send = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, page: object = swahiliConsole) =>
    api.inject({ method, url, headers: { ...api.as('admin'), ...page }, ...(payload && { payload }) });
  const refusalOf = (answer: ApiAnswer): Refusal => answer.json<Refusal>();

  it('names fields in it', async () => {
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

  it('says who has changed an item, and the same in English to everybody else', async () => {
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

  it('says what is wrong with rows of a file, in an answer that is no refusal', async () => {
    const csv = 'Family name,Head of family,E-mail,Phone,Address\n,Peter Okello,peter@example.org,12,Plot 4\n';
    const answer = await send('POST', '/api/imports/families/check', { csv });
    expect(answer.json<ImportCheckResponse>().errors).toEqual([
      expect.objectContaining({ field: 'familyName', message: 'Sehemu ya ‘Jina la familia’ inahitajika' }),
      expect.objectContaining({ field: 'phone', message: expect.stringMatching(/^Sehemu ya ‘Simu’/) as string }),
    ]);
  });

  it.each([
    ['the language', swahiliConsole, 'Jina la familia,'],
    ['English', { host }, 'Family name,'],
  ])('takes the template of an import in %s', async (_what, page, begins) => {
    const { template, fields } = (
      await send('GET', '/api/imports/families', undefined, page)
    ).json<ImportKindResponse>();
    expect([template.includes(begins), begins]).toEqual([true, `${String(fields[0]?.label)},`]);
    const answer = await send('POST', '/api/imports/families/check', { csv: template });
    expect(answer.json()).toMatchObject({ missing: [], errorCount: 0, rowCount: 1 });
  });

  it('is told of a page whose address is taken', async () => {
    await createItem(api, 'pages', { ...pageRequest(), address: 'building-fund' } as object);
    const answer = await send('POST', '/api/pages', { ...pageRequest(), address: 'building-fund' });
    expect(refusalOf(answer).fields?.['address']).toMatch(/^Anwani ‘building-fund’ imechukuliwa na ukurasa ‘/);
  });

  it('writes its times of the programme as the language does', async () => {
    const { programme } = (await api.inject({ url: '/api/site?language=sw' })).json<{
      programme: { items: { id: string; times: string }[] };
    }>();
    expect(programme.items.find(({ id }) => id === 'womens-program')?.times).toBe('9:00–16:00');
  });
});
