import { kampalaDay, testimonialLimits } from '@ministry/domain';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import type { TestimonialResponse } from '../../src/publishing/testimonials/testimonial.dto.ts';
import { TestimonialEntity } from '../../src/publishing/testimonials/testimonial.entity.ts';
import { newAddress } from '../addresses.ts';
import type { ApiAnswer } from '../api-client.ts';
import { createItem, testimonialRequest } from '../factories/content.ts';
import { formOutcome } from '../factories/people.ts';
import { describeOnAnyDatabase, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnAnyDatabase('testimonials', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
  });
  afterAll(() => api.close());

  const shareTestimony = (payload: object | string, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
    api.send({ method: 'POST', url: '/api/testimonials', headers, payload });
  const create = (own: object = {}): Promise<TestimonialResponse> =>
    createItem(api, 'testimonials', { ...testimonialRequest(), ...own });
  const list = async (query = '', headers: Record<string, string> = {}): Promise<TestimonialResponse[]> =>
    (await api.send({ url: `/api/testimonials${query}`, headers })).json();
  const row = (id: number): Promise<TestimonialEntity> =>
    api.database.repository(TestimonialEntity).findOneByOrFail({ id });
  const today = (): string => kampalaDay(new Date());

  describe('GET /api/testimonials', () => {
    // API-25, API-37, DATA-17, TST-09
    it('answers everyone the verified ones, the latest first, with their public fields only', async () => {
      const older = await create({ name: 'Okello', date: '2026-01-05' });
      const newer = await create({ name: 'Apiyo', date: '2026-02-05' });
      await create({ name: 'Waiting', verified: false });
      await shareTestimony({ name: 'Visitor', testimony: 'Thank you' });
      const seen = { testimony: 'My mother can see again.', verified: true };
      expect(await list()).toEqual([
        { id: newer.id, name: 'Apiyo', date: '2026-02-05', ...seen },
        { id: older.id, name: 'Okello', date: '2026-01-05', ...seen },
      ]);
    });

    it('shows admins the unverified ones', async () => {
      expect(
        (await list('?status=draft', api.as('admin'))).map(({ name, verified, status }) => [name, verified, status]),
      ).toEqual([
        ['Visitor', false, 'draft'],
        ['Waiting', false, 'draft'],
      ]);
    });

    it('lists unverified ones first on request of an admin', async () => {
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
    // TST-01, API-26, ADM-29: anyone may send a testimonial; only the office can mark it as verified.
    it('stores it as unverified, whatever it is sent', async () => {
      const answer = await shareTestimony({
        name: ' Grace Akello ',
        testimony: 'Line one\nLine two',
        date: '1999-01-01',
        verified: true,
      });
      const shown = answer.json<TestimonialResponse>();
      expect([answer.statusCode, shown]).toEqual([
        201,
        {
          id: expect.any(Number),
          name: 'Grace Akello',
          testimony: 'Line one\nLine two',
          date: today(),
          verified: false,
        },
      ]);
      expect(await row(shown.id)).toMatchObject({ isActive: false, date: today(), updatedBy: null });
      expect((await list()).map(({ id }) => id)).not.toContain(shown.id);
      expect((await api.send({ url: `/api/testimonials/${shown.id}` })).statusCode).toBe(404);
    });

    it('stays unverified when the media team sends it, or a header names an admin', async () => {
      for (const headers of [api.as('media'), { 'x-admin-user': 'admin' }]) {
        expect(
          (await shareTestimony(testimonialRequest({ verified: true }), headers as Record<string, string>)).json(),
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
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      const before = await api.database.repository(TestimonialEntity).count();
      const answer = await shareTestimony({ name: 'Grace', testimony: 'Thanks', [field]: value });
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      expect(await api.database.repository(TestimonialEntity).count()).toBe(before);
    });

    it('stores a repeated submission once', async () => {
      const before = await api.database.repository(TestimonialEntity).count();
      const headers = { 'idempotency-key': 'testimony-0001' };
      const [first, second] = [
        await shareTestimony({ name: 'Once', testimony: 'Told' }, headers),
        await shareTestimony({ name: 'Once', testimony: 'Told' }, headers),
      ];
      expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
      expect(await api.database.repository(TestimonialEntity).count()).toBe(before + 1);
      expect((await shareTestimony({ name: 'Once', testimony: 'Other' }, headers)).statusCode).toBe(422);
    });

    it('refuses a page of another site', async () => {
      expect(
        (await shareTestimony({ name: 'Grace', testimony: 'Thanks' }, { 'sec-fetch-site': 'cross-site' })).statusCode,
      ).toBe(403);
    });

    it.each([
      ['name=Grace+Akello&testimony=We+saw', 303, '/community?testimony=sent#testimony'],
      ['name=&testimony=We+saw', 400, '/community?testimony=invalid&fields=name#testimony'],
      ['name=Grace', 400, '/community?testimony=invalid&fields=testimony#testimony'],
    ])('redirects the plain form %s with %i to %s', async (payload, status, address) => {
      const answer = await shareTestimony(payload, form);
      expect(formOutcome(answer)).toEqual([status, address]);
    });
  });

  // API-42
  it("stores an admin's fields as they are sent, with an audit entry", async () => {
    const shown = await create({ name: 'Mzee Opoka', date: '2026-01-05', verified: true });
    expect(shown).toMatchObject({ date: '2026-01-05', verified: true, status: 'published', updatedBy: 'admin' });
    expect(
      await api.database.repository(AuditEntry).findOneByOrFail({ entity: 'testimonial', entityId: shown.id }),
    ).toMatchObject({ action: 'created', actor: 'admin' });
    expect(await createItem(api, 'testimonials', { name: 'Apiyo', testimony: 'Told' })).toMatchObject({
      date: today(),
      verified: false,
    });
  });

  describe('PUT /api/testimonials/:id', () => {
    // API-47, API-53, TST-17
    it('changes name, text and verification, which everyone sees at once', async () => {
      const { id } = (await shareTestimony({ name: 'Akello', testimony: 'Told' })).json<TestimonialResponse>();
      const answer = await api.send({
        method: 'PUT',
        url: `/api/testimonials/${id}`,
        headers: api.as('admin'),
        payload: { name: 'Grace Akello', testimony: 'Told well', verified: true },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { name: 'Grace Akello', testimony: 'Told well', verified: true, date: today() },
      ]);
      expect((await list('?search=well')).map((shown) => shown.id)).toEqual([id]);
      await api.send({
        method: 'PUT',
        url: `/api/testimonials/${id}`,
        headers: api.as('admin'),
        payload: { name: 'Grace Akello', testimony: 'Told well', verified: false },
      });
      expect(await list('?search=well')).toEqual([]);
    });

    it('leaves the verification unchanged where it is not sent', async () => {
      const { id } = await create();
      const answer = await api.send({
        method: 'PUT',
        url: `/api/testimonials/${id}`,
        headers: api.as('admin'),
        payload: { name: 'New', testimony: 'New' },
      });
      expect(answer.json()).toMatchObject({ verified: true });
    });
  });

  // ADM-22, ADM-28, API-54: the specification's client sent no credential with these requests.
  it.each(['PUT', 'DELETE'] as const)(
    '%s is refused without a credential, whatever other header is sent',
    async (method) => {
      const { id } = await create();
      for (const headers of [{}, { 'x-admin-user': 'admin' }]) {
        expect(
          (
            await api.send({
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
  it('DELETE /:id removes it', async () => {
    const { id } = await create();
    expect(
      (await api.send({ method: 'DELETE', url: `/api/testimonials/${id}`, headers: api.as('admin') })).json(),
    ).toMatchObject({ id, status: 'deleted' });
    expect((await api.send({ url: `/api/testimonials/${id}` })).statusCode).toBe(404);
  });
});

describeOnEachDatabase('POST /api/testimonials many times', (database) => {
  it('is limited per address', async () => {
    const api = await startTestApp({ database, environment: { RATE_LIMIT_SCALE: '0.05' } });
    const remoteAddress = newAddress();
    const shareTestimony = async (): Promise<number> =>
      (
        await api.send({
          method: 'POST',
          url: '/api/testimonials',
          remoteAddress,
          payload: { name: 'Grace', testimony: 'Thanks' },
        })
      ).statusCode;
    const statuses = [await shareTestimony(), await shareTestimony(), await shareTestimony(), await shareTestimony()];
    expect(statuses).toEqual([201, 201, 201, 429]);
    await api.close();
  });
});

describeOnAnyDatabase('testimonials of a fresh site', (database) => {
  it('are six verified ones and one unverified', async () => {
    const api = await startTestApp({ database, seed: true });
    expect((await api.send({ url: '/api/testimonials' })).json()).toHaveLength(6);
    expect((await api.send({ url: '/api/testimonials?status=draft', headers: api.as('admin') })).json()).toHaveLength(
      1,
    );
    await api.close();
  });
});
