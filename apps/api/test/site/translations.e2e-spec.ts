import type { AuditEntryResponse } from '../../src/platform/audit/audit.dto.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { Translation } from '../../src/platform/translations/translation.entity.ts';
import type { EventResponse } from '../../src/publishing/events/event.dto.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { PhotoGallery } from '../../src/publishing/galleries/photo-gallery.entity.ts';
import type { LegalPageResponse } from '../../src/publishing/pages/legal-pages.dto.ts';
import type { PageResponse } from '../../src/publishing/pages/own-page.dto.ts';
import { PageLinksService } from '../../src/publishing/pages/page-links.service.ts';
import { InterfaceCatalogues } from '../../src/site/translations/interface-catalogues.service.ts';
import { InterfaceMessages } from '../../src/site/translations/interface-messages.ts';
import type {
  TranslationImportResponse,
  TranslationProgressResponse,
  TranslationResponse,
} from '../../src/site/translations/translations.dto.ts';
import { createItem, pageRequest } from '../factories/content.ts';
import { createEvent } from '../factories/event.ts';
import { createGallery } from '../factories/gallery.ts';
import { createProduct } from '../factories/store.ts';
import { translate } from '../factories/translation.ts';
import { QueryStatements } from '../query-statements.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const part = 'site' as const;
const messages = {
  'events.heading': { english: 'Upcoming events', isPlain: true, part },
  'events.seats': { english: '{left, plural, one {# seat left} other {# seats left}}', isPlain: false, part },
  'media.heading': { english: 'Upcoming events', isPlain: true, part: 'media' as const },
  'admin.login': { english: 'Sign in', isPlain: true, part: 'admin' as const },
};

describeOnEachDatabase('translations', (database) => {
  let api: TestApp;
  let event: EventResponse;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
    api.app.get(InterfaceMessages, { strict: false }).all = () => Promise.resolve(messages);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    event = await createEvent(api, { title: 'Harvest Conference', description: 'Three **days**.', location: 'Gulu' });
  });

  const read = async <Body>(url: string): Promise<Body> => (await api.send({ url })).json<Body>();
  const ofEvent = (field: string, source: string, text: string, own: object = {}) =>
    translate(api, { kind: 'events', itemId: event.id, field, source, text, ...own });
  const inSwahili = (): Promise<EventResponse> => read(`/api/events/${event.id}?language=sw`);
  const list = async (query: string): Promise<TranslationResponse[]> => {
    const answer = await api.send({ url: `/api/translations?language=sw&${query}`, headers: api.as('admin') });
    expect(answer.statusCode).toBe(200);
    return answer.json<TranslationResponse[]>();
  };
  /** Audit log entries about translations of the event, newest first. */
  const lastEntries = (limit: number): Promise<AuditEntryResponse[]> =>
    api
      .send({
        url: `/api/audit-log?entity=translation&entityId=${event.id}&limit=${limit}`,
        headers: api.as('admin'),
      })
      .then((answer) => answer.json<AuditEntryResponse[]>());
  const importCsv = async (csv: string, own: object = {}) => {
    const payload = { language: 'sw', csv, ...own };
    const request = { method: 'POST', url: '/api/translations/import', headers: api.as('admin'), payload } as const;
    return api.send(request);
  };

  describe('GET /api/events/:id?language=sw', () => {
    it('answers checked translations, also in parsed texts, and says when a part is in English', async () => {
      expect(await inSwahili()).toMatchObject({ title: 'Harvest Conference', language: 'en' });
      await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno');
      await ofEvent('description', 'Three **days**.', 'Siku **tatu**.');
      expect(await inSwahili()).toMatchObject({ title: 'Kongamano la Mavuno', location: 'Gulu', language: 'en' });
      await ofEvent('location', 'Gulu', 'Gulu mjini');
      const whole = await inSwahili();
      expect(whole).toMatchObject({ location: 'Gulu mjini', description: 'Siku **tatu**.' });
      expect(JSON.stringify(whole)).toContain('"text":"tatu"');
      expect(whole).not.toHaveProperty('language');
      const inList = (await read<EventResponse[]>('/api/events?language=sw&limit=500')).find(
        ({ id }) => id === event.id,
      );
      expect(inList?.title).toBe('Kongamano la Mavuno');
      expect(await read(`/api/events/${event.id}`)).toMatchObject({ title: 'Harvest Conference' });
      expect(await read(`/api/events/${event.id}?language=ach`)).toMatchObject({ title: 'Harvest Conference' });
    });

    it('shows the original again as soon as that has changed', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno');
      const payload = { title: 'Harvest Festival', date: event.date, category: event.category };
      await api.send({ method: 'PUT', url: `/api/events/${event.id}`, headers: api.as('admin'), payload });
      expect(await inSwahili()).toMatchObject({ title: 'Harvest Festival', language: 'en' });
      expect(await list(`kind=events&itemId=${event.id}&state=outdated`)).toEqual([
        expect.objectContaining({
          field: 'title',
          source: 'Harvest Festival',
          previousSource: 'Harvest Conference',
          text: 'Kongamano la Mavuno',
        }),
      ]);
    });

    it('has the translations of the item from which it was copied', async () => {
      await ofEvent('location', 'Gulu', 'Gulu mjini');
      const request = { method: 'POST', url: `/api/events/${event.id}/duplicate`, headers: api.as('admin') } as const;
      const { id } = (await api.send(request)).json<EventResponse>();
      const answer = await api.send({ url: `/api/events/${id}?language=sw`, headers: api.as('admin') });
      expect(answer.json()).toMatchObject({ location: 'Gulu mjini' });
    });

    it('does not show drafts', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno', { isChecked: false });
      expect(await inSwahili()).toMatchObject({ title: 'Harvest Conference' });
    });

    it('needs one more statement for a whole list, and none when nothing is translated', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno');
      const statements = new QueryStatements(api);
      // Leaves out background queries that read translations.
      const during = (url: string): Promise<number> =>
        statements.countDuring(url, /["`]translations["`].*itemId["`] IN ?\(/);
      expect(await during('/api/events?limit=42&language=sw')).toBe(1);
      expect(await during('/api/events?limit=42')).toBe(0);
      expect(await during('/api/events?limit=42&language=lg')).toBe(0);
    });
  });

  describe('other public reads in a language', () => {
    it('have translations of the blocks of a page, also after a block was moved', async () => {
      const quote = { type: 'quote', text: 'Unless the Lord builds the house.', source: 'Psalm 127' };
      const list = { type: 'list', heading: '', items: ['Cement', 'Iron sheets'] };
      const page = await createItem<PageResponse>(api, 'pages', {
        ...pageRequest(),
        place: 'menu',
        blocks: [quote, list],
        isActive: true,
      } as object);
      await translate(api, {
        kind: 'pages',
        itemId: page.id,
        field: 'blocks.1.items.1',
        source: 'Iron sheets',
        text: 'Mabati',
      });
      expect(JSON.stringify(await read(`/api/pages/${page.id}?language=sw`))).toContain('Mabati');
      await translate(api, { kind: 'pages', itemId: page.id, field: 'title', source: page.title, text: 'Jengo letu' });
      const links = api.app.get(PageLinksService, { strict: false });
      expect(JSON.stringify([await links.links('sw'), await links.links()])).toMatch(/Jengo letu.*"label":"(?!Jengo)/);
      const payload = { ...pageRequest(), blocks: [list, quote] };
      await api.send({ method: 'PUT', url: `/api/pages/${page.id}`, headers: api.as('admin'), payload });
      expect(JSON.stringify(await read(`/api/pages/${page.id}?language=sw`))).toContain('Mabati');
      const moved = { kind: 'pages', itemId: page.id, field: 'blocks.0.items.1', source: 'Iron sheets' };
      await translate(api, { ...moved, text: 'Bati', isChecked: false });
      expect(JSON.stringify(await read(`/api/pages/${page.id}?language=sw`))).toContain('Mabati');
      await translate(api, { ...moved, text: 'Bati' });
      expect(JSON.stringify(await read(`/api/pages/${page.id}?language=sw`))).toContain('"Bati"');
    });

    it('have translations of products, the programme, page texts and standard texts', async () => {
      const { id } = await createProduct(api, { name: 'Songs of the North' });
      await translate(api, {
        kind: 'products',
        itemId: id,
        field: 'name',
        source: 'Songs of the North',
        text: 'Nyimbo',
      });
      expect(await read(`/api/products/${id}?language=sw`)).toMatchObject({ name: 'Nyimbo' });
      const rows = await list('kind=programme');
      const [service] = rows.filter(({ field }) => field.endsWith('.title'));
      if (!service) throw new Error('The programme has a row');
      await translate(api, { ...keyOf(service), text: 'Ibada' });
      expect(JSON.stringify(await read('/api/site?language=sw'))).toContain('Ibada');
      const [lead] = await list('kind=aboutTexts');
      if (!lead) throw new Error('The about page has a text');
      await translate(api, { ...keyOf(lead), text: 'Karibu kwetu' });
      expect(JSON.stringify(await read('/api/site/about-page?language=sw'))).toContain('Karibu kwetu');
      const [heading] = await list('kind=privacyTexts');
      if (!heading) throw new Error('The privacy policy has a heading');
      await translate(api, { ...keyOf(heading), text: 'Faragha' });
      const { sections } = await read<LegalPageResponse>('/api/site/privacy-page?language=sw');
      // The text of the section is not translated yet.
      expect([sections[0]?.heading, sections[0]?.language]).toEqual(['Faragha', 'en']);
      expect(JSON.stringify(await read('/api/site/privacy-page'))).not.toMatch(/Faragha|"language"/);
    });
  });

  describe('PUT /api/translations', () => {
    it('records who checked it and when, and removes it when the text is empty', async () => {
      const answer = await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno');
      expect([answer.statusCode, answer.json<TranslationResponse>()]).toEqual([
        200,
        {
          ...{ kind: 'events', itemId: event.id, field: 'title', where: 'Harvest Conference', isPlain: true },
          ...{ source: 'Harvest Conference', text: 'Kongamano la Mavuno', state: 'checked' },
          ...{ checkedBy: 'admin', checkedAt: expect.any(String) },
        },
      ]);
      expect((await ofEvent('title', 'Harvest Conference', '')).json()).toMatchObject({ state: 'missing', text: '' });
      expect(await inSwahili()).toMatchObject({ title: 'Harvest Conference' });
    });

    it('keeps the published text until the new wording is checked', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno');
      const answer = await ofEvent('title', 'Harvest Conference', 'Mkutano wa Mavuno', { isChecked: false });
      const waiting = {
        state: 'reworded',
        text: 'Kongamano la Mavuno',
        draft: 'Mkutano wa Mavuno',
        checkedBy: 'admin',
      };
      expect([answer.statusCode, answer.json<object>()]).toEqual([200, expect.objectContaining(waiting)]);
      expect(await inSwahili()).toMatchObject({ title: 'Kongamano la Mavuno' });
      for (const query of ['state=draft', 'state=reworded', 'search=mkutano'])
        expect(await list(`kind=events&itemId=${event.id}&${query}`)).toEqual([expect.objectContaining(waiting)]);
      const checked = await ofEvent('title', 'Harvest Conference', 'Mkutano wa Mavuno');
      expect(checked.json()).toMatchObject({ state: 'checked', text: 'Mkutano wa Mavuno' });
      expect(checked.json()).not.toHaveProperty('draft');
      expect(await inSwahili()).toMatchObject({ title: 'Mkutano wa Mavuno' });
      expect((await lastEntries(3)).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
        {
          action: 'checked',
          before: { source: 'Harvest Conference', text: 'Kongamano la Mavuno', state: 'checked', draft: waiting.draft },
          after: { source: 'Harvest Conference', text: 'Mkutano wa Mavuno', state: 'checked' },
        },
        expect.objectContaining({ action: 'drafted' }),
        expect.objectContaining({ action: 'checked' }),
      ]);
    });

    it.each(['', 'Kongamano la Mavuno'])('removes the waiting wording when the draft is %j', async (text) => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano la Mavuno');
      await ofEvent('title', 'Harvest Conference', 'Mkutano', { isChecked: false });
      const answer = await ofEvent('title', 'Harvest Conference', text, { isChecked: false });
      expect(answer.json()).toMatchObject({ state: 'checked', text: 'Kongamano la Mavuno', checkedBy: 'admin' });
      expect(answer.json()).not.toHaveProperty('draft');
      expect(await inSwahili()).toMatchObject({ title: 'Kongamano la Mavuno' });
      expect((await lastEntries(1))[0]).toMatchObject({ action: 'draft deleted' });
    });

    it('removes a check when no new wording is waiting', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano');
      const answer = await ofEvent('title', 'Harvest Conference', 'Kongamano', { isChecked: false });
      expect(answer.json()).toMatchObject({ state: 'draft', text: 'Kongamano' });
      expect(await inSwahili()).toMatchObject({ title: 'Harvest Conference' });
    });

    it('replaces an outdated translation and any waiting wording', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano');
      await ofEvent('title', 'Harvest Conference', 'Mkutano', { isChecked: false });
      await api.database.repository(EventEntity).update({ id: event.id }, { title: 'Harvest Festival' });
      expect(await list(`kind=events&itemId=${event.id}&state=outdated`)).toEqual([
        expect.objectContaining({ text: 'Kongamano', draft: 'Mkutano', previousSource: 'Harvest Conference' }),
      ]);
      const answer = await ofEvent('title', 'Harvest Festival', 'Tamasha', { isChecked: false });
      expect(answer.json()).toMatchObject({ state: 'draft', text: 'Tamasha' });
      expect(answer.json()).not.toHaveProperty('draft');
    });

    it('refuses to replace a wording that the writer has not seen', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano');
      await ofEvent('title', 'Harvest Conference', 'Mkutano', { isChecked: false, replaces: 'Kongamano' });
      for (const replaces of ['Kongamano', '']) {
        const answer = await ofEvent('title', 'Harvest Conference', 'Kongamano kuu', { replaces });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'TRANSLATION_CHANGED']);
      }
      expect(await inSwahili()).toMatchObject({ title: 'Kongamano' });
      const seen = await ofEvent('title', 'Harvest Conference', 'Kongamano kuu', { replaces: 'Mkutano' });
      expect(seen.json()).toMatchObject({ state: 'checked', text: 'Kongamano kuu' });
    });

    it.each([
      ['nothing', ''],
      ['a checked one', 'Kongamano'],
    ])('accepts one of two people who replace %s at the same time', async (_what, replaces) => {
      if (replaces) await ofEvent('title', 'Harvest Conference', replaces);
      const answers = await Promise.all(
        ['Mkutano', 'Mkusanyiko'].map((text) =>
          ofEvent('title', 'Harvest Conference', text, { isChecked: false, replaces }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });

    it('refuses a translation of an original that has changed', async () => {
      const answer = await ofEvent('title', 'Harvest', 'Mavuno');
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'ORIGINAL_CHANGED']);
    });

    it('answers 404 for a text that does not exist or cannot be translated', async () => {
      for (const own of [{ field: 'category', source: 'conference' }, { itemId: 99_999 }, { kind: 'testimonials' }])
        expect((await ofEvent('title', 'Harvest Conference', 'x', own)).statusCode).toBe(404);
    });

    it('stores one translation when two arrive at the same time', async () => {
      const texts = ['Kongamano', 'Mkutano'];
      const answers = await Promise.all(texts.map((text) => ofEvent('title', 'Harvest Conference', text)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const stored = await api.database.repository(Translation).findBy({ kind: 'events', itemId: event.id });
      expect(stored).toEqual([expect.objectContaining({ text: expect.stringMatching(/^(Kongamano|Mkutano)$/) })]);
    });

    it('is for roles that may change the site', async () => {
      const request = { method: 'GET', url: '/api/translations/progress' } as const;
      expect((await api.send({ ...request, headers: api.as('steward') })).statusCode).toBe(403);
    });
  });

  describe('texts of the interface', () => {
    const ofInterface = (field: keyof typeof messages, text: string, own: object = {}) =>
      translate(api, { kind: 'interface', itemId: 0, field, source: messages[field].english, text, ...own });
    const catalogue = () => api.app.get(InterfaceCatalogues, { strict: false }).catalogue('sw');

    it('have the translation of the product until somebody has checked another one', async () => {
      expect(await list('part=site&search=upcoming')).toEqual([
        expect.objectContaining({ field: 'events.heading', where: 'events', text: 'Matukio Yajayo', state: 'shipped' }),
      ]);
      const before = await catalogue();
      await ofInterface('events.heading', 'Matukio', { isChecked: false });
      expect(await catalogue()).toEqual(before);
      await ofInterface('events.heading', 'Matukio');
      const after = await catalogue();
      expect(after.messages['events.heading']).toBe('Matukio');
      // The same original under another key is one text with one translation.
      expect(after.messages['media.heading']).toBe('Matukio');
      for (const part of ['site', 'admin', 'media'] as const)
        expect(after.versions[part]).not.toBe(before.versions[part]);
    });

    it('of a console affect only that console, and are listed and counted separately', async () => {
      const before = await catalogue();
      await ofInterface('admin.login', 'Ingia');
      const { versions } = await catalogue();
      expect([versions.site, versions.media]).toEqual([before.versions.site, before.versions.media]);
      expect(versions.admin).not.toBe(before.versions.admin);
      expect((await list('part=admin')).map(({ field, text }) => [field, text])).toEqual([['admin.login', 'Ingia']]);
      expect((await list('part=site')).map(({ field }) => field)).toEqual(['events.heading', 'events.seats']);
      expect(
        (await api.send({ url: '/api/translations?language=sw&part=shell', headers: api.as('admin') })).statusCode,
      ).toBe(400);
      const answer = await api.send({ url: '/api/translations/progress', headers: api.as('admin') });
      const swahili = answer.json<TranslationProgressResponse[]>().find(({ language }) => language === 'sw');
      expect([swahili?.interface.total, swahili?.admin, swahili?.media.total]).toEqual([
        2,
        expect.objectContaining({ total: 1, checked: 1 }),
        1,
      ]);
    });

    it.each([
      ['Nafasi {kushoto}', 'Text has the unknown variable {kushoto}'],
      ['Nafasi', 'Text must contain the variable {left}'],
    ])('are refused with unknown or missing variables: %j', async (text, message) => {
      const answer = await ofInterface('events.seats', text);
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { text: message }]);
    });
  });

  describe('GET /api/translations/progress', () => {
    it('counts texts by state', async () => {
      const counts = async () => {
        const answer = await api.send({ url: '/api/translations/progress', headers: api.as('admin') });
        const swahili = answer.json<TranslationProgressResponse[]>().find(({ language }) => language === 'sw');
        if (!swahili) throw new Error('Swahili is a language of the product');
        return swahili.content;
      };
      const before = await counts();
      await ofEvent('title', 'Harvest Conference', 'Kongamano');
      await ofEvent('location', 'Gulu', 'Gulu mjini', { isChecked: false });
      const after = { ...before, missing: before.missing - 2, draft: before.draft + 1 };
      expect(await counts()).toEqual({ ...after, checked: before.checked + 1 });
      await ofEvent('title', 'Harvest Conference', 'Mkutano', { isChecked: false });
      expect(await counts()).toEqual({ ...after, reworded: before.reworded + 1 });
      const { missing, draft, shipped, checked, reworded, outdated } = before;
      expect(before.total).toBe(missing + draft + shipped + checked + reworded + outdated);
    });
  });

  describe('POST /api/translations/import', () => {
    it('accepts a completed export, after a trial run that changes nothing', async () => {
      const { payload } = await api
        .send({
          url: `/api/translations/export?language=sw&kind=events&itemId=${event.id}`,
          headers: api.as('admin'),
        })
        .then(({ body }) => ({ payload: body }));
      const filled = payload.replace('Harvest Conference,,missing', 'Harvest Conference,Kongamano,missing');
      expect(filled).not.toBe(payload);
      const counted = { saved: 1, unchanged: 2, refused: [] };
      expect((await importCsv(filled, { isTrial: true, isChecked: true })).json()).toEqual(counted);
      expect(await inSwahili()).toMatchObject({ title: 'Harvest Conference' });
      expect((await importCsv(filled, { isChecked: true })).json()).toEqual(counted);
      expect(await inSwahili()).toMatchObject({ title: 'Kongamano' });
      expect((await importCsv(filled)).json()).toEqual({ ...counted, saved: 0, unchanged: 3 });
    });

    it('stores a new text beside a checked one, and publishes it from the export once it is checked', async () => {
      await ofEvent('title', 'Harvest Conference', 'Kongamano');
      const csv = `kind,itemId,field,source,translation\nevents,${event.id},title,Harvest Conference,Mkutano\n`;
      expect((await importCsv(csv)).json()).toEqual({ saved: 1, unchanged: 0, refused: [] });
      expect(await inSwahili()).toMatchObject({ title: 'Kongamano' });
      expect((await importCsv(csv)).json()).toEqual({ saved: 0, unchanged: 1, refused: [] });
      expect((await importCsv(csv.replace('Mkutano', 'Kongamano'))).json()).toMatchObject({ unchanged: 1 });
      const url = `/api/translations/export?language=sw&kind=events&itemId=${event.id}&state=draft`;
      const { body } = await api.send({ url, headers: api.as('admin') });
      expect(body).toContain('Harvest Conference,Mkutano,reworded');
      expect((await importCsv(body, { isChecked: true })).json()).toMatchObject({ saved: 1 });
      expect(await inSwahili()).toMatchObject({ title: 'Mkutano' });
    });

    it('names the rows that it skips, and stores the others as drafts', async () => {
      const rows = [
        'kind,itemId,field,source,translation',
        `events,${event.id},title,Harvest,Mavuno`,
        `events,${event.id},location,Gulu,Gulu mjini`,
        'sunsets,1,title,Evening,Jioni',
      ];
      const answer = (await importCsv(rows.join('\n'))).json<TranslationImportResponse>();
      expect([answer.saved, answer.refused.map(({ row, field }) => [row, field])]).toEqual([
        1,
        [
          [2, `events ${event.id} title`],
          [4, 'sunsets 1 title'],
        ],
      ]);
      expect(await list(`kind=events&itemId=${event.id}&state=draft`)).toHaveLength(1);
    });

    it('changes nothing when translations of the product come back unchanged', async () => {
      const { body } = await api.send({
        url: '/api/translations/export?language=sw&scope=interface&state=shipped&search=seats+left',
        headers: api.as('admin'),
      });
      expect(body.trim().split('\r\n')).toHaveLength(2);
      expect((await importCsv(body)).json()).toEqual({ saved: 0, unchanged: 1, refused: [] });
    });

    it('refuses a file without its columns, and changes nothing', async () => {
      const answer = await importCsv('kind,source\nevents,Gulu\n');
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, ['csv']]);
    });
  });

  it('are removed when the item is removed permanently', async () => {
    await ofEvent('title', 'Harvest Conference', 'Kongamano');
    await api.database.repository(EventEntity).update({ id: event.id }, { deletedAt: new Date('2020-01-01') });
    await api.app.get(Retention).applyAll();
    expect(await api.database.repository(Translation).countBy({ kind: 'events', itemId: event.id })).toBe(0);
  });

  it('are removed when an album is removed permanently', async () => {
    const { id, title } = await createGallery(api);
    const rows = api.database.repository(Translation);
    await translate(api, { kind: 'galleries', itemId: id, field: 'title', source: title, text: 'Picha' });
    expect(await rows.countBy({ kind: 'galleries', itemId: id })).toBe(1);
    await api.database.repository(PhotoGallery).update({ id }, { deletedAt: new Date('2020-01-01') });
    await api.app.get(Retention).applyAll();
    expect(await rows.countBy({ kind: 'galleries', itemId: id })).toBe(0);
  });
});

const keyOf = ({ kind, itemId, field, source }: TranslationResponse) => ({ kind, itemId, field, source });
