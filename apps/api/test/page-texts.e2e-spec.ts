import { type HomeTexts, type MinistriesTexts, pageTextLimits as limits, seedSite } from '@ministry/domain';
import type { SettingsVersionResponse } from '../src/platform/site-settings/site-settings.dto.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from './test-app.ts';

type Stored<Texts> = Texts & { version: number };

describeOnAnyDatabase('the texts of pages', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const shown = async <Body>(url: string): Promise<Body> => (await api.inject({ url })).json<Body>();
  const stored = async <Body>(page: string): Promise<Stored<Body>> =>
    (await api.inject({ url: `/api/site/${page}-texts`, headers: api.as('admin') })).json<Stored<Body>>();
  const put = (page: string, payload: object) =>
    api.inject({ method: 'PUT', url: `/api/site/${page}-texts`, headers: api.as('admin'), payload });
  const fieldsOf = async (page: string, payload: object) => {
    const answer = await put(page, payload);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ fields: Record<string, string> }>().fields;
  };
  const { homeTexts: home, ministriesTexts: ministries } = seedSite;

  describe('GET /api/site/home-page, /api/site/ministries-page and /api/site/projects', () => {
    it('say on a new site what it begins with', async () => {
      expect(await shown('/api/site/home-page')).toEqual(home);
      expect(await shown('/api/site/ministries-page')).toEqual(ministries);
      expect(await shown('/api/site/projects')).toEqual(ministries.projects);
    });
  });

  describe('PUT /api/site/home-texts', () => {
    it('is shown at once, and an earlier version can be taken back', async () => {
      const { version } = await stored<HomeTexts>('home');
      const changed = { ...home, weekLead: '', highlights: home.highlights.slice(0, 2) };
      expect((await put('home', { ...changed, version })).statusCode).toBe(200);
      expect(await shown('/api/site/home-page')).toEqual(changed);
      const [latest, before] = (
        await api.inject({ url: '/api/site/home-texts/history', headers: api.as('admin') })
      ).json<SettingsVersionResponse[]>();
      expect(latest).toMatchObject({ actor: 'admin', changed: ['weekLead', 'highlights'] });
      expect((await put('home', { ...before?.settings, version: version + 1 })).statusCode).toBe(200);
      expect(await shown('/api/site/home-page')).toEqual(home);
    });

    it('is refused when somebody else has saved meanwhile', async () => {
      const { version } = await stored<HomeTexts>('home');
      const answer = await put('home', { ...home, version: version - 1 });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'VERSION_CONFLICT']);
    });

    it('names each field that is wrong', async () => {
      const [first] = home.highlights;
      const wrong = { ...first, image: 'javascript:alert(1)', title: 'x'.repeat(limits.title + 1), text: '' };
      const fields = await fieldsOf('home', { ...home, highlights: [wrong], version: 1 });
      expect(Object.keys(fields).sort()).toEqual(['highlights.0.image', 'highlights.0.text', 'highlights.0.title']);
    });
  });

  describe('PUT /api/site/ministries-texts', () => {
    it('changes the projects of both pages', async () => {
      const { version } = await stored<MinistriesTexts>('ministries');
      const projects = [{ title: 'Roof', status: 'Active', text: 'It keeps the rain off.', firstPhase: 80 }];
      expect((await put('ministries', { ...ministries, projects, version })).statusCode).toBe(200);
      expect(await shown('/api/site/projects')).toEqual(projects);
      expect((await shown<MinistriesTexts>('/api/site/ministries-page')).projects).toEqual(projects);
      expect((await put('ministries', { ...ministries, version: version + 1 })).statusCode).toBe(200);
    });

    it.each([-1, 101, 12.5, 'half'])('takes a whole percentage from 0 to 100 only: not %s', async (firstPhase) => {
      const projects = [{ ...ministries.projects[0], firstPhase }];
      expect(await fieldsOf('ministries', { ...ministries, projects, version: 1 })).toEqual({
        'projects.0.firstPhase': 'First phase must be a whole number from 0 to 100',
      });
    });

    it('takes the longest texts that the fields take, together within the size of a row', async () => {
      const { version } = await stored<MinistriesTexts>('ministries');
      const card = { title: 'ä'.repeat(limits.title), note: '', text: 'ä'.repeat(limits.text) };
      const full = { ...ministries, conferences: Array.from({ length: limits.cards }, () => card), version };
      expect((await put('ministries', full)).statusCode).toBe(200);
      expect((await put('ministries', { ...ministries, version: version + 1 })).statusCode).toBe(200);
    });
  });
});
