import { Controller, Get, Module, Post } from '@nestjs/common';
import { Permission, Public } from '../../src/platform/auth/access.ts';
import { invalid } from '../../src/platform/errors/domain-error.ts';
import { RateClass } from '../../src/platform/rate-limits/rate-class.ts';
import { PersonRateLimits } from '../../src/platform/rate-limits/rate-limits-per-person.ts';
import { newAddress } from '../addresses.ts';
import { until } from '../stand-ins/until.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Functions that end the uploads in progress. */
const uploads: (() => void)[] = [];
let isSlow = true;

@Controller('probe')
class Probe {
  @Public() @Get('read') read(): void {}
  @Public() @Post('write') write(): void {}
  @Public() @Post('invalid') invalid(): void {
    throw invalid({ email: 'Please enter an e-mail address' });
  }
  @Public() @RateClass('registration') @Post('registration') registration(): void {}
  @Public() @RateClass('order') @Post('order') order(): void {}
  @Public() @RateClass('payment') @Post('payment') payment(): void {}
  @Public() @RateClass('media') @Get('media') media(): void {}
  @Public() @RateClass('hook') @Post('hook') hook(): void {}
  @Public() @RateClass('bulk') @Post('bulk') bulk(): void {}
  @Public() @RateClass('upload') @Post('upload') upload(): void {}
  @Public() @RateClass('upload') @Post('slow-upload') slowUpload(): Promise<void> {
    return new Promise((resolve) => (isSlow ? uploads.push(resolve) : resolve()));
  }
  @Permission('site.manage') @Get('staff') staff(): void {}
}

@Module({ controllers: [Probe] })
class ProbeModule {}

describe('rate limits', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({ modules: [ProbeModule], environment: { RATE_LIMIT_SCALE: '1' } });
  });
  afterEach(() => test.close());

  type Response = Awaited<ReturnType<TestApp['send']>>;
  const send = (method: 'GET' | 'POST', path: string, remoteAddress: string): Promise<Response> =>
    test.send({ method, url: `/api/probe/${path}`, remoteAddress });
  const many = async (times: number, method: 'GET' | 'POST', path: string, remoteAddress: string): Promise<number> => {
    let refused = 0;
    for (let turn = 0; turn < times; turn += 1)
      if ((await send(method, path, remoteAddress)).statusCode === 429) refused += 1;
    return refused;
  };

  it.each([
    ['P: public reads', 'GET', 'read', 1_200, 60],
    ['F: forms', 'POST', 'write', 60, 600],
    ['D: payments', 'POST', 'payment', 30, 600],
    ['A: staff routes', 'GET', 'staff', 600, 60],
    ['A: bulk', 'POST', 'bulk', 30, 60],
    ['U: uploads', 'POST', 'upload', 120, 3_600],
    ['M: media', 'GET', 'media', 120, 60],
    ['H: hooks', 'POST', 'hook', 600, 60],
  ] as const)('%s', async (_class, method, path, requests, seconds) => {
    const address = newAddress();
    expect(await many(requests, method, path, address)).toBe(0);
    const refused = await send(method, path, address);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 30);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds);
    expect((await send(method, path, newAddress())).statusCode).not.toBe(429);
  });

  describe('the common ceiling of a minute', () => {
    /** Addresses in six different networks. */
    const floods = Array.from({ length: 6 }, (_, at) => `41.210.${at}.1`);
    const flood = async (path: string): Promise<void> => {
      for (const address of floods) await many(60, 'POST', path, address);
    };

    it('is three hundred forms; after that, a network that has used its share is refused', async () => {
      let refused = 0;
      for (const address of floods) refused += await many(60, 'POST', 'write', address);
      expect(refused).toBe(10);
      expect((await send('POST', 'write', '41.210.0.2')).statusCode).toBe(429);
      expect((await send('GET', 'read', '41.210.0.2')).statusCode).toBe(200);
    });

    it('refuses no network that is not part of the flood', async () => {
      await flood('write');
      expect(await many(40, 'POST', 'write', '196.0.4.1')).toBe(0);
      expect((await send('POST', 'write', '2c0f:fb50:4002:801::1')).statusCode).toBe(201);
    });

    it('is separate for seats and for stock', async () => {
      await flood('write');
      expect((await send('POST', 'registration', '41.210.0.3')).statusCode).toBe(201);
      expect((await send('POST', 'order', '41.210.0.3')).statusCode).toBe(201);
    });

    it('does not count invalid forms', async () => {
      await flood('invalid');
      expect(await many(50, 'POST', 'write', '41.210.0.4')).toBe(0);
    });
  });

  it('accepts two uploads at once from one address, and the next when one is complete', async () => {
    const url = test.site;
    const upload = async (): Promise<number> =>
      (await fetch(`${url}/api/probe/slow-upload`, { method: 'POST' })).status;
    const two = [upload(), upload()];
    await until(
      () => uploads,
      ({ length }) => length === 2,
    );
    expect(await upload()).toBe(429);
    isSlow = false;
    uploads[0]?.();
    expect(await Promise.race(two)).toBe(201);
    await until(upload, (status) => status === 201);
    uploads[1]?.();
    expect(await Promise.all(two)).toEqual([201, 201]);
  });

  describe('staff behind an address that others have used up', () => {
    const address = newAddress();
    const staff = (headers: Record<string, string>): Promise<Response> =>
      test.send({ url: '/api/probe/staff', headers, remoteAddress: address });

    it('are counted by account while they are signed in, each separately', async () => {
      expect((await staff(test.as('admin'))).statusCode).toBe(200);
      expect(await many(601, 'GET', 'staff', address)).toBe(2);
      expect((await staff(test.as('admin'))).statusCode).toBe(200);
      // Staff who have not signed in yet cannot be told apart from other callers.
      expect((await staff(test.as('media'))).statusCode).toBe(429);
      let refused = 0;
      for (let turn = 0; turn < 600; turn += 1) if ((await staff(test.as('admin'))).statusCode === 429) refused += 1;
      expect(refused).toBe(1);
    });

    it('are counted by device when it signed in before', async () => {
      const signedIn = await test.send({ url: '/api/session', headers: test.as('admin') });
      const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
      const next = await test.restart();
      test = next;
      expect(await many(601, 'GET', 'staff', address)).toBe(1);
      expect((await staff(test.as('admin'))).statusCode).toBe(429);
      expect((await staff({ ...test.as('admin'), cookie })).statusCode).toBe(200);
    });
  });

  it('counts one IPv6 subscriber once', async () => {
    expect(await many(60, 'POST', 'write', '2c0f:fb50:4002:801::1')).toBe(0);
    expect((await send('POST', 'write', '2c0f:fb50:4002:801:ffff::2')).statusCode).toBe(429);
  });

  it('counts the address that a trusted proxy names', async () => {
    const proxied = await startTestApp({
      modules: [ProbeModule],
      environment: { RATE_LIMIT_SCALE: '0.02', TRUST_PROXY: '10.9.9.9' },
    });
    const from = async (visitor: string): Promise<number> =>
      (
        await proxied.send({
          method: 'POST',
          url: '/api/probe/write',
          headers: { 'x-forwarded-for': visitor },
          remoteAddress: '10.9.9.9',
        })
      ).statusCode;
    expect([await from('196.0.0.1'), await from('196.0.0.1'), await from('196.0.0.2')]).toEqual([201, 429, 201]);
    await proxied.close();
  });

  describe('per person', () => {
    const outcome = async (
      kind: 'form' | 'payment',
      person: { email?: string | null; phone?: string | null },
    ): Promise<'taken' | { status: number }> =>
      test.app
        .get(PersonRateLimits)
        .take(kind, person)
        .then(
          () => 'taken' as const,
          (error: { status: number }) => error,
        );

    it('accepts five forms an hour for an e-mail address, ignoring its spelling', async () => {
      for (const email of [
        'Grace@Example.org',
        'grace@example.org',
        ' grace@example.org',
        'GRACE@EXAMPLE.ORG',
        'grace@example.org',
      ])
        expect(await outcome('form', { email })).toBe('taken');
      expect(await outcome('form', { email: 'grace@EXAMPLE.org' })).toMatchObject({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        retryAfter: expect.any(Number),
      });
      expect(await outcome('form', { email: 'john@example.org' })).toBe('taken');
    });

    it('accepts five forms an hour for a phone number', async () => {
      for (let turn = 0; turn < 5; turn += 1) expect(await outcome('form', { phone: '+256772123456' })).toBe('taken');
      expect(await outcome('form', { email: 'new@example.org', phone: '+256772123456' })).toMatchObject({
        status: 429,
      });
    });

    it('accepts eight payments an hour for an e-mail address', async () => {
      for (let turn = 0; turn < 8; turn += 1)
        expect(await outcome('payment', { email: 'grace@example.org' })).toBe('taken');
      expect(await outcome('payment', { email: 'grace@example.org' })).toMatchObject({ status: 429 });
    });

    it('does not limit a form without either', async () => {
      for (let turn = 0; turn < 10; turn += 1) expect(await outcome('form', { email: null, phone: '' })).toBe('taken');
    });
  });
});
