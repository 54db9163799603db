import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enqueue, sent, settled } from '../factories/outbox.ts';
import { TextGatewayStandIn } from '../stand-ins/text-gateway.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('outbox: texts by the gateway', () => {
  let gateway: TextGatewayStandIn;
  let api: TestApp;
  beforeAll(async () => {
    gateway = await TextGatewayStandIn.start();
    api = await startTestApp({
      environment: { SMS_URL: gateway.url, SMS_USERNAME: 'ministry', SMS_API_KEY: 'gateway key', SMS_FROM: 'MINISTRY' },
    });
  });
  afterAll(async () => {
    await api.close();
    await gateway.stop();
  });
  beforeEach(() => {
    Object.assign(gateway, { statusCode: 101, httpStatus: 201, nonsense: undefined });
  });

  it('are posted as a form with the key in a header', async () => {
    await enqueue(api, '+256772000010', 'text');
    await sent(api, '+256772000010');
    expect(gateway.received.at(-1)).toEqual({
      apiKey: 'gateway key',
      form: { username: 'ministry', to: '+256772000010', message: 'A few words.', from: 'MINISTRY' },
    });
  });

  it.each([
    ['an invalid number', { statusCode: 403 }, 'dead'],
    ['a receiver who wants none', { statusCode: 406 }, 'dead'],
    ['an empty account', { statusCode: 405 }, 'waiting'],
    ['a network without a route', { statusCode: 407 }, 'waiting'],
    ['a broken gateway', { httpStatus: 500 }, 'waiting'],
    ['a wrong key', { httpStatus: 401 }, 'waiting'],
    ['nonsense', { nonsense: '<html>' }, 'waiting'],
    ['no receiver', { nonsense: '{"SMSMessageData":{"Message":"InvalidSenderId","Recipients":[]}}' }, 'waiting'],
  ])('answered with %s fail or are retried', async (recipient, behaviour, expected) => {
    Object.assign(gateway, behaviour);
    await enqueue(api, recipient, 'text');
    expect(await settled(api, recipient)).toMatchObject({
      status: expected,
      attempts: 1,
      lastError: expect.stringContaining('gateway'),
    });
  });
});

describe('outbox: without a mail server and a gateway', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('writes messages as files that a person can open', async () => {
    await enqueue(api, 'file@example.org');
    await enqueue(api, '+256772000020', 'text');
    await sent(api, 'file@example.org');
    await sent(api, '+256772000020');
    const folder = join(api.config.dataDir, 'outbox');
    const contents = Object.fromEntries(
      readdirSync(folder).map((name) => [name.split('.').at(-1), readFileSync(join(folder, name), 'utf8')]),
    );
    expect(Object.keys(contents).sort()).toEqual(['eml', 'txt']);
    expect(contents.eml).toMatch(/^To: file@example\.org\r$/m);
    expect(contents.eml).toContain('A few words.');
    expect(contents.txt).toBe('To: +256772000020\n\nA few words.\n');
  });
});
