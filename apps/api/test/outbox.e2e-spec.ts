import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OutboxMessage } from '../src/outbox/outbox-message.entity.ts';
import type { OutboxMessageResponse } from '../src/outbox/outbox.dto.ts';
import { OutboxService } from '../src/outbox/outbox.service.ts';
import { OutboxWorker } from '../src/outbox/outbox-worker.ts';
import { createEvent, registrationRequest } from './factories/event.ts';
import { MailServer } from './stand-ins/mail-server.ts';
import { TextGatewayStandIn } from './stand-ins/text-gateway.ts';
import { until } from './stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from './test-app.ts';

const minute = 60_000;

const rowTo = (api: TestApp, recipient: string): Promise<OutboxMessage> => api.database.repository(OutboxMessage).findOneByOrFail({ recipient });
const settled = (api: TestApp, recipient: string): Promise<OutboxMessage> => until(() => rowTo(api, recipient), (row) => row.status !== 'waiting' || row.lastError !== null);
const sent = (api: TestApp, recipient: string): Promise<OutboxMessage> => until(() => rowTo(api, recipient), (row) => row.status === 'sent');
const enqueue = (api: TestApp, recipient: string, channel: 'email' | 'text' = 'email'): Promise<string> =>
  api.app.get(OutboxService).enqueue({ channel, recipient, ...(channel === 'email' ? { subject: 'Hello' } : {}), text: 'A few words.' });

/** As if the pause after the last attempt were over. */
async function letThePauseEnd(api: TestApp, recipient: string): Promise<void> {
  await api.database.repository(OutboxMessage).update({ recipient }, { nextAttemptAt: new Date(Date.now() - 1), lastError: null });
  api.app.get(OutboxWorker).nudge();
}

describeOnEachDatabase('mail by SMTP', (database) => {
  let mail: MailServer;
  let api: TestApp;
  let others: TestApp[] = [];
  const again = async (): Promise<TestApp> => {
    const other = await api.again();
    others.push(other);
    return other;
  };
  beforeEach(async () => {
    mail = await MailServer.create();
    await mail.start();
    api = await startTestApp({ database, environment: { SMTP_URL: mail.urlFor(), PUBLIC_URL: 'https://ministry.example' } });
  });
  afterEach(async () => {
    for (const other of others) await other.close();
    others = [];
    await api.close();
    await mail.stop();
  });

  const register = async (email: string): Promise<number> => {
    const { id } = await createEvent(api, { title: 'Vigil of ŋeco' });
    return (await api.inject({ method: 'POST', url: `/api/events/${id}/register`, payload: registrationRequest(id, { email }) })).statusCode;
  };

  it('brings the confirmation of a registration to the person', async () => {
    expect(await register('mary@example.org')).toBe(201);
    const row = await sent(api, 'mary@example.org');
    expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) });
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.to).toEqual(['mary@example.org']);
    expect(mail.received[0]?.source).toMatch(/^From: .*<office@example\.org>/m);
    expect(mail.received[0]?.source).toContain(`Message-ID: <${row.messageKey}@example.org>`);
    expect(mail.received[0]?.source).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('waits while the server is down, without the request noticing, and leaves when it is back', async () => {
    await mail.stop();
    expect(await register('patient@example.org')).toBe(201);
    const waiting = await settled(api, 'patient@example.org');
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });
    const wait = waiting.nextAttemptAt.getTime() - Date.now();
    expect(wait).toBeGreaterThan(minute - 10_000);
    expect(wait).toBeLessThanOrEqual(minute);
    await mail.start();
    await letThePauseEnd(api, 'patient@example.org');
    expect(await sent(api, 'patient@example.org')).toMatchObject({ attempts: 2 });
  });

  it('does not let a slow server hold up requests, or texts', async () => {
    mail.delay = 1_500;
    expect(await register('slow@example.org')).toBe(201);
    await enqueue(api, '+256772000001', 'text');
    await sent(api, '+256772000001');
    expect(await rowTo(api, 'slow@example.org')).toMatchObject({ status: 'waiting', lastError: null });
    await sent(api, 'slow@example.org');
  });

  it('tries again after a temporary refusal', async () => {
    mail.refusal = 451;
    await enqueue(api, 'later@example.org');
    expect(await settled(api, 'later@example.org')).toMatchObject({ status: 'waiting', attempts: 1 });
    mail.refusal = undefined;
    await letThePauseEnd(api, 'later@example.org');
    await sent(api, 'later@example.org');
  });

  it('gives up at once when the server knows no such mailbox, and shows it to the office', async () => {
    mail.refusal = 550;
    await enqueue(api, 'nobody@example.org');
    expect(await settled(api, 'nobody@example.org')).toMatchObject({ status: 'dead', attempts: 1, lastError: expect.stringContaining('550') });
    const answer = await api.inject({ url: '/api/outbox?status=dead', headers: api.as('admin') });
    expect(answer.json()).toMatchObject([{ recipient: 'nobody@example.org', status: 'dead' }]);
  });

  it('gives up after twelve attempts', async () => {
    mail.refusal = 451;
    await enqueue(api, 'never@example.org');
    await settled(api, 'never@example.org');
    await api.database.repository(OutboxMessage).update({ recipient: 'never@example.org' }, { attempts: 11 });
    await letThePauseEnd(api, 'never@example.org');
    expect(await settled(api, 'never@example.org')).toMatchObject({ status: 'dead', attempts: 12 });
  });

  // I6: no message lost
  it('sends after a restart what a stopped process left behind', async () => {
    await mail.stop();
    await register('survivor@example.org');
    await settled(api, 'survivor@example.org');
    await api.app.close();
    await mail.start();
    const restarted = await again();
    await letThePauseEnd(restarted, 'survivor@example.org');
    await sent(restarted, 'survivor@example.org');
  });

  it('takes up what a killed process was sending once its lease is over, and leaves it alone before', async () => {
    await mail.stop();
    await enqueue(api, 'leased@example.org');
    await settled(api, 'leased@example.org');
    await mail.start();
    await api.database.repository(OutboxMessage).update({ recipient: 'leased@example.org' }, { nextAttemptAt: new Date(Date.now() + minute) });
    api.app.get(OutboxWorker).nudge();
    await pause(200);
    expect(mail.received).toHaveLength(0);
    await letThePauseEnd(api, 'leased@example.org');
    await sent(api, 'leased@example.org');
  });

  it('finishes what is under way when the server stops', async () => {
    mail.delay = 500;
    await enqueue(api, 'last@example.org');
    await until(() => rowTo(api, 'last@example.org'), (row) => row.attempts === 1);
    await api.app.close();
    expect(mail.received).toHaveLength(1);
    expect(await rowTo(await again(), 'last@example.org')).toMatchObject({ status: 'sent' });
  });

  it('writes nothing down when its cause is rolled back', async () => {
    const failed = api.database.transaction(async () => {
      await enqueue(api, 'ghost@example.org');
      throw new Error('cause');
    });
    await expect(failed).rejects.toThrow('cause');
    expect(await api.database.repository(OutboxMessage).countBy({ recipient: 'ghost@example.org' })).toBe(0);
  });

  if (database === 'mariadb') {
    it('sends each message once, however many processes there are', async () => {
      mail.delay = 20;
      const second = await again();
      await api.database.transaction(async () => {
        for (let turn = 0; turn < 60; turn += 1) await enqueue(api, `crowd${turn}@example.org`);
      });
      second.app.get(OutboxWorker).nudge();
      await until(() => api.database.repository(OutboxMessage).countBy({ status: 'sent' }), (count) => count === 60, 15_000);
      expect(new Set(mail.received.map(({ to }) => to[0])).size).toBe(60);
      expect(mail.received).toHaveLength(60);
    });
  }
});

describe('a mail server that refuses our password', () => {
  let mail: MailServer;
  let api: TestApp;
  beforeAll(async () => {
    mail = await MailServer.create('right');
    await mail.start();
    api = await startTestApp({ environment: { SMTP_URL: mail.urlFor('wrong') } });
  });
  afterAll(async () => {
    await api.close();
    await mail.stop();
  });

  it('costs no message: the settings are wrong, not the addresses', async () => {
    await enqueue(api, 'mary@example.org');
    expect(await settled(api, 'mary@example.org')).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('535') });
  });
});

describe('texts by the gateway', () => {
  let gateway: TextGatewayStandIn;
  let api: TestApp;
  beforeAll(async () => {
    gateway = await TextGatewayStandIn.start();
    api = await startTestApp({ environment: { SMS_URL: gateway.url, SMS_USERNAME: 'ministry', SMS_API_KEY: 'gateway key', SMS_FROM: 'MINISTRY' } });
  });
  afterAll(async () => {
    await api.close();
    await gateway.stop();
  });
  beforeEach(() => {
    Object.assign(gateway, { statusCode: 101, httpStatus: 201, nonsense: undefined });
  });

  it('are posted as a form with the key in its header', async () => {
    await enqueue(api, '+256772000010', 'text');
    await sent(api, '+256772000010');
    expect(gateway.received.at(-1)).toEqual({ apiKey: 'gateway key', form: { username: 'ministry', to: '+256772000010', message: 'A few words.', from: 'MINISTRY' } });
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
  ])('that meet %s are handled accordingly', async (recipient, behaviour, expected) => {
    Object.assign(gateway, behaviour);
    await enqueue(api, recipient, 'text');
    expect(await settled(api, recipient)).toMatchObject({ status: expected, attempts: 1, lastError: expect.stringContaining('gateway') });
  });
});

describe('without a mail server and a gateway', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('messages become files that a person can open', async () => {
    await enqueue(api, 'file@example.org');
    await enqueue(api, '+256772000020', 'text');
    await sent(api, 'file@example.org');
    await sent(api, '+256772000020');
    const folder = join(api.config.dataDir, 'outbox');
    const contents = Object.fromEntries(readdirSync(folder).map((name) => [name.split('.').at(-1), readFileSync(join(folder, name), 'utf8')]));
    expect(Object.keys(contents).sort()).toEqual(['eml', 'txt']);
    expect(contents.eml).toMatch(/^To: file@example\.org\r$/m);
    expect(contents.eml).toContain('A few words.');
    expect(contents.txt).toBe('To: +256772000020\n\nA few words.\n');
  });
});

describe('GET /api/outbox', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    for (const recipient of ['a@example.org', 'b@example.org', 'c@example.org']) {
      await enqueue(api, recipient);
      await sent(api, recipient);
    }
  });
  afterAll(() => api.close());

  it('shows an admin what left, newest first, without the words', async () => {
    const answer = await api.inject({ url: '/api/outbox?status=sent&limit=2', headers: api.as('admin') });
    expect(answer.headers['x-total-count']).toBe('3');
    const messages = answer.json<OutboxMessageResponse[]>();
    expect(messages.map(({ recipient }) => recipient)).toEqual(['c@example.org', 'b@example.org']);
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual(['attempts', 'channel', 'createdAt', 'id', 'lastError', 'nextAttemptAt', 'recipient', 'sentAt', 'status', 'subject']);
  });

  it('is closed to everybody else', async () => {
    const statuses = await Promise.all([{}, api.as('media')].map(async (headers) => (await api.inject({ url: '/api/outbox', headers })).statusCode));
    expect(statuses).toEqual([401, 403]);
  });

  it.each(['status=lost', 'limit=0', 'offset=x', 'channel=pigeon'])('refuses ?%s', async (query) => {
    expect((await api.inject({ url: `/api/outbox?${query}`, headers: api.as('admin') })).statusCode).toBe(400);
  });
});

describeOnEachDatabase('sending again', (database) => {
  let mail: MailServer;
  let api: TestApp;
  beforeAll(async () => {
    mail = await MailServer.create();
    await mail.start();
    api = await startTestApp({ database, environment: { SMTP_URL: mail.urlFor() } });
  });
  afterAll(async () => {
    await api.close();
    await mail.stop();
  });
  const resend = (path: string, payload?: object) => api.inject({ method: 'POST', url: `/api/outbox/${path}`, headers: api.as('admin'), ...(payload ? { payload } : {}) });

  async function deadMessage(recipient: string): Promise<OutboxMessage> {
    mail.refusal = 550;
    await enqueue(api, recipient);
    const dead = await settled(api, recipient);
    mail.refusal = undefined;
    return dead;
  }

  it('lets a message that was given up begin anew, and the audit log know it without the address', async () => {
    const { id } = await deadMessage('mended@example.org');
    const answer = await resend(`${id}/resend`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, status: 'waiting', attempts: 0, lastError: null });
    expect(await sent(api, 'mended@example.org')).toMatchObject({ id, attempts: 1 });
    const { body } = await api.inject({ url: `/api/audit-log?entity=outbox-message&entityId=${id}`, headers: api.as('admin') });
    expect(body).toContain('sent again');
    expect(body).not.toContain('mended@example.org');
  });

  it('ends the pause of one that waits, but takes none from a worker that is sending it', async () => {
    mail.refusal = 451;
    await enqueue(api, 'paused@example.org');
    const { id } = await settled(api, 'paused@example.org');
    mail.refusal = undefined;
    await api.database.repository(OutboxMessage).update({ id }, { nextAttemptAt: new Date(Date.now() + minute) });
    await resend(`${id}/resend`);
    expect((await rowTo(api, 'paused@example.org')).attempts).toBe(1);
    await api.database.repository(OutboxMessage).update({ id }, { nextAttemptAt: new Date(Date.now() + 60 * minute) });
    await resend(`${id}/resend`);
    expect(await sent(api, 'paused@example.org')).toMatchObject({ id, attempts: 2 });
  });

  it('sends what was sent once more, as a message of its own', async () => {
    await enqueue(api, 'twice@example.org');
    const first = await sent(api, 'twice@example.org');
    const { id } = (await resend(`${first.id}/resend`)).json<OutboxMessageResponse>();
    expect(id).not.toBe(first.id);
    const copy = await until(() => api.database.repository(OutboxMessage).findOneByOrFail({ id }), (row) => row.status === 'sent');
    expect(copy).toMatchObject({ recipient: 'twice@example.org', subject: 'Hello', text: 'A few words.' });
    expect(copy.messageKey).not.toBe(first.messageKey);
    expect(mail.received.filter(({ to }) => to.includes('twice@example.org'))).toHaveLength(2);
  });

  it('sends several again, or none if any of them is unknown', async () => {
    const ids = [(await deadMessage('one@example.org')).id, (await deadMessage('two@example.org')).id];
    const refused = await resend('resend', { items: [...ids, 999_999] });
    expect(refused.statusCode).toBe(404);
    expect(refused.json<{ message: string }>().message).toContain('999999');
    expect((await rowTo(api, 'one@example.org')).status).toBe('dead');
    expect((await resend('resend', { items: ids })).json()).toEqual({ processed: 2 });
    await sent(api, 'one@example.org');
    await sent(api, 'two@example.org');
  });

  it('finds messages by address, subject and channel', async () => {
    await enqueue(api, 'findable@example.org');
    await enqueue(api, '+256772000321', 'text');
    const found = async (query: string) => (await api.inject({ url: `/api/outbox?${query}`, headers: api.as('admin') })).json<OutboxMessageResponse[]>().map(({ recipient }) => recipient);
    expect(await found('search=findable')).toEqual(['findable@example.org']);
    expect(await found('channel=text')).toEqual(['+256772000321']);
    expect(await found('channel=text&search=findable')).toEqual([]);
  });

  it('answers 404 for one that does not exist', async () => expect((await resend('999999/resend')).statusCode).toBe(404));
});
