import { Controller, Get, Module, Post } from '@nestjs/common';
import { Public, Roles } from '../src/platform/auth/access.ts';
import { RateClass } from '../src/platform/rate-limits/rate-class.ts';
import { PersonRateLimits } from '../src/platform/rate-limits/rate-limits-per-person.ts';
import { newAddress } from './addresses.ts';
import { until } from './stand-ins/until.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** What ends each upload under way. */
const uploads: (() => void)[] = [];
let isSlow = true;

@Controller('probe')
class Probe {
  @Public() @Get('read') read(): void {}
  @Public() @Post('write') write(): void {}
  @Public() @RateClass('payment') @Post('payment') payment(): void {}
  @Public() @RateClass('media') @Get('media') media(): void {}
  @Public() @RateClass('hook') @Post('hook') hook(): void {}
  @Public() @RateClass('bulk') @Post('bulk') bulk(): void {}
  @Public() @RateClass('upload') @Post('upload') upload(): void {}
  @Public() @RateClass('upload') @Post('slow-upload') slowUpload(): Promise<void> {
    return new Promise((resolve) => (isSlow ? uploads.push(resolve) : resolve()));
  }
  @Roles('admin') @Get('staff') staff(): void {}
}

@Module({ controllers: [Probe] })
class ProbeModule {}

describe('rate limits', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({ modules: [ProbeModule], environment: { RATE_LIMIT_SCALE: '1' } });
  });
  afterEach(() => test.close());

  type Response = Awaited<ReturnType<TestApp['inject']>>;
  const send = (method: 'GET' | 'POST', path: string, remoteAddress: string): Promise<Response> =>
    test.inject({ method, url: `/api/probe/${path}`, remoteAddress });
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

  it('accepts three hundred forms a minute from all addresses together', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await many(60, 'POST', 'write', newAddress())).toBe(0);
    expect((await send('POST', 'write', newAddress())).statusCode).toBe(429);
    expect((await send('GET', 'read', newAddress())).statusCode).toBe(200);
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
        await proxied.inject({
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

    it('accepts five forms an hour for an e-mail address, however it is written', async () => {
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
