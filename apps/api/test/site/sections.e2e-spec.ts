import type { SiteSection } from '@ministry/domain';
import { SiteSetting } from '../../src/platform/site-settings/site-setting.entity.ts';
import type { SectionsResponse, SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import { SiteSettingsService } from '../../src/platform/site-settings/site-settings.service.ts';
import type { SiteSearchResponse } from '../../src/site/search/site-search.dto.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { createProduct, orderRequest } from '../factories/store.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const url = '/api/site/sections';

describeOnAnyDatabase('the sections of the site', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.database.repository(SiteSetting).delete({ part: 'sections' });
    api.app.get(SiteSettingsService).replaceAfterCommit({ sections: { hidden: [] } });
  });

  const put = (payload: object) => api.send({ method: 'PUT', url, headers: api.as('admin'), payload });
  const hide = async (...hidden: SiteSection[]): Promise<void> => {
    expect((await put({ hidden, version: 0 })).statusCode).toBe(200);
  };
  const read = async (): Promise<SectionsResponse> =>
    (await api.send({ url, headers: api.as('admin') })).json<SectionsResponse>();
  const statusOf = async (address: string): Promise<number> => (await api.send({ url: address })).statusCode;

  describe('PUT /api/site/sections', () => {
    it('turns sections off and on, without duplicates and in a fixed order, and records who did it', async () => {
      expect(await read()).toEqual({ hidden: [], version: 0, updatedAt: null, updatedBy: null });
      const answer = await put({ hidden: ['store', 'live', 'store'], version: 0 });
      expect([answer.statusCode, answer.json<SectionsResponse>()]).toEqual([
        200,
        { hidden: ['live', 'store'], version: 1, updatedAt: expect.any(String), updatedBy: 'admin' },
      ]);
      expect((await put({ hidden: [], version: 1 })).json<SectionsResponse>().hidden).toEqual([]);
      const history = await api.send({ url: `${url}/history`, headers: api.as('admin') });
      expect(history.json<SettingsVersionResponse[]>().map(({ settings }) => settings)).toEqual([
        { hidden: [] },
        { hidden: ['live', 'store'] },
        { hidden: [] },
      ]);
    });

    it('sets the order of the main navigation on every page', async () => {
      const first = async () =>
        (await api.send({ url: '/about' })).body.replace(/^.*?aria-label="Main"/s, '').slice(0, 400);
      expect(await first()).toMatch(/^.*?"\/".*?"\/about"/s);
      const answer = await put({ hidden: [], order: ['contact', 'home', 'contact'], version: 0 });
      const { order } = answer.json<SectionsResponse>();
      expect([order?.slice(0, 3), order?.length]).toEqual([['contact', 'home', 'about'], 10]);
      expect(await first()).toMatch(/^.*?"\/contact".*?"\/".*?"\/about"/s);
      expect((await put({ hidden: [], order, version: 1 })).statusCode).toBe(200);
      const whole = await put({ hidden: [], order: ['home', 'about'], version: 2 });
      expect(whole.json<SectionsResponse>()).not.toHaveProperty('order');
      expect((await put({ hidden: [], order: ['shop'], version: 3 })).json<{ fields: object }>().fields).toHaveProperty(
        'order',
      );
    });

    it.each([
      [
        ['shop'],
        'Hidden may only contain: ministries, community, gallery, events, sermons, announcements, live, team, families, store',
      ],
      [
        [['store']],
        'Hidden may only contain: ministries, community, gallery, events, sermons, announcements, live, team, families, store',
      ],
      ['store', 'Hidden must be a list'],
      [null, 'Hidden must be a list'],
    ])('refuses %j, and names the field', async (hidden, message) => {
      const answer = await put({ hidden, version: 0 });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { hidden: message }]);
      expect((await read()).version).toBe(0);
    });

    it('is saved once when many people change it at the same time', async () => {
      const answers = await Promise.all(
        (['live', 'team', 'store'] as const).map((section) => put({ hidden: [section], version: 0 })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    });
  });

  describe('a section that is off', () => {
    it('answers 404 for all its pages, and comes back', async () => {
      const { id } = await createProduct(api);
      expect([await statusOf('/store'), await statusOf(`/store/${id}`)]).toEqual([200, 200]);
      await hide('store');
      const addresses = ['/store', '/store?page=1', '/store/checkout', `/store/${id}`];
      for (const address of addresses) expect([address, await statusOf(address)]).toEqual([address, 404]);
      expect([await statusOf('/'), await statusOf('/events'), await statusOf('/contact')]).toEqual([200, 200, 200]);
      await put({ hidden: [], version: 1 });
      expect(await statusOf('/store')).toBe(200);
    });

    it('is not linked from any page', async () => {
      await hide('store', 'live', 'events', 'gallery', 'team', 'families', 'ministries', 'sermons', 'announcements');
      const leads = /href="\/(store|live|events|gallery|team|family-registration|ministries|sermons|announcements)\b/;
      const pages = [
        '/',
        '/about',
        '/contact',
        '/community',
        '/community?tab=gallery',
        '/search?q=nothing',
        '/nowhere',
      ];
      for (const page of [...pages, '/offline', '/privacy', '/terms']) {
        const [found] = leads.exec((await api.send({ url: page })).body) ?? [null];
        expect([page, found]).toEqual([page, null]);
      }
      const home = (await api.send({ url: '/' })).body;
      // Neither the heading of the section nor the data that the page would have read.
      expect([home.includes('id="coming"'), home.includes('/api/events'), home.includes('id="week"')]).toEqual([
        false,
        false,
        true,
      ]);
    });

    it('is neither in the sitemap nor in the search', async () => {
      const { id } = await createEvent(api, { title: 'Harvest gathering of Barlonyo' });
      const found = async () =>
        (await api.send({ url: '/api/search?q=barlonyo' })).json<SiteSearchResponse>().groups.length;
      const listed = async () => (await api.send({ url: '/sitemap.xml' })).body.includes(`/events/${id}<`);
      expect([await found(), await listed()]).toEqual([1, true]);
      await hide('events');
      expect([await found(), await listed()]).toEqual([0, false]);
      expect((await api.send({ url: '/sitemap.xml' })).body).not.toContain('/events<');
      const pages = await api.send({ url: '/api/search?q=calendar' });
      expect(pages.body).not.toContain('"/events"');
    });

    it('has no feed', async () => {
      expect([await statusOf('/feeds/events.ics'), await statusOf('/feeds/sermons.xml')]).toEqual([200, 200]);
      await hide('events', 'sermons');
      expect([await statusOf('/feeds/events.ics'), await statusOf('/feeds/sermons.xml')]).toEqual([404, 404]);
      expect(await statusOf('/feeds/services.ics')).toBe(200);
    });

    it('refuses what visitors send, and accepts what the office does', async () => {
      const { id: eventId } = await createEvent(api);
      const { id: productId } = await createProduct(api);
      await hide('store', 'events', 'families', 'community');
      const sent: [string, object][] = [
        ['/api/orders', orderRequest([{ productId, quantity: 1 }])],
        [`/api/events/${eventId}/register`, {}],
        [`/api/events/${eventId}/waiting-list`, {}],
        ['/api/families', {}],
        ['/api/testimonials', {}],
      ];
      for (const [address, payload] of sent) {
        const answer = await api.send({ method: 'POST', url: address, payload });
        expect([address, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          address,
          404,
          'SECTION_OFF',
        ]);
      }
      const byOffice = await api.send({
        method: 'POST',
        url: `/api/events/${eventId}/register`,
        headers: api.as('admin'),
        payload: registrationRequest(eventId),
      });
      expect(byOffice.statusCode).toBe(201);
    });
  });
});
