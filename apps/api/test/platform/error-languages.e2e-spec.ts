import { jest } from '@jest/globals';
import { SiteSettingsService } from '../../src/platform/site-settings/site-settings.service.ts';
import type { ApiAnswer } from '../api-client.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { contactRequest, post } from '../factories/people.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const host = 'ministry.example';
const site = `https://${host}`;
const on = (page: string) => ({ host, referer: `${site}${page}` });

interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
}
const refusalOf = (answer: ApiAnswer): Refusal => answer.json<Refusal>();

const put = (api: TestApp, url: string, payload: object) =>
  api.send({ method: 'PUT', url, headers: api.as('admin'), payload });

describeOnAnyDatabase('a refusal', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { PUBLIC_URL: site } });
    await put(api, '/api/site/languages', { offered: ['sw', 'ach'], version: 0 });
  });
  afterAll(() => api.close());

  const sendWithoutNames = async (headers: Record<string, string>) =>
    refusalOf(await post(api, '/api/contact', contactRequest({ firstName: '', lastName: '' }), headers));
  const inEnglish = {
    code: 'VALIDATION_FAILED',
    message: 'Please correct: First name is needed; Last name is needed.',
    fields: { firstName: 'First name is needed', lastName: 'Last name is needed' },
  };

  it('is in the language of the page, with the same code', async () =>
    expect(await sendWithoutNames(on('/sw/contact'))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Tafadhali rekebisha: Sehemu ya ‘Jina la kwanza’ inahitajika; Sehemu ya ‘Jina la ukoo’ inahitajika.',
      fields: {
        firstName: 'Sehemu ya ‘Jina la kwanza’ inahitajika',
        lastName: 'Sehemu ya ‘Jina la ukoo’ inahitajika',
      },
    }));

  it.each([
    ['names no page', { host }],
    ['comes from an English page', on('/contact')],
    ['comes from a page in a language that is not offered', on('/lg/contact')],
    ['comes from a console in a language that there is none in', on('/lg/admin/events')],
    ['comes from another website', { host, referer: 'https://other.example/sw/contact' }],
    ['comes from an address that cannot be read', { host, referer: 'https://%' }],
  ])('is in English when the request %s', async (_case, headers) =>
    expect(await sendWithoutNames(headers)).toMatchObject(inEnglish),
  );

  it.each(['/sw/admin', '/sw/admin/events/12', '/sw/media-setup'])(
    'is in Swahili on %s, even if visitors are not offered Swahili',
    async (path) => {
      const settings = api.app.get(SiteSettingsService, { strict: false }).current;
      const offered = jest.replaceProperty(settings, 'languages', { ...settings.languages, offered: [] });
      expect((await sendWithoutNames(on(path))).message).toContain('Tafadhali rekebisha');
      expect(await sendWithoutNames(on('/sw/contact'))).toMatchObject(inEnglish);
      offered.restore();
    },
  );

  it('is in the language that the query asks for', async () => {
    const answer = await api.send({ url: '/api/events/9999?language=sw', headers: { host } });
    expect([answer.statusCode, refusalOf(answer).message, answer.headers['cache-control']]).toEqual([
      404,
      'Hakuna tukio kama hilo.',
      'no-store',
    ]);
  });

  it('of a full event is in the language of its page, and names the number of seats left', async () => {
    const { id } = await createEvent(api, { attendeeLimit: 3 });
    const register = async (own: Record<string, unknown>) =>
      refusalOf(await post(api, `/api/events/${id}/register`, registrationRequest(id, own), on(`/sw/events/${id}`)));
    await register({ email: 'ann@example.org', others: ['Peter Okello'] });
    expect(await register({ email: 'grace@example.org', others: ['Ruth Atim'] })).toMatchObject({
      code: 'NOT_ENOUGH_SEATS',
      message: 'Imebaki nafasi moja tu, kwa hiyo hakuna aliyesajiliwa. Tafadhali sajili watu wachache zaidi.',
      fields: { others: 'Imebaki nafasi moja tu kwa wote pamoja' },
    });
    await register({ email: 'grace@example.org' });
    expect(await register({ email: 'ruth@example.org' })).toMatchObject({
      code: 'EVENT_FULL',
      message: 'Nafasi zote za tukio hili zimechukuliwa.',
    });
  });

  it('uses the translation that the office has checked', async () => {
    const translation = { language: 'ach', kind: 'interface', itemId: 0, isChecked: true };
    const checked = { field: 'api.fields.needed', source: '{label} is needed', text: '{label} mite' };
    expect((await put(api, '/api/translations', { ...translation, ...checked })).statusCode).toBe(200);
    expect(await sendWithoutNames(on('/ach/contact'))).toMatchObject({
      message: 'Please correct: First name mite; Last name mite.',
      fields: { firstName: 'First name mite', lastName: 'Last name mite' },
    });
  });
});

describeOnAnyDatabase('a refusal before the route', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { PUBLIC_URL: site, RATE_LIMIT_SCALE: '0.1' } });
    await put(api, '/api/site/languages', { offered: ['sw'], version: 0 });
  });
  afterAll(() => api.close());

  it('of too many requests is in the language of the page', async () => {
    const headers = on('/sw/events');
    const send = () =>
      api.send({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        remoteAddress: '10.0.0.2',
        headers,
        payload: { email: 'x' },
      });
    for (let turn = 0; turn < 6; turn += 1) await send();
    expect(refusalOf(await send())).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Maombi ni mengi mno. Tafadhali subiri kidogo, kisha ujaribu tena.',
    });
  });

  it('of a form without a script is a page in the language of the form', async () => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: '10.0.0.3',
      headers: {
        ...on('/sw/contact'),
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `message=${'x'.repeat(1_100_000)}`,
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([413, 'no-store']);
    for (const part of [
      '<html lang="sw">',
      'Fomu haikutumwa',
      'Ulichotuma ni kikubwa mno.',
      'href="/sw/contact">Rudi kwenye ukurasa wa fomu',
      'href="/sw">Kwenye tovuti yetu',
    ])
      expect(answer.body).toContain(part);
  });
});
