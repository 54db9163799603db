import { addDays, kampalaDay, seedSite, type SiteSettings, weekdayOf } from '@ministry/domain';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type {
  IdentityResponse,
  ProgrammeResponse,
  SettingsVersionResponse,
} from '../../src/platform/site-settings/site-settings.dto.ts';
import { SiteSettingsService } from '../../src/platform/site-settings/site-settings.service.ts';
import { post } from '../factories/people.ts';
import { basic, describeOnEachDatabase, describeOnEachServer, startTestApp, type TestApp } from '../test-app.ts';

/** Returns the first Sunday from tomorrow on. */
function nextSunday(): string {
  const tomorrow = addDays(kampalaDay(new Date()), 1);
  return addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
}

describeOnEachDatabase('the settings of the site', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, seed: true });
  });
  afterAll(() => api.close());

  const read = async <Body>(url: string): Promise<Body> =>
    (await api.send({ url, headers: api.as('admin') })).json<Body>();
  const put = (part: string, payload: object, headers = api.as('admin')) =>
    api.send({ method: 'PUT', url: `/api/site/${part}`, headers, payload });
  const site = async (): Promise<SiteSettings> => (await api.send({ url: '/api/site' })).json<SiteSettings>();
  const identity = async (): Promise<Omit<IdentityResponse, 'updatedAt' | 'updatedBy'>> => {
    const { updatedAt: _at, updatedBy: _by, ...sent } = await read<IdentityResponse>('/api/site/identity');
    return sent;
  };
  const programme = async (): Promise<Omit<ProgrammeResponse, 'updatedAt' | 'updatedBy'>> => {
    const { updatedAt: _at, updatedBy: _by, ...sent } = await read<ProgrammeResponse>('/api/site/programme');
    return sent;
  };
  const fieldsOf = async (answer: ReturnType<typeof put>): Promise<Record<string, string>> => {
    const { statusCode, body } = await answer;
    expect(statusCode).toBe(400);
    return (JSON.parse(body) as { fields: Record<string, string> }).fields;
  };

  it('are the standard ones on a new site, as ordinary rows', async () => {
    const { identity: names, programme: week } = seedSite;
    expect(await site()).toEqual(JSON.parse(JSON.stringify({ identity: names, programme: week })));
    expect(await identity()).toMatchObject({ ...seedSite.identity, version: 1 });
    expect((await programme()).items.map(({ times }) => times)).toEqual([
      null,
      null,
      null,
      null,
      'Evening till dawn',
      // 4:00–6:30 PM
      null,
      null,
      '9:00 PM till dawn',
    ]);
  });

  it('are used on pages, in mails and in feeds as soon as they are saved', async () => {
    const before = await identity();
    expect((await site()).identity.phone).toBe('+256 700 000 000');
    const changed = { ...before, name: 'Grace & Truth Church', phone: '+256 772 123 456', email: 'grace@example.org' };
    expect((await put('identity', changed)).statusCode).toBe(200);
    expect((await site()).identity).toMatchObject({ name: 'Grace & Truth Church', phone: '+256 772 123 456' });
    expect((await api.send({ url: '/feeds/services.ics' })).body).toContain('Grace & Truth Church');
    expect((await api.send({ url: '/feeds/sermons.xml' })).body).toContain('Grace &#38; Truth Church');
    expect((await api.send({ url: '/api/newsletter/unsubscribe' })).body).toContain('Grace &#38; Truth Church');
    await post(api, '/api/newsletter/subscribe', { email: 'reader@example.org' });
    const letter = await api.database.repository(OutboxMessage).findOneByOrFail({ recipient: 'reader@example.org' });
    expect([letter.subject, letter.text]).toEqual(Array(2).fill(expect.stringContaining('Grace & Truth Church')));
    expect((await put('identity', { ...before, version: before.version + 1 })).statusCode).toBe(200);
  });

  it('refuse invalid phones, addresses and places, naming each field', async () => {
    const wrong = {
      ...(await identity()),
      phone: '12',
      whatsapp: 'call us',
      furtherPhones: ['+256 772 123 456', 'none'],
      email: 'office',
      latitude: 91,
      longitude: '-181',
      country: 'Uganda',
      founded: '2002-02-31',
      social: [{ name: '', href: 'javascript:alert(1)' }],
      figures: 'many',
    };
    expect(Object.keys(await fieldsOf(put('identity', wrong))).sort()).toEqual([
      'country',
      'email',
      'figures',
      'founded',
      'furtherPhones',
      'latitude',
      'longitude',
      'phone',
      'social.0.href',
      'social.0.name',
      'whatsapp',
    ]);
    expect(await fieldsOf(put('identity', { ...(await identity()), logo: 'x' }))).toHaveProperty('logo');
  });

  it('keep an international number as it was typed, and add the country code to a local one', async () => {
    const before = await identity();
    const sent = { ...before, phone: '+256 (0)772-123456', whatsapp: '0772 123 456' };
    const { phone, whatsapp } = (await put('identity', sent)).json<IdentityResponse>();
    expect([phone, whatsapp]).toEqual(['+256 (0)772-123456', '+256 772 123456']);
    await put('identity', { ...before, version: before.version + 1 });
  });

  it('are saved once when two people change them at the same time, and the other is told who saved', async () => {
    const account = { username: 'grace', password: 'a long second passphrase', role: 'admin' };
    await api.send({ method: 'POST', url: '/api/staff-accounts', headers: api.as('admin'), payload: account });
    const other = basic(account.username, account.password);
    const before = await identity();
    const answers = await Promise.all([
      put('identity', { ...before, tagline: 'From the one' }),
      put('identity', { ...before, tagline: 'From the other' }, { authorization: other }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json<object>();
    expect(refusal).toMatchObject({ code: 'VERSION_CONFLICT', details: { version: before.version + 1 } });
    await put('identity', { ...before, version: before.version + 1 });
  });

  it('record who changed which fields, and restore each earlier state', async () => {
    const before = await identity();
    await put('identity', { ...before, town: 'Lira' });
    const [latest, ...earlier] = await read<SettingsVersionResponse[]>('/api/site/identity/history');
    expect(latest).toMatchObject({ actor: 'admin', changed: ['town'], settings: { town: 'Lira' } });
    expect(earlier.at(-1)).toMatchObject({ id: 0, actor: null, settings: { town: 'Gulu' } });
    const { version } = await identity();
    expect((await put('identity', { ...earlier.at(-1)?.settings, version })).statusCode).toBe(200);
    expect((await site()).identity).toEqual(seedSite.identity);
    const entries = await read<{ entity: string; summary: string }[]>('/api/audit-log?entity=site%20setting');
    expect(entries[0]?.summary).toBe('Identity of the site updated');
  });

  it('include a programme with exceptions, which pages and feeds follow', async () => {
    const before = await programme();
    const sunday = nextSunday();
    const items = before.items.map((item) => (item.id === 'sunday-first' ? { ...item, start: 480, end: 570 } : item));
    const exception = { isCancelled: false, start: null, end: null, place: null, note: '' };
    const exceptions = [
      { ...exception, itemId: 'sunday-first', date: sunday, isCancelled: true, note: 'Christmas' },
      { ...exception, itemId: 'sunday-second', date: sunday, start: 600, end: 720, place: 'Pece Stadium' },
    ];
    const answer = await put('programme', { ...before, items, exceptions });
    expect([answer.statusCode, answer.json<ProgrammeResponse>().exceptions]).toEqual([200, exceptions]);
    const { programme: shown } = await site();
    expect(shown.items[0]).toMatchObject({ times: '8:00–9:30 AM', start: 480 });
    expect(shown.exceptions).toEqual(exceptions);
    const day = sunday.replaceAll('-', '');
    const first = (await api.send({ url: '/feeds/services/sunday-first.ics' })).body;
    expect(first).toContain(`EXDATE:${day}T050000Z`);
    const second = (await api.send({ url: '/feeds/services/sunday-second.ics' })).body;
    expect(second).toContain(`RECURRENCE-ID:${day}T060000Z`);
    expect(second).toContain(`DTSTART:${day}T070000Z`);
    expect(second).toContain('LOCATION:Pece Stadium');
    await put('programme', { ...before, version: before.version + 1 });
    expect((await site()).programme).toEqual(JSON.parse(JSON.stringify(seedSite.programme)));
  });

  it('do not publish an exception that is over', async () => {
    const before = await programme();
    const date = addDays(nextSunday(), -28);
    const past = { itemId: null, date, isCancelled: true, start: null, end: null, place: null, note: '' };
    await put('programme', { ...before, exceptions: [past] });
    expect((await programme()).exceptions).toHaveLength(1);
    expect((await site()).programme.exceptions).toEqual([]);
    await put('programme', { ...before, version: before.version + 1 });
  });

  it('include services of a season, which are not published once it is over', async () => {
    const before = await programme();
    const [row] = before.items;
    const sunday = nextSunday();
    const [coming, over] = [
      { ...row, id: 'carols', from: sunday, until: addDays(sunday, 14) },
      { ...row, id: 'lent', from: addDays(sunday, -60), until: addDays(sunday, -20) },
    ];
    const answer = await put('programme', { ...before, items: [coming, over], exceptions: [] });
    expect([answer.statusCode, answer.json<ProgrammeResponse>().items]).toEqual([200, [coming, over]]);
    expect((await site()).programme.items).toMatchObject([{ id: 'carols', from: sunday, until: coming.until }]);
    const calendar = (await api.send({ url: '/feeds/services.ics' })).body;
    expect(calendar).toContain(`DTSTART:${sunday.replaceAll('-', '')}T040000Z`);
    expect(calendar).toContain(`UNTIL=${addDays(sunday, 14).replaceAll('-', '')}T040000Z`);
    expect(calendar).not.toContain('service-lent');
    const exception = { itemId: 'carols', date: addDays(sunday, 21), isCancelled: true, note: '' };
    const items = [coming, { ...over, from: over.until, until: over.from }];
    expect(
      await fieldsOf(put('programme', { ...before, version: before.version + 1, items, exceptions: [exception] })),
    ).toEqual({
      'items.1.until': 'Until must not be before the first day of the season',
      'exceptions.0.date': `Date is outside of the season of ${row?.title}`,
    });
    await put('programme', { ...before, version: before.version + 1 });
  });

  it('refuse invalid rows and exceptions, naming each field', async () => {
    const before = await programme();
    const [row] = before.items;
    const exception = {
      itemId: null,
      date: nextSunday(),
      isCancelled: true,
      start: null,
      end: null,
      place: null,
      note: '',
    };
    const monday = addDays(nextSunday(), 1);
    const items = [
      { ...row, end: row?.start },
      row,
      { ...row, id: 'long', start: 0, end: 1_500 },
      { ...row, id: 'Not An Id', title: '' },
    ];
    expect(Object.keys(await fieldsOf(put('programme', { ...before, items }))).sort()).toEqual([
      'items.3.id',
      'items.3.title',
    ]);
    const exceptions = [
      exception,
      exception,
      { ...exception, date: monday },
      { ...exception, itemId: 'sunday-first', date: monday },
      { ...exception, itemId: 'nobody' },
      { ...exception, itemId: 'sunday-first', isCancelled: false },
      { ...exception, itemId: 'sunday-second', isCancelled: false, start: 600, end: 600 },
    ];
    expect(await fieldsOf(put('programme', { ...before, items: items.slice(0, 3), exceptions: [] }))).toEqual({
      'items.0.end': 'End must be after the start',
      'items.1.id': 'Two rows have the same id',
      'items.2.end': 'End must be within 24 hours after the start',
    });
    expect(Object.keys(await fieldsOf(put('programme', { ...before, exceptions })))).toEqual([
      'exceptions.1.date',
      'exceptions.2.date',
      'exceptions.3.date',
      'exceptions.4.itemId',
      'exceptions.5.isCancelled',
      'exceptions.6.end',
    ]);
    expect((await site()).programme).toEqual(JSON.parse(JSON.stringify(seedSite.programme)));
  });

  it('may have rows that overlap, and rows past midnight', async () => {
    const before = await programme();
    const late = { ...before.items[0], id: 'late', weekday: 6, start: 1_380, end: 1_800 };
    expect(
      (await put('programme', { ...before, items: [...before.items, { ...late, id: 'late-too' }, late] })).statusCode,
    ).toBe(200);
    await put('programme', { ...before, version: before.version + 1 });
  });
});

describeOnEachServer('the settings of the site, in a process that gets no messages from the others', (database) => {
  it('are updated from the database when it reads them again', async () => {
    const one = await startTestApp({ database, seed: true });
    const other = await one.startAnother();
    const headers = one.as('admin');
    const {
      updatedAt: _at,
      updatedBy: _by,
      ...before
    } = (await one.send({ url: '/api/site/identity', headers })).json<IdentityResponse>();
    await one.send({ method: 'PUT', url: '/api/site/identity', headers, payload: { ...before, town: 'Kitgum' } });
    await other.app.get(SiteSettingsService).readAgain();
    expect((await other.send({ url: '/api/site' })).json<SiteSettings>().identity.town).toBe('Kitgum');
    await other.close();
    await one.close();
  });
});
