import { seedSite } from '@ministry/domain';
import type { AuditEntryResponse } from '../../src/platform/audit/audit.dto.ts';
import { SeedRun } from '../../src/platform/seed/seed-run.entity.ts';
import { SiteSetting } from '../../src/platform/site-settings/site-setting.entity.ts';
import type { IdentityResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import type { SetupResponse } from '../../src/site/setup/setup.dto.ts';
import type { ApiAnswer } from '../api-client.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const url = '/api/site/setup';
const request = {
  name: 'Grace Church Gulu',
  shortName: 'Grace',
  phone: '+256 772 123 456',
  email: 'office@grace.example',
  postal: 'P.O. Box 4, Gulu',
  street: 'Acholi Road 4',
  town: 'Gulu',
  country: 'UG',
  latitude: 2.77,
  longitude: 32.3,
  mainColour: '#123E8A',
  accentColour: '#FFD27A',
  start: 'plain',
};

describeOnEachDatabase('the set-up of a new site', (database) => {
  let api: TestApp;
  beforeEach(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterEach(() => api.close());

  const post = (payload: object, path = url): Promise<ApiAnswer> =>
    api.send({ method: 'POST', url: path, headers: api.as('admin'), payload });
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await api.send({ url: path, headers: api.as('admin') })).json<Answer>();
  const titlesOf = async (kind: string): Promise<string[]> =>
    (await read<{ title?: string; name?: string }[]>(`/api/${kind}?limit=100`)).map(
      ({ title, name }) => title ?? name ?? '',
    );
  const seededIn = ({ seeded }: SetupResponse, heading: string): string[] =>
    seeded.find((kind) => kind.heading === heading)?.titles ?? [];

  const relocate = async (event: EventResponse | undefined): Promise<void> => {
    if (!event) throw new Error('There is no first event');
    const { id, title, description, date, endDate, category } = event;
    const changed = { title, description, date, endDate, category, location: 'Our own hall' };
    const answer = await api.send({
      method: 'PUT',
      url: `/api/events/${id}`,
      headers: api.as('admin'),
      payload: changed,
    });
    expect(answer.statusCode).toBe(200);
  };

  describe('GET /api/site/setup', () => {
    it('lists sample content of the product, without items that somebody changed or added', async () => {
      const [event] = await read<EventResponse[]>('/api/events?limit=1');
      const before = await read<SetupResponse>(url);
      expect(before.isOpen).toBe(true);
      expect(before.seeded.map(({ heading }) => heading).sort()).toEqual([
        ...['Albums', 'Announcements', 'Events', 'Ministries', 'Products', 'Sermons', 'Testimonials'],
      ]);
      expect(seededIn(before, 'Events')).toContain(event?.title);
      await relocate(event);
      await api.send({
        method: 'POST',
        url: '/api/testimonials',
        payload: { name: 'Sent by a visitor', testimony: 'It has helped me through a difficult year.' },
      });
      const after = await read<SetupResponse>(url);
      expect(seededIn(after, 'Events')).not.toContain(event?.title);
      expect(seededIn(after, 'Testimonials')).not.toContain('Sent by a visitor');
    });
  });

  describe('POST /api/site/setup', () => {
    it('with plain words removes the content of the first ministry, except changed items', async () => {
      const [event] = await read<EventResponse[]>('/api/events?limit=1');
      await relocate(event);
      const answer = await post(request);
      expect([answer.statusCode, answer.json<SetupResponse>()]).toEqual([200, { isOpen: false, seeded: [] }]);
      expect(await titlesOf('events')).toEqual([event?.title]);
      for (const kind of ['sermons', 'ministries', 'announcements', 'testimonials', 'photo-galleries', 'products'])
        expect([kind, await titlesOf(kind)]).toEqual([kind, []]);
      const identity = await read<IdentityResponse>('/api/site/identity');
      expect(identity).toMatchObject({
        name: 'Grace Church Gulu',
        tagline: 'Welcome to Grace',
        whatsapp: '+256 772 123 456',
        mainColour: '#123E8A',
        social: [],
      });
      expect((await read<{ items: object[] }>('/api/site/programme')).items).toEqual([]);
      expect(await read('/api/site/people')).toMatchObject({ groups: [], members: [], offices: [] });
      expect(await read('/api/site/home-page')).toMatchObject({ highlights: [], impacts: [], gifts: [] });
      expect(await read('/api/site/ministries-page')).toMatchObject({ vision: '', projects: [], stories: [] });
      expect(await read('/api/site/about-page')).toMatchObject({ lead: '', finance: [], specialMinistries: [] });
      expect(await read('/api/site/contact-page')).toMatchObject({ visitLead: '', visitTips: [] });
      const [entry] = await read<AuditEntryResponse[]>('/api/audit-log?limit=1');
      expect(entry?.summary).toMatch(/^Site set up with plain words; \d+ items of the first content deleted$/);
    });

    it('shows no sample events and built-in ministries of the first ministry after removing its content', async () => {
      expect((await post(request)).statusCode).toBe(200);
      for (const url of ['/', '/events', '/ministries']) {
        const { body } = await api.send({ url });
        expect(body).toContain('Grace Church Gulu');
        expect(body).not.toMatch(/Kaunda Grounds|Crown of Glory|Remnant Afire/);
      }
    });

    it('with the words of the product keeps its content under the new name', async () => {
      const events = await titlesOf('events');
      expect((await post({ ...request, start: 'words' })).statusCode).toBe(200);
      expect(await titlesOf('events')).toEqual(events);
      expect(await read('/api/site/identity')).toMatchObject({
        name: 'Grace Church Gulu',
        tagline: seedSite.identity.tagline,
      });
    });

    it('is done once for simultaneous requests, and not again', async () => {
      const words = { ...request, start: 'words' };
      const answers = await Promise.all([post(words), post(words), post(words)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      const again = await post({ ...request, name: 'Another' });
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'SETUP_DONE']);
      expect(await read('/api/site/identity')).toMatchObject({ name: 'Grace Church Gulu', version: 2 });
    });

    it('is refused when the identity has been changed already', async () => {
      const { updatedAt: _at, updatedBy: _by, ...identity } = await read<IdentityResponse>('/api/site/identity');
      await api.send({
        method: 'PUT',
        url: '/api/site/identity',
        headers: api.as('admin'),
        payload: { ...identity, name: 'Our own' },
      });
      expect(await read(url)).toEqual({ isOpen: false, seeded: [] });
      expect((await post(request)).json<{ code: string }>().code).toBe('SETUP_DONE');
    });

    it.each([
      ['start', { start: 'empty' }, 'Start must be one of: words, plain'],
      ['name', { name: ' ' }, 'Name is needed'],
      [
        'mainColour',
        { mainColour: '#FFFFFF' },
        'Main colour must be darker: white text on it has a contrast of 1.0:1 and needs 4.5:1',
      ],
    ])('refuses a wrong %s, names the field, and changes nothing', async (field, change, message) => {
      const answer = await post({ ...request, ...change });
      expect([answer.statusCode, answer.json<{ fields: Record<string, string> }>().fields[field]]).toEqual([
        400,
        message,
      ]);
      expect((await read<SetupResponse>(url)).isOpen).toBe(true);
      expect(await api.database.repository(SiteSetting).findOneBy({ part: 'identity' })).toMatchObject({ version: 1 });
    });
  });

  describe('POST /api/site/setup/dismiss', () => {
    it('keeps the site unchanged, and does not ask again', async () => {
      expect((await post({}, `${url}/dismiss`)).statusCode).toBe(200);
      expect(await read(url)).toEqual({ isOpen: false, seeded: [] });
      expect((await post(request)).statusCode).toBe(409);
      expect(await api.database.repository(SeedRun).existsBy({ name: 'events' })).toBe(true);
      expect(await read('/api/site/identity')).toMatchObject({ name: seedSite.identity.name, version: 1 });
    });
  });
});
