import { familyLimits, kampalaDay } from '@ministry/domain';
import type { FamilyResponse } from '../../src/people/families/family.dto.ts';
import { Family } from '../../src/people/families/family.entity.ts';
import { FamilyMember } from '../../src/people/families/family-member.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { familyRequest, post, postFiftyTimes, postForm } from '../factories/people.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;
const grace = { firstName: 'Grace', lastName: 'Akello', dob: '1984-02-29', title: 'Mother' };
const blank = { firstName: '', lastName: ' ', dob: '', title: '' };

describeOnAnyDatabase('families', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  beforeEach(() => api.database.repository(Family).createQueryBuilder().delete().execute());
  afterAll(() => api.close());

  const register = async (
    own: Record<string, unknown> = {},
  ): Promise<{ status: number; fields: string[]; id: number }> => {
    const answer = await post(api, '/api/families', familyRequest(own));
    const { id = 0, fields = {} } = answer.json<{ id?: number; fields?: object }>();
    return { status: answer.statusCode, fields: Object.keys(fields), id };
  };
  const list = async (query = ''): Promise<FamilyResponse[]> =>
    (await api.send({ url: `/api/families${query}`, headers: api.as('admin') })).json();
  const names = async (query: string): Promise<string[]> => (await list(query)).map(({ familyName }) => familyName);
  const put = (id: number, payload: object, headers: Record<string, string> = api.as('admin')) =>
    api.send({ method: 'PUT', url: `/api/families/${id}`, headers, payload });
  const remove = (id: number, headers: Record<string, string> = api.as('admin')) =>
    api.send({ method: 'DELETE', url: `/api/families/${id}`, headers });

  describe('POST /api/families', () => {
    // API-76, DATA-35, FAM-22, FAM-33, FAM-34
    it('accepts a family from anybody, and answers only its id', async () => {
      const answer = await post(
        api,
        '/api/families',
        familyRequest({ latitude: '2.774600000000001', longitude: '-32.299' }),
      );
      expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number) }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    // DATA-34, FAM-20: `dob` is sent and `dateOfBirth` is returned; both are the same plain date.
    it('stores the fields under the names of the specification', async () => {
      const { id } = await register({ latitude: '2.774600000000001', longitude: '-32.299' });
      expect(await list()).toEqual([
        {
          id,
          familyName: 'Okello',
          headOfFamily: 'Peter Okello',
          email: 'okello@example.org',
          phone: '+256772123456',
          address: 'Plot 4, Airfield Road, Gulu',
          latitude: '2.774600000000001',
          longitude: '-32.299',
          status: 'active',
          registrationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          deletedAt: null,
          members: [
            {
              id: expect.any(Number),
              title: 'Mother',
              firstName: 'Grace',
              lastName: 'Akello',
              dateOfBirth: '1984-02-29',
            },
            { id: expect.any(Number), title: 'Son', firstName: 'Sam', lastName: 'Okello', dateOfBirth: '2014-03-09' },
          ],
        },
      ]);
    });

    // FAM-07, FAM-08, FAM-09, FAM-10, FAM-11, FAM-12, FAM-19
    it.each([
      ['familyName', undefined],
      ['familyName', ' '],
      ['familyName', 'x'.repeat(familyLimits.familyName + 1)],
      ['headOfFamily', undefined],
      ['headOfFamily', 'a\nb'],
      ['email', undefined],
      ['email', 'okello'],
      ['phone', undefined],
      ['phone', null],
      ['phone', ''],
      ['phone', '1'.repeat(familyLimits.phone + 1)],
      ['phone', 'abc'],
      ['email', 'a..b@example.org'],
      ['address', undefined],
      ['address', 'x'.repeat(familyLimits.address + 1)],
      ['status', 'inactive'],
      ['latitude', 2.7],
      ['latitude', 'north'],
      ['latitude', '90.01'],
      ['latitude', '1e1'],
      ['longitude', '-180.5'],
      ['familyMembers', 'Grace'],
      ['familyMembers', [null]],
      ['familyMembers', [[grace]]],
      ['familyMembers', Array.from({ length: 21 }, () => grace)],
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      const place = field === 'latitude' || field === 'longitude' ? { latitude: '1', longitude: '1' } : {};
      expect(await register({ ...place, [field]: value })).toMatchObject({ status: 400, fields: [field] });
      expect([await list(), await api.database.repository(FamilyMember).count()]).toEqual([[], 0]);
    });

    it.each([
      [{ latitude: '2.7' }, 'longitude'],
      [{ longitude: '32.2', latitude: '' }, 'latitude'],
    ])('answers 400 for one coordinate without the other (%j)', async (own, field) => {
      expect(await register(own)).toMatchObject({ status: 400, fields: [field] });
    });

    // FAM-21
    it.each([{}, { latitude: '', longitude: '' }, { latitude: null, longitude: null }])(
      'accepts a family without coordinates (%j)',
      async (own) => {
        await register(own);
        expect(await list()).toMatchObject([{ latitude: null, longitude: null }]);
      },
    );

    // FAM-13, FAM-14, FAM-15, FAM-16
    it.each([
      [{ ...grace, firstName: '' }, 'firstName'],
      [{ ...grace, lastName: undefined }, 'lastName'],
      [{ ...grace, lastName: 'x'.repeat(familyLimits.lastName + 1) }, 'lastName'],
      [{ ...grace, dob: '' }, 'dob'],
      [{ ...grace, dob: '1899-12-31' }, 'dob'],
      [{ ...grace, dob: '2014-02-30' }, 'dob'],
      [{ ...grace, dob: '2014-03-09T00:00:00Z' }, 'dob'],
      [{ ...grace, dob: kampalaDay(new Date(Date.now() + 2 * day)) }, 'dob'],
      [{ ...grace, title: ' ' }, 'title'],
      [{ ...grace, title: 'x'.repeat(familyLimits.title + 1) }, 'title'],
      [{ ...grace, id: 4 }, 'id'],
    ])('names the row of a wrong member (%j)', async (member, field) => {
      expect(await register({ familyMembers: [grace, blank, member] })).toMatchObject({
        status: 400,
        fields: [`familyMembers.2.${field}`],
      });
      expect(await list()).toEqual([]);
    });

    it('accepts a child born today, in Kampala', async () => {
      expect((await register({ familyMembers: [{ ...grace, dob: kampalaDay(new Date()) }] })).status).toBe(201);
    });

    // FAM-17, FAM-18
    it('ignores empty rows, and names the row that is half filled in', async () => {
      expect((await register({ familyMembers: [blank, grace, {}] })).status).toBe(201);
      expect((await list())[0]?.members).toMatchObject([{ firstName: 'Grace' }]);
      expect(await register({ familyMembers: [blank, { ...blank, title: 'Son' }] })).toMatchObject({
        status: 400,
        fields: ['familyMembers.1.firstName', 'familyMembers.1.lastName', 'familyMembers.1.dob'],
      });
    });

    it('accepts a family without a list of members, and one of twenty', async () => {
      expect([
        (await register({ familyMembers: undefined })).status,
        (await register({ familyMembers: Array.from({ length: 20 }, () => grace) })).status,
      ]).toEqual([201, 201]);
      expect((await list()).map(({ members }) => members.length)).toEqual([20, 0]);
    });

    it('stores one family for fifty requests with one key', async () => {
      expect(await postFiftyTimes(api, '/api/families', familyRequest(), `family-${database}`)).toEqual([
        expect.stringMatching(/^201 /),
      ]);
      expect([(await list()).length, await api.database.repository(FamilyMember).count()]).toEqual([1, 2]);
    });

    it('accepts a plain form, whose members are numbered fields, and redirects it to its page', async () => {
      const { familyMembers: _members, ...family } = familyRequest() as Record<string, string>;
      const form = {
        ...family,
        latitude: '',
        longitude: '',
        'familyMembers.0.firstName': 'Grace',
        'familyMembers.0.lastName': 'Akello',
        'familyMembers.0.dob': '1984-02-29',
        'familyMembers.0.title': 'Mother',
        'familyMembers.1.firstName': '',
        'familyMembers.1.lastName': '',
        'familyMembers.1.dob': '',
        'familyMembers.1.title': '',
      };
      expect(await postForm(api, '/api/families', form)).toEqual([
        303,
        '/family-registration?family=registered#family',
      ]);
      expect((await list())[0]?.members).toMatchObject([{ firstName: 'Grace', dateOfBirth: '1984-02-29' }]);
      expect(await postForm(api, '/api/families', { ...form, phone: '', 'familyMembers.1.title': 'Son' })).toEqual([
        400,
        '/family-registration?family=invalid&fields=phone%2CfamilyMembers.1.firstName%2CfamilyMembers.1.lastName%2CfamilyMembers.1.dob#family',
      ]);
    });
  });

  describe('/api/families for the office', () => {
    // API-73
    it('GET lists newest first with the total, for admins only', async () => {
      await register({ familyName: 'First' });
      await register({ familyName: 'Second' });
      const answer = await api.send({ url: '/api/families?limit=1', headers: api.as('admin') });
      expect(answer.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
      expect([await names('?limit=1'), await names('?limit=1&offset=1')]).toEqual([['Second'], ['First']]);
      // FAM-48: a name in a header gives no access.
      expect((await api.send({ url: '/api/families', headers: { 'x-admin-user': 'admin' } })).statusCode).toBe(401);
      expect((await api.send({ url: '/api/families', headers: api.as('media') })).statusCode).toBe(403);
    });

    // FAM-36, FAM-37
    it('GET filters by status, searches name, head and e-mail, and refuses any other filter', async () => {
      const { id } = await register({
        familyName: 'Akello',
        headOfFamily: 'Ruth',
        email: 'ruth@example.com',
        address: 'Unyama',
      });
      await register({ familyName: 'Ojok', address: 'Pece' });
      await put(id, { status: 'inactive' });
      expect([await names('?status=inactive'), await names('?status=active'), await names('?status=all')]).toEqual([
        ['Akello'],
        ['Ojok'],
        ['Ojok', 'Akello'],
      ]);
      expect([
        await names('?search=ojo'),
        await names('?search=RUTH'),
        await names('?search=example.com'),
        await names('?search=Unyama'),
        await names('?search=_'),
      ]).toEqual([['Ojok'], ['Akello'], ['Akello'], [], []]);
    });

    // API-74
    it('PUT deactivates and activates a family, and writes no name into the audit log', async () => {
      const { id } = await register();
      expect((await put(id, { status: 'inactive' }, { 'x-admin-user': 'admin' })).statusCode).toBe(401);
      expect((await put(id, { status: 'inactive' })).json()).toMatchObject({
        id,
        status: 'inactive',
        members: [{}, {}],
      });
      expect((await put(id, { status: 'active' })).json()).toMatchObject({ id, status: 'active' });
      expect([
        (await put(id, { status: 'gone' })).statusCode,
        (await put(999_999, { status: 'active' })).statusCode,
      ]).toEqual([400, 404]);
      const entries = await api.database.repository(AuditEntry).findBy({ entity: 'family', entityId: id });
      expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
        ['marked inactive', 'admin'],
        ['marked active', 'admin'],
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/Okello|Grace|Gulu/);
    });

    // API-75
    it('DELETE removes a family from the list, and it can be restored for thirty days', async () => {
      const { id } = await register();
      expect((await remove(id, { 'x-admin-user': 'admin' })).statusCode).toBe(401);
      expect((await remove(id)).statusCode).toBe(200);
      expect([
        await list(),
        (await list('?status=deleted')).length,
        (await put(id, { status: 'active' })).statusCode,
        (await remove(999_999)).statusCode,
      ]).toEqual([[], 1, 404, 404]);
      expect((await post(api, `/api/families/${id}/restore`, {}, api.as('admin'))).statusCode).toBe(200);
      expect(await list()).toMatchObject([{ id, members: [{}, {}] }]);
    });

    it('erases a deleted family with its members after thirty days, and no family that was not deleted', async () => {
      const rows = api.database.repository(Family);
      const [old, restorable, gone] = [await register(), await register(), await register()].map(({ id }) => id);
      await rows.update({ id: old }, { registeredAt: new Date(Date.now() - 4_000 * day) });
      await rows.update({ id: restorable }, { deletedAt: new Date(Date.now() - 29 * day) });
      await rows.update({ id: gone }, { deletedAt: new Date(Date.now() - 31 * day) });
      expect(await api.app.get(Retention).applyTo('Deleted families', new Date())).toBe(1);
      expect((await rows.find({ order: { id: 'ASC' } })).map(({ id }) => id)).toEqual([old, restorable]);
      expect(await api.database.repository(FamilyMember).countBy({ familyId: gone })).toBe(0);
    });

    // FAM-43
    it('GET /export.csv answers the columns of the specification, filtered, with cells that no spreadsheet reads as formulas', async () => {
      const { id } = await register({
        familyName: '=Akello',
        headOfFamily: 'Ruth "Mama" Akello',
        address: 'Plot 4, Gulu',
      });
      await register({ familyName: 'Ojok' });
      await put(id, { status: 'inactive' });
      await api.database.repository(Family).update({ id }, { registeredAt: new Date('2026-03-04T21:30:00Z') });
      const url = '/api/families/export.csv?status=inactive';
      const answer = await api.send({ url, headers: api.as('admin') });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="families-${kampalaDay(new Date())}.csv"`,
        'cache-control': 'no-store',
      });
      expect(answer.body).toBe(
        '\uFEFFFamily Name,Head of Family,Email,Phone,Address,Status,Registration Date\r\n' +
          `'=Akello,"Ruth ""Mama"" Akello",okello@example.org,'+256772123456,"Plot 4, Gulu",inactive,2026-03-05\r\n`,
      );
      expect((await api.send({ url })).statusCode).toBe(401);
      expect((await api.send({ url: '/api/families/export.csv', headers: api.as('admin') })).body).toContain('Ojok');
    });

    it('GET sorts by name or date of registration, and filters by whether there is a place', async () => {
      await register({ familyName: 'Ojok', latitude: '2.7', longitude: '32.3' });
      await register({ familyName: 'Akello' });
      expect([
        await names('?sort=familyName'),
        await names('?sort=-familyName'),
        await names('?sort=registrationDate'),
      ]).toEqual([
        ['Akello', 'Ojok'],
        ['Ojok', 'Akello'],
        ['Ojok', 'Akello'],
      ]);
      expect([
        await names('?place=known'),
        await names('?place=unknown'),
        (await api.send({ url: '/api/families?sort=email', headers: api.as('admin') })).statusCode,
      ]).toEqual([['Ojok'], ['Akello'], 400]);
    });

    it('GET /:id answers one family, also while it can be restored', async () => {
      const { id } = await register();
      const get = async (family: number) =>
        (await api.send({ url: `/api/families/${family}`, headers: api.as('admin') })).json();
      expect(await get(id)).toMatchObject({ id, deletedAt: null, members: [{ firstName: 'Grace' }, {}] });
      await remove(id);
      expect([await get(id), await get(999_999)]).toMatchObject([
        { id, deletedAt: expect.stringContaining('T') },
        { statusCode: 404 },
      ]);
    });

    it('PUT corrects single fields, and the audit log names the fields, not their values', async () => {
      const { id } = await register();
      expect((await put(id, { phone: '0700 000 001', familyName: 'Okello' })).json()).toMatchObject({
        phone: '+256700000001',
        familyName: 'Okello',
        headOfFamily: 'Peter Okello',
        status: 'active',
      });
      expect((await put(id, { email: 'new@example.org', status: 'inactive' })).json()).toMatchObject({
        email: 'new@example.org',
        status: 'inactive',
      });
      expect((await put(id, {})).statusCode).toBe(200);
      for (const [field, value] of [
        ['phone', ''],
        ['phone', null],
        ['phone', 'abc'],
        ['email', 'nobody'],
        ['email', 'a@b'],
        ['address', ' '],
        ['familyName', 'x'.repeat(familyLimits.familyName + 1)],
        ['members', []],
      ] as const) {
        const answer = await put(id, { [field]: value });
        expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      }
      const entries = await api.database
        .repository(AuditEntry)
        .find({ where: { entity: 'family', entityId: id }, order: { id: 'ASC' } });
      expect(entries.map(({ summary }) => summary)).toEqual([
        `Family ${id} corrected: phone`,
        `Family ${id} marked inactive`,
        `Family ${id} corrected: email`,
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/0700|new@example/);
    });

    it('POST /bulk marks, deletes and restores all of them or none', async () => {
      const ids = [(await register()).id, (await register()).id];
      const bulk = (action: string, items = ids) => post(api, '/api/families/bulk', { action, items }, api.as('admin'));
      expect((await bulk('deactivate')).json()).toEqual({ processed: 2 });
      expect((await names('?status=inactive')).length).toBe(2);
      expect([
        (await bulk('activate', [...ids, 999_999])).statusCode,
        (await names('?status=inactive')).length,
      ]).toEqual([404, 2]);
      expect([
        (await bulk('delete')).statusCode,
        (await names('')).length,
        (await bulk('activate')).statusCode,
        (await bulk('restore')).statusCode,
        (await names('')).length,
      ]).toEqual([200, 0, 404, 200, 2]);
      expect((await bulk('export', ids.slice(0, 1))).json()).toMatchObject({
        processed: 1,
        fileName: `families-${kampalaDay(new Date())}.csv`,
        csv: expect.stringMatching(/^\uFEFFFamily Name.*\r\nOkello,.*\r\n$/),
      });
      expect([(await bulk('erase')).statusCode, (await bulk('delete', [])).statusCode]).toEqual([400, 400]);
    });

    // FAM-41
    it('GET /map lists the families with a place, and counts the others', async () => {
      const { id } = await register({ familyName: 'Ojok', latitude: '2.7746', longitude: '-32.299' });
      await register({ familyName: 'Akello' });
      const map = async (query = '') =>
        (await api.send({ url: `/api/families/map${query}`, headers: api.as('admin') })).json();
      expect(await map()).toEqual({
        places: [{ id, familyName: 'Ojok', status: 'active', latitude: 2.7746, longitude: -32.299 }],
        withoutPlace: 1,
      });
      expect([await map('?status=inactive'), await map('?search=akello')]).toMatchObject([
        { places: [], withoutPlace: 0 },
        { places: [], withoutPlace: 1 },
      ]);
    });

    // FAM-19
    it('reads and corrects a family whose phone and address are older than the present rules', async () => {
      const { id } = await register();
      await api.database.repository(Family).update({ id }, { phone: 'my sister has one', email: 'a@b' });
      expect((await put(id, { address: 'Laroo' })).statusCode).toBe(200);
      expect(await list()).toMatchObject([{ phone: 'my sister has one', email: 'a@b', address: 'Laroo' }]);
    });

    it('GET lists a family without a phone', async () => {
      const { id } = await register();
      await api.database.repository(Family).update({ id }, { phone: null });
      expect(await list()).toMatchObject([{ phone: null }]);
    });
  });
});
