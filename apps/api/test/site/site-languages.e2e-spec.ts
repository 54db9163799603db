import type { LanguagesResponse, SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const url = '/api/site/languages';

describeOnAnyDatabase('the languages of the site', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const put = (payload: object) => api.send({ method: 'PUT', url, headers: api.as('admin'), payload });

  describe('PUT /api/site/languages', () => {
    it('offers languages, without duplicates and in a fixed order, and records who did it', async () => {
      const answer = await put({ offered: ['sw', 'ach', 'sw'], version: 0 });
      expect([answer.statusCode, answer.json<LanguagesResponse>()]).toEqual([
        200,
        { offered: ['ach', 'sw'], version: 1, updatedAt: expect.any(String), updatedBy: 'admin' },
      ]);
      const history = await api.send({ url: `${url}/history`, headers: api.as('admin') });
      expect(history.json<SettingsVersionResponse[]>().map(({ settings }) => settings)).toEqual([
        { offered: ['ach', 'sw'] },
        { offered: [] },
      ]);
    });

    it.each([
      [['en'], 'Offered may only contain: ach, laj, lg, sw'],
      ['sw', 'Offered must be a list'],
    ])('refuses %j, and names the field', async (offered, message) => {
      const answer = await put({ offered, version: 1 });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { offered: message }]);
    });
  });

  describe('the parameter `language`', () => {
    it.each(['/api/site', '/api/events', '/api/site/home-page', '/api/products'])(
      'is accepted by the public route %s',
      async (read) => {
        for (const language of ['en', 'sw', 'laj'])
          expect((await api.send({ url: `${read}?language=${language}` })).statusCode).toBe(200);
      },
    );

    it.each(['fr', '', 'SW', 'sw&language=en'])('refuses %j, and names the field', async (language) => {
      const answer = await api.send({ url: `/api/events?language=${language}` });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
        400,
        { language: 'Language must be one of: en, ach, laj, lg, sw' },
      ]);
    });

    it('is refused on a route of the office', async () => {
      const answer = await api.send({ url: `${url}?language=sw`, headers: api.as('admin') });
      expect(answer.statusCode).toBe(400);
    });
  });
});
