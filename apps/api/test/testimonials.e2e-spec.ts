import { kampalaDay, testimonialLimits } from '@ministry/domain';
import type { LightMyRequestResponse } from 'fastify';
import { AuditEntry } from '../src/audit/audit-entry.entity.ts';
import type { TestimonialResponse } from '../src/testimonials/testimonial.dto.ts';
import { TestimonialEntity } from '../src/testimonials/testimonial.entity.ts';
import { newAddress } from './addresses.ts';
import { createItem, testimonialRequest } from './factories/content.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnEachDatabase('testimonials', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const tell = (payload: object | string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    api.inject({ method: 'POST', url: '/api/testimonials', headers, payload });
  const create = (own: object = {}): Promise<TestimonialResponse> =>
    createItem(api, 'testimonials', { ...testimonialRequest(), ...own });
  const list = async (query = '', headers: Record<string, string> = {}): Promise<TestimonialResponse[]> =>
    (await api.inject({ url: `/api/testimonials${query}`, headers })).json();
  const row = (id: number): Promise<TestimonialEntity> =>
    api.database.repository(TestimonialEntity).findOneByOrFail({ id });
  const today = (): string => kampalaDay(new Date());

  describe('GET /api/testimonials', () => {
    // API-25, API-37, DATA-17, TST-09
    it('is open to everyone and shows the verified ones, the latest first, with nothing but what they say', async () => {
      const older = await create({ name: 'Okello', date: '2026-01-05' });
      const newer = await create({ name: 'Apiyo', date: '2026-02-05' });
      await create({ name: 'Waiting', verified: false });
      await tell({ name: 'Visitor', testimony: 'Thank you' });
      const seen = { testimony: 'My mother can see again.', verified: true };
      expect(await list()).toEqual([
        { id: newer.id, name: 'Apiyo', date: '2026-02-05', ...seen },
        { id: older.id, name: 'Okello', date: '2026-01-05', ...seen },
      ]);
    });

    it('shows an admin what waits', async () => {
      expect(
        (await list('?status=draft', api.as('admin'))).map(({ name, verified, status }) => [name, verified, status]),
      ).toEqual([
        ['Visitor', false, 'draft'],
        ['Waiting', false, 'draft'],
      ]);
    });

    it('puts what waits first for an admin who asks for it', async () => {
      const names = async (sort: string) =>
        (await list(`?status=current&sort=${sort}`, api.as('admin'))).map(({ name }) => name);
      expect(await names('waiting')).toEqual(['Visitor', 'Waiting', 'Apiyo', 'Okello']);
      expect(await names('name')).toEqual(['Apiyo', 'Okello', 'Visitor', 'Waiting']);
    });

    it('shortens the text to one line of 160 characters in its summary', async () => {
      await create({ name: 'Long', testimony: `First line\n\n${'ŋ '.repeat(300)}` });
      const [{ testimony } = { testimony: '' }] = await list('?search=Long&view=summary');
      expect([testimony.startsWith('First line ŋ ŋ'), testimony.endsWith('…'), [...testimony].length <= 160]).toEqual([
        true,
        true,
        true,
      ]);
    });
  });

  describe('POST /api/testimonials from a visitor', () => {
    // TST-01, API-26, ADM-29: anyone may tell one; that it is true only the office says
    it('keeps it for the office, whatever it says of itself', async () => {
      const answer = await tell({
        name: ' Grace Akello ',
        testimony: 'Line one\nLine two',
        date: '1999-01-01',
        verified: true,
      });
      const told = answer.json<TestimonialResponse>();
      expect([answer.statusCode, told]).toEqual([
        201,
        {
          id: expect.any(Number),
          name: 'Grace Akello',
          testimony: 'Line one\nLine two',
          date: today(),
          verified: false,
        },
      ]);
      expect(await row(told.id)).toMatchObject({ isActive: false, date: today(), updatedBy: null });
      expect((await list()).map(({ id }) => id)).not.toContain(told.id);
      expect((await api.inject({ url: `/api/testimonials/${told.id}` })).statusCode).toBe(404);
    });

    it('is not made truer by the media team, or by a header that names an admin', async () => {
      for (const headers of [api.as('media'), { 'x-admin-user': 'admin' }]) {
        expect(
          (await tell(testimonialRequest({ verified: true }), headers as Record<string, string>)).json(),
        ).toMatchObject({ verified: false });
      }
    });

    it.each([
      ['name', undefined],
      ['name', ' '],
      ['name', 'x'.repeat(testimonialLimits.name + 1)],
      ['testimony', undefined],
      ['testimony', ''],
      ['testimony', 'x'.repeat(testimonialLimits.testimony + 1)],
      ['testimony', ['a']],
      ['date', 'yesterday'],
      ['verified', 'yes'],
      ['id', 1],
    ])('refuses %s %j naming the field, and stores nothing', async (field, value) => {
      const before = await api.database.repository(TestimonialEntity).count();
      const answer = await tell({ name: 'Grace', testimony: 'Thanks', [field]: value });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      expect(await api.database.repository(TestimonialEntity).count()).toBe(before);
    });

    it('keeps one of a submission that is sent again', async () => {
      const before = await api.database.repository(TestimonialEntity).count();
      const headers = { 'idempotency-key': 'testimony-0001' };
      const [first, second] = [
        await tell({ name: 'Once', testimony: 'Told' }, headers),
        await tell({ name: 'Once', testimony: 'Told' }, headers),
      ];
      expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
      expect(await api.database.repository(TestimonialEntity).count()).toBe(before + 1);
      expect((await tell({ name: 'Once', testimony: 'Other' }, headers)).statusCode).toBe(422);
    });

    it('is refused from a page of another site', async () => {
      expect((await tell({ name: 'Grace', testimony: 'Thanks' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
        403,
      );
    });

    it.each([
      ['name=Grace+Akello&testimony=We+saw', '/community?testimony=sent#testimony'],
      ['name=&testimony=We+saw', '/community?testimony=invalid&fields=name#testimony'],
      ['name=Grace', '/community?testimony=invalid&fields=testimony#testimony'],
    ])('leads the plain form %s back to %s', async (payload, expected) => {
      const answer = await tell(payload, form);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, expected]);
    });
  });

  // API-42
  it('from an admin is kept as it is told, and in the log of what was done', async () => {
    const told = await create({ name: 'Mzee Opoka', date: '2026-01-05', verified: true });
    expect(told).toMatchObject({ date: '2026-01-05', verified: true, status: 'published', updatedBy: 'admin' });
    expect(
      await api.database.repository(AuditEntry).findOneByOrFail({ entity: 'testimonial', entityId: told.id }),
    ).toMatchObject({ action: 'created', actor: 'admin' });
    expect(await createItem(api, 'testimonials', { name: 'Apiyo', testimony: 'Told' })).toMatchObject({
      date: today(),
      verified: false,
    });
  });

  describe('PUT /api/testimonials/:id', () => {
    // API-47, API-53, TST-17
    it('changes name, text and whether it is verified, and everyone sees it at once', async () => {
      const { id } = (await tell({ name: 'Akello', testimony: 'Told' })).json<TestimonialResponse>();
      const answer = await api.inject({
        method: 'PUT',
        url: `/api/testimonials/${id}`,
        headers: api.as('admin'),
        payload: { name: 'Grace Akello', testimony: 'Told well', verified: true },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { name: 'Grace Akello', testimony: 'Told well', verified: true, date: today() },
      ]);
      expect((await list('?search=well')).map((told) => told.id)).toEqual([id]);
      await api.inject({
        method: 'PUT',
        url: `/api/testimonials/${id}`,
        headers: api.as('admin'),
        payload: { name: 'Grace Akello', testimony: 'Told well', verified: false },
      });
      expect(await list('?search=well')).toEqual([]);
    });

    it('leaves it as verified as it was where nothing is said', async () => {
      const { id } = await create();
      const answer = await api.inject({
        method: 'PUT',
        url: `/api/testimonials/${id}`,
        headers: api.as('admin'),
        payload: { name: 'New', testimony: 'New' },
      });
      expect(answer.json()).toMatchObject({ verified: true });
    });
  });

  // ADM-22, ADM-28, API-54: the client of old sent no credential with these
  it.each(['PUT', 'DELETE'] as const)(
    '%s is refused without a credential, whatever header stands in for one',
    async (method) => {
      const { id } = await create();
      for (const headers of [{}, { 'x-admin-user': 'admin' }]) {
        expect(
          (
            await api.inject({
              method,
              url: `/api/testimonials/${id}`,
              headers,
              ...(method === 'PUT' ? { payload: testimonialRequest() } : {}),
            })
          ).statusCode,
        ).toBe(401);
      }
      expect((await row(id)).deletedAt).toBeNull();
    },
  );

  // API-54
  it('is deleted by DELETE', async () => {
    const { id } = await create();
    expect(
      (await api.inject({ method: 'DELETE', url: `/api/testimonials/${id}`, headers: api.as('admin') })).json(),
    ).toMatchObject({ id, status: 'deleted' });
    expect((await api.inject({ url: `/api/testimonials/${id}` })).statusCode).toBe(404);
  });
});

describeOnEachDatabase('testimonies in numbers', (database) => {
  it('are slowed down from one address', async () => {
    const api = await startTestApp({ database, environment: { RATE_LIMIT_SCALE: '0.05' } });
    const remoteAddress = newAddress();
    const tell = async (): Promise<number> =>
      (
        await api.inject({
          method: 'POST',
          url: '/api/testimonials',
          remoteAddress,
          payload: { name: 'Grace', testimony: 'Thanks' },
        })
      ).statusCode;
    const statuses = [await tell(), await tell(), await tell(), await tell()];
    expect(statuses).toEqual([201, 201, 201, 429]);
    await api.close();
  });
});

describeOnEachDatabase('the first testimonies of a fresh site', (database) => {
  it('are six that everyone sees, and one that waits', async () => {
    const api = await startTestApp({ database, seed: true });
    expect((await api.inject({ url: '/api/testimonials' })).json()).toHaveLength(6);
    expect((await api.inject({ url: '/api/testimonials?status=draft', headers: api.as('admin') })).json()).toHaveLength(
      1,
    );
    await api.close();
  });
});
