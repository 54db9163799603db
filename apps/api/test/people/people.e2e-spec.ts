import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContactReply } from '../../src/people/contact/contact-reply.entity.ts';
import { FamilyMember } from '../../src/people/families/family-member.entity.ts';
import type {
  PersonErasureResponse,
  PersonExportResponse,
  PersonSearchResponse,
} from '../../src/people/personal-data/people.dto.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { eventRequest } from '../factories/event.ts';
import { contactRequest, familyRequest, post } from '../factories/people.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const mary = { firstName: 'Mary', lastName: 'Achayo', email: 'mary.achayo@example.org', phone: '0772 555 001' };
const text = /achayo|0772\s?555|256772555001/i;

describeOnEachDatabase('/api/people: the data of one person', (database) => {
  let api: TestApp;
  let eventId = 0;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const asAdmin = <Answer>(url: string, payload: object): Promise<{ status: number; body: Answer }> =>
    post(api, url, payload, api.as('admin')).then((answer) => ({
      status: answer.statusCode,
      body: answer.json<Answer>(),
    }));
  const find = async (wanted: object): Promise<PersonSearchResponse['groups']> =>
    (await asAdmin<PersonSearchResponse>('/api/people/search', wanted)).body.groups;
  const kinds = async (wanted: object): Promise<string[]> =>
    (await find(wanted)).map(({ kind, records }) => `${kind} ${records.length}`);
  const recordsOf = (groups: PersonSearchResponse['groups']): { kind: string; id: number }[] =>
    groups.flatMap(({ kind, records }) => records.map(({ id }) => ({ kind, id })));
  /** Every table of the database as one text. */
  const everything = async (): Promise<string> => {
    const tables = await Promise.all(
      api.database.dataSource.entityMetadatas.map(({ target }) => api.database.dataSource.getRepository(target).find()),
    );
    return JSON.stringify(tables);
  };
  const seatsTaken = async (): Promise<number | undefined> =>
    (await api.database.repository(EventEntity).findOneBy({ id: eventId }))?.seatsTaken;

  beforeAll(async () => {
    const admin = api.as('admin');
    eventId = (await post(api, '/api/events', eventRequest({ title: 'Harvest night', attendeeLimit: 5 }), admin)).json<{
      id: number;
    }>().id;
    const taken = await Promise.all([
      post(api, `/api/events/${eventId}/register`, { eventId, ...mary, specialRequests: 'A seat near the door' }),
      post(api, `/api/events/${eventId}/register`, {
        eventId,
        firstName: 'Sam',
        lastName: 'Opio',
        email: 'sam@example.org',
      }),
      post(api, '/api/newsletter/subscribe', { email: 'Mary.Achayo@example.org' }),
      post(api, '/api/newsletter/subscribe', { email: 'mary.achayo@example.org.ug' }),
      post(api, '/api/contact', contactRequest({ ...mary, message: 'Where can I park?' })),
      post(
        api,
        '/api/contact',
        contactRequest({
          firstName: 'Ruth',
          lastName: 'Opio',
          email: 'ruth@example.org',
          message: 'Please call my sister Mary Achayo on +256 772-555001.',
        }),
      ),
      post(api, '/api/prayer-requests', { name: 'Mary Achayo', request: 'For my mother', isPublic: false }),
      post(
        api,
        '/api/families',
        familyRequest({ familyName: 'Achayo', headOfFamily: 'Mary Achayo', email: mary.email, phone: '+256772555001' }),
      ),
      post(
        api,
        '/api/families',
        familyRequest({
          familyMembers: [
            { firstName: 'Mary', lastName: 'Achayo', dob: '1990-01-01', title: 'Aunt' },
            { firstName: 'Sam', lastName: 'Okello', dob: '2014-03-09', title: 'Son' },
          ],
        }),
      ),
      post(api, '/api/testimonials', { name: 'Mary Achayo', testimony: 'I was healed' }, admin),
    ]);
    expect(taken.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([]);
    const messages = (await api.send({ url: '/api/contact-messages', headers: admin })).json<
      { id: number; firstName: string }[]
    >();
    const hers = messages.find(({ firstName }) => firstName === 'Mary');
    expect(
      (await post(api, `/api/contact-messages/${hers?.id}/reply`, { content: 'Behind the hall.' }, admin)).statusCode,
    ).toBe(201);
    const testimony = taken[9]?.json<{ id: number }>().id;
    expect(
      (
        await api.send({
          method: 'PUT',
          url: `/api/testimonials/${testimony}`,
          headers: admin,
          payload: { name: 'Mary Achayo', testimony: 'I was healed indeed', verified: true },
        })
      ).statusCode,
    ).toBe(200);
    // While no mail server is set, the e-mails are written to files.
    await until(
      () => api.database.repository(OutboxMessage).countBy({ status: 'waiting' }),
      (waiting) => waiting === 0,
    );
  });

  it('allows admins only, and reads the search from the body, since an address would be written into logs', async () => {
    for (const path of ['search', 'export', 'erase']) {
      expect((await post(api, `/api/people/${path}`, {})).statusCode).toBe(401);
      expect((await post(api, `/api/people/${path}`, {}, api.as('media'))).statusCode).toBe(403);
      expect(
        (await api.send({ url: `/api/people/${path}?email=${mary.email}`, headers: api.as('admin') })).statusCode,
      ).toBe(404);
    }
  });

  it.each([
    [{}, 'email'],
    [{ email: '', phone: ' ', name: null }, 'email'],
    [{ phone: '12-34' }, 'phone'],
    [{ name: 'x'.repeat(161) }, 'name'],
  ])('needs an address, a phone number or a name (%j)', async (wanted, field) => {
    expect(await asAdmin('/api/people/search', wanted)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('finds an e-mail address in every domain, in any case, and no longer address that contains it', async () => {
    expect(await kinds({ email: 'MARY.ACHAYO@example.org' })).toEqual(
      ['family 1', 'outbox-message 3', 'contact-message 1', 'newsletter-subscriber 1', 'event-registration 1'].sort(
        byTitle,
      ),
    );
  });

  it('finds a phone number in any spelling, also in a text by somebody else', async () => {
    const groups = await find({ phone: '(+256) 772 555-001' });
    expect(
      groups.map(
        ({ kind, records }) =>
          `${kind} ${records
            .map(({ matched }) => matched.join())
            .sort()
            .join(' ')}`,
      ),
    ).toEqual(
      ['family phone', 'outbox-message phone', 'contact-message phone text', 'event-registration phone'].sort(byTitle),
    );
    expect(
      groups.find(({ kind }) => kind === 'contact-message')?.records.find(({ matched }) => matched.includes('text'))
        ?.detail,
    ).toContain('call my sister');
  });

  it('finds a name in either order, among children, prayers and the audit log too', async () => {
    for (const name of ['Mary Achayo', 'achayo  mary']) {
      const found = await kinds({ name });
      expect(found).toEqual(
        expect.arrayContaining([
          'family 1',
          'family-member 1',
          'prayer-request 1',
          'testimonial 1',
          'event-registration 1',
        ]),
      );
    }
    expect(await kinds({ name: 'Mary Achayo' })).toEqual(
      expect.arrayContaining(['contact-message 2', 'audit-entry 2']),
    );
    expect(await find({ name: 'Nobody Known' })).toEqual([]);
    expect(await find({ name: '%' })).toEqual([]);
  });

  it('exports everything in plain text, and writes no name into the audit log', async () => {
    const groups = await find({ email: mary.email, phone: mary.phone, name: 'Mary Achayo' });
    const { status, body } = await asAdmin<PersonExportResponse>('/api/people/export', { records: recordsOf(groups) });
    expect([status, body.keptBy, body.sections.length]).toEqual([200, 'Faithful Witness Ministries', groups.length]);
    const section = (title: string): Record<string, unknown>[] =>
      body.sections.find((one) => one.title === title)?.records ?? [];
    expect(section('Registrations for events')).toMatchObject([
      {
        Event: 'Harvest night',
        'First name': 'Mary',
        'E-mail': mary.email,
        'Special requests': 'A seat near the door',
      },
    ]);
    expect(section('Messages to the office')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Message: 'Where can I park?',
          Answers: [{ Answer: 'Behind the hall.', Sent: expect.any(String) }],
        }),
      ]),
    );
    expect(section('Families')).toMatchObject([
      { 'Head of family': 'Mary Achayo', Members: [{ 'First name': 'Grace' }, { 'Date of birth': '2014-03-09' }] },
    ]);
    expect(section('Members of families')).toMatchObject([
      { 'First name': 'Mary', 'Date of birth': '1990-01-01', Family: 'Okello' },
    ]);
    expect(section('Prayer requests')).toMatchObject([{ Request: 'For my mother', 'May be shared': false }]);
    expect(section('Testimonies')).toMatchObject([{ Testimony: 'I was healed indeed' }]);
    expect(JSON.stringify(body)).not.toMatch(/token=\w|personKey|replyKey|emailKey/);
    const [entry] = await api.database
      .repository(AuditEntry)
      .find({ where: { entity: 'person' }, order: { id: 'DESC' } });
    expect(entry).toMatchObject({
      action: 'exported',
      actor: 'admin',
      summary: expect.stringContaining('Families 1'),
      before: null,
      after: null,
    });
    expect(JSON.stringify(entry)).not.toMatch(text);
  });

  it('leaves all other records when one of them cannot be erased', async () => {
    const before = await everything();
    const records = recordsOf(await find({ email: mary.email }));
    expect(await asAdmin('/api/people/erase', { records: [...records, { kind: 'payroll', id: 1 }] })).toMatchObject({
      status: 400,
      body: { fields: { [`records.${records.length}.kind`]: expect.any(String) } },
    });
    expect((await asAdmin('/api/people/erase', { records: [] })).status).toBe(400);
    expect((await asAdmin('/api/people/erase', { records: [null] })).status).toBe(400);
    expect(await everything()).toBe(before);
  });

  it('erases the person from every table, with files, versions and seat, and erases nothing of anybody else', async () => {
    const folder = join(api.config.dataDir, 'outbox');
    const files = readdirSync(folder).length;
    const [seats, others] = [await seatsTaken(), (await find({ email: 'sam@example.org' })).length];
    const groups = await find({ email: mary.email, phone: mary.phone, name: 'Mary Achayo' });
    // Her sister's message is not erased, because it belongs to her sister; the office may remove the phone number from it by hand.
    const chosen = groups.filter(({ kind }) => kind !== 'audit-entry');
    const records = recordsOf(
      chosen.map((group) => ({
        ...group,
        records: group.records.filter(({ matched }) => group.kind !== 'contact-message' || !matched.includes('text')),
      })),
    );
    const { status, body } = await asAdmin<PersonErasureResponse>('/api/people/erase', { records });
    expect([status, body.erased.find(({ title }) => title === 'Registrations for events')]).toEqual([
      200,
      { title: 'Registrations for events', count: 1, note: '1 seat is free again' },
    ]);
    expect(body.erased.find(({ title }) => title === 'Families')).toEqual({
      title: 'Families',
      count: 1,
      note: 'with 2 members',
    });

    expect([await kinds({ email: mary.email }), await kinds({ name: 'Mary Achayo' })]).toEqual([
      [],
      ['contact-message 1'],
    ]);
    const rest = (await everything())
      .replace(/Please call my sister Mary Achayo on \+256 772-555001\./, '')
      .replace('mary.achayo@example.org.ug', '')
      .replaceAll('mary.achayo@example.org.ug', '');
    expect(rest).not.toMatch(text);
    expect([seats, await seatsTaken(), await api.database.repository(EventRegistration).count()]).toEqual([2, 1, 1]);
    expect(await api.database.repository(ContactReply).count()).toBe(0);
    expect((await find({ email: 'sam@example.org' })).length).toBe(others);
    expect(
      (await api.database.repository(FamilyMember).find()).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ).toEqual(['Sam Okello']);
    // Her confirmation by mail and by text, the welcome mail, and the reply to her message.
    await until(
      () => readdirSync(folder).length,
      (left) => left === files - 4,
    );
  });

  it('keeps in the audit log who did what and when, but none of the values', async () => {
    const entries = await api.database.repository(AuditEntry).findBy({ entity: 'testimonial' });
    expect(entries.map(({ summary, before, after, actor }) => [summary, before, after, actor])).toEqual([
      [expect.stringMatching(/^Testimonial \d+ created \(what it looked like was erased\)$/), null, null, 'admin'],
      [expect.stringMatching(/^Testimonial \d+ updated \(/), null, null, 'admin'],
    ]);
    const last = await api.database.repository(AuditEntry).find({ where: { entity: 'person', action: 'erased' } });
    expect(last).toMatchObject([
      { summary: expect.stringContaining('Registrations for events 1'), before: null, after: null },
    ]);
  });

  it('erases a name from the history of other items too, and keeps these items', async () => {
    const event = (
      await post(api, '/api/events', eventRequest({ title: 'Evening with Dora Lalam' }), api.as('admin'))
    ).json<{ id: number }>();
    const groups = await find({ name: 'dora LALAM' });
    expect(groups.map(({ kind, records }) => [kind, records.length, records[0]?.matched])).toEqual([
      ['audit-entry', 1, ['text']],
    ]);
    expect(
      (await asAdmin<PersonErasureResponse>('/api/people/erase', { records: recordsOf(groups) })).body.erased,
    ).toEqual([{ title: 'Traces in the audit log', count: 1 }]);
    expect(await api.database.repository(AuditEntry).findBy({ entity: 'event', entityId: event.id })).toMatchObject([
      {
        action: 'created',
        summary: `Event ${event.id} created (what it looked like was erased)`,
        before: null,
        after: null,
      },
    ]);
    expect((await api.send({ url: `/api/events/${event.id}` })).json()).toMatchObject({
      title: 'Evening with Dora Lalam',
    });
  });

  it('finds a name with letters that only some databases can convert to lower case', async () => {
    await post(api, '/api/prayer-requests', { name: 'Ŋaŋa Ópio', request: 'For rain', isPublic: true });
    expect([await kinds({ name: 'ŋaŋa' }), await kinds({ name: 'ÓPIO ŊaŊa' })]).toEqual([
      ['prayer-request 1'],
      ['prayer-request 1'],
    ]);
  });

  it('searches a long audit log in pieces, the latest entry first', async () => {
    const entry = { at: new Date(), actor: 'admin', action: 'updated', entity: 'page', before: null, after: null };
    for (let entityId = 1; entityId <= 450; entityId += 1)
      await api.database.repository(AuditEntry).insert({
        ...entry,
        entityId,
        summary: [1, 220, 450].includes(entityId) ? `Page ${entityId} of Zed Otim` : 'Page',
      });
    const [group] = await find({ name: 'zed otim' });
    expect(group?.records.map(({ title }) => title)).toEqual([
      'Page 450 of Zed Otim',
      'Page 220 of Zed Otim',
      'Page 1 of Zed Otim',
    ]);
    expect(await find({ name: 'Page' })).toMatchObject([
      { kind: 'audit-entry', hasMore: true, records: { length: 100 } },
    ]);
  });

  it('finds and exports the account of a member of staff, and removes its address when erasing', async () => {
    const created = await asAdmin<{ id: number }>('/api/staff-accounts', {
      username: 'grace.namutebi',
      role: 'editor',
      email: 'grace.namutebi@example.org',
    });
    expect(created.status).toBe(201);
    const records = [{ kind: 'staff-account', id: created.body.id }];
    const found = (await find({ email: 'Grace.Namutebi@example.org' })).filter(({ kind }) => kind === 'staff-account');
    expect(recordsOf(found)).toEqual(records);
    const { body } = await asAdmin<PersonExportResponse>('/api/people/export', { records });
    expect(body.sections).toMatchObject([
      { records: [{ Username: 'grace.namutebi', Role: 'editor', 'E-mail': 'grace.namutebi@example.org' }] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|Secret|invitationKey/);
    expect(await asAdmin('/api/people/erase', { records })).toMatchObject({
      status: 200,
      body: { erased: [{ title: 'Accounts of the consoles', count: 1 }] },
    });
    expect(await kinds({ email: 'grace.namutebi@example.org' })).not.toContain('staff-account 1');
    const accounts = await api.send({ url: '/api/staff-accounts', headers: api.as('admin') });
    expect(accounts.json()).toContainEqual(expect.objectContaining({ username: 'grace.namutebi', email: null }));
  });

  it('counts nothing for a record that does not exist any more', async () => {
    expect(await asAdmin('/api/people/erase', { records: [{ kind: 'family', id: 999_999 }] })).toEqual({
      status: 200,
      body: { erased: [] },
    });
  });

  it('frees a seat once when two admins erase the same registration', async () => {
    await post(api, `/api/events/${eventId}/register`, {
      eventId,
      firstName: 'Ann',
      lastName: 'Lapolo',
      email: 'ann@example.org',
    });
    const before = await seatsTaken();
    const records = recordsOf(await find({ email: 'ann@example.org' }));
    const answers = await Promise.all(
      [0, 1, 2].map(() => untilServed(() => post(api, '/api/people/erase', { records }, api.as('admin')))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([before, await seatsTaken(), await api.database.repository(EventRegistration).count()]).toEqual([2, 1, 1]);
  });
});

/** Kinds in the order of their titles in the answer. */
const titles = [
  'family-member',
  'outbox-message',
  'contact-message',
  'newsletter-subscriber',
  'prayer-request',
  'event-registration',
  'testimonial',
];
function byTitle(one: string, other: string): number {
  const place = (text: string): number =>
    ['family ', ...titles, 'audit-entry'].findIndex((kind) => text.startsWith(kind));
  return place(one) - place(other);
}
