import {
  type AboutTexts,
  type HomeTexts,
  type LegalTexts,
  type MinistriesTexts,
  pageTextLimits as limits,
  seedSite,
  standardLegal,
} from '@ministry/domain';
import type { SettingsVersionResponse } from '../../src/platform/site-settings/site-settings.dto.ts';
import type { LegalPageResponse } from '../../src/publishing/pages/legal-pages.dto.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

type Stored<Texts> = Texts & { version: number };

describeOnAnyDatabase('the texts of pages', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const shown = async <Body>(url: string): Promise<Body> => (await api.send({ url })).json<Body>();
  const stored = async <Body>(page: string): Promise<Stored<Body>> =>
    (await api.send({ url: `/api/site/${page}-texts`, headers: api.as('admin') })).json<Stored<Body>>();
  const put = (page: string, payload: object) =>
    api.send({ method: 'PUT', url: `/api/site/${page}-texts`, headers: api.as('admin'), payload });
  const fieldsOf = async (page: string, payload: object) => {
    const answer = await put(page, payload);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ fields: Record<string, string> }>().fields;
  };
  const { homeTexts: home, ministriesTexts: ministries } = seedSite;

  describe('GET /api/site/home-page, /api/site/ministries-page and /api/site/projects', () => {
    it('answer the standard texts on a new site', async () => {
      expect(await shown('/api/site/home-page')).toEqual(home);
      expect(await shown('/api/site/ministries-page')).toEqual(ministries);
      expect(await shown('/api/site/projects')).toEqual(ministries.projects);
    });

    it.each(['about', 'contact', 'live', 'team'] as const)(
      'answer the standard texts of the %s page too',
      async (page) => expect(await shown(`/api/site/${page}-page`)).toEqual(seedSite[`${page}Texts`]),
    );
  });

  describe('PUT /api/site/home-texts', () => {
    it('is shown at once, and an earlier version can be restored', async () => {
      const { version } = await stored<HomeTexts>('home');
      const changed = { ...home, weekLead: '', highlights: home.highlights.slice(0, 2) };
      expect((await put('home', { ...changed, version })).statusCode).toBe(200);
      expect(await shown('/api/site/home-page')).toEqual(changed);
      const [latest, before] = (await api.send({ url: '/api/site/home-texts/history', headers: api.as('admin') })).json<
        SettingsVersionResponse[]
      >();
      expect(latest).toMatchObject({ actor: 'admin', changed: ['weekLead', 'highlights'] });
      expect((await put('home', { ...before?.settings, version: version + 1 })).statusCode).toBe(200);
      expect(await shown('/api/site/home-page')).toEqual(home);
    });

    it('is refused when somebody else has saved in the meantime', async () => {
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

    it.each([-1, 101, 12.5, 'half'])('accepts only a whole percentage from 0 to 100: not %s', async (firstPhase) => {
      const projects = [{ ...ministries.projects[0], firstPhase }];
      expect(await fieldsOf('ministries', { ...ministries, projects, version: 1 })).toEqual({
        'projects.0.firstPhase': 'First phase must be a whole number from 0 to 100',
      });
    });

    it('accepts the longest text in every field, within the size limit of a row', async () => {
      const { version } = await stored<MinistriesTexts>('ministries');
      const card = { title: 'ä'.repeat(limits.title), note: '', text: 'ä'.repeat(limits.text) };
      const full = { ...ministries, conferences: Array.from({ length: limits.cards }, () => card), version };
      expect((await put('ministries', full)).statusCode).toBe(200);
      expect((await put('ministries', { ...ministries, version: version + 1 })).statusCode).toBe(200);
    });
  });

  describe('PUT /api/site/about-texts', () => {
    it('changes the page, and the footer of every page', async () => {
      const { version } = await stored<AboutTexts>('about');
      const specialMinistries = [{ title: 'Hope for Mbale', text: 'Meals for children after school.' }];
      const changed = { ...seedSite.aboutTexts, finance: [], specialMinistries };
      expect((await put('about', { ...changed, version })).statusCode).toBe(200);
      expect(await shown('/api/site/about-page')).toEqual(changed);
      expect((await put('about', { ...seedSite.aboutTexts, version: version + 1 })).statusCode).toBe(200);
    });
  });

  describe.each([
    ['contact', { visitTips: [{ icon: 'rocket', title: 'Parking', text: 'Beside the church.' }] }, 'visitTips.0.icon'],
    ['live', { description: '' }, 'description'],
    ['team', { lead: 'x'.repeat(limits.lead + 1) }, 'lead'],
    ['privacy', { sections: [{ heading: '', text: 'Nothing.' }] }, 'sections.0.heading'],
  ] as const)('PUT /api/site/%s-texts', (page, wrong, field) => {
    it('names the field that is wrong', async () =>
      expect(Object.keys(await fieldsOf(page, { ...seedSite[`${page}Texts`], ...wrong, version: 0 }))).toEqual([
        field,
      ]));
  });

  describe.each(['privacy', 'terms'] as const)('PUT /api/site/%s-texts', (page) => {
    const standard = standardLegal[`${page}Texts`];
    const headings = async () =>
      (await shown<LegalPageResponse>(`/api/site/${page}-page`)).sections.map((s) => s.heading);

    it('replaces the standard text, which can be saved again', async () => {
      expect(await headings()).toEqual(standard.map(({ heading }) => heading));
      const { version, sections } = await stored<LegalTexts>(page);
      expect(sections).toEqual([]);
      const own = [{ heading: 'Our own rules', text: 'Call **{{churchPhone}}**.\n\n- {{churchTown}}' }];
      expect((await put(page, { sections: own, version })).statusCode).toBe(200);
      const { phone, town } = seedSite.identity;
      expect((await shown<LegalPageResponse>(`/api/site/${page}-page`)).sections).toEqual([
        {
          heading: 'Our own rules',
          text: [
            {
              tag: 'p',
              children: [{ text: 'Call ' }, { tag: 'strong', children: [{ text: phone }] }, { text: '.' }],
            },
            { tag: 'ul', children: [{ tag: 'li', children: [{ text: town }] }] },
          ],
        },
      ]);
      const answer = await put(page, { sections: standard, version: version + 1 });
      expect(answer.json<LegalTexts>().sections).toEqual([]);
      expect(await headings()).toEqual(standard.map(({ heading }) => heading));
    });

    it('refuses an unknown variable', async () => {
      const sections = [{ heading: 'Us', text: 'We are {{church}}.' }];
      expect(await fieldsOf(page, { sections, version: 0 })).toEqual({
        'sections.0.text': 'Text has a variable that this text does not have: {{church}}',
      });
    });
  });
});
