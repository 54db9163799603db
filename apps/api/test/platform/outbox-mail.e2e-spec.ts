import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { OutboxRepository } from '../../src/platform/outbox/outbox.repository.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { enqueue, letThePauseEnd, rowTo, sent, settled } from '../factories/outbox.ts';
import { MailServer } from '../stand-ins/mail-server.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const minute = 60_000;

describeOnEachDatabase('outbox: mail by SMTP', (database) => {
  let mail: MailServer;
  let api: TestApp;
  let others: TestApp[] = [];
  const again = async (): Promise<TestApp> => {
    const other = await api.startAnother();
    others.push(other);
    return other;
  };
  beforeEach(async () => {
    mail = await MailServer.create();
    await mail.start();
    api = await startTestApp({
      database,
      environment: { SMTP_URL: mail.urlFor(), PUBLIC_URL: 'https://ministry.example' },
    });
  });
  afterEach(async () => {
    for (const other of others) await other.close();
    others = [];
    await api.close();
    await mail.stop();
  });

  const register = async (email: string): Promise<number> => {
    const { id } = await createEvent(api, { title: 'Vigil of ŋeco' });
    return (
      await api.send({
        method: 'POST',
        url: `/api/events/${id}/register`,
        payload: registrationRequest(id, { email }),
      })
    ).statusCode;
  };

  it('delivers the confirmation of a registration to the person', async () => {
    expect(await register('mary@example.org')).toBe(201);
    const row = await sent(api, 'mary@example.org');
    expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) });
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.to).toEqual(['mary@example.org']);
    expect(mail.received[0]?.source).toMatch(/^From: Faithful Witness Ministries <office@example\.org>/m);
    expect(mail.received[0]?.source).toContain(`Message-ID: <${row.messageKey}@example.org>`);
    expect(mail.received[0]?.source).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('queries the database once for due messages, and only in the queue of the message', async () => {
    await enqueue(api, 'first@example.org');
    await sent(api, 'first@example.org');
    // The regular check every fifteen seconds must not be counted.
    clearInterval(api.app.get(OutboxWorker)['timer']);
    const findDue = jest.spyOn(api.app.get(OutboxRepository), 'findDue');
    await enqueue(api, 'second@example.org');
    await sent(api, 'second@example.org');
    expect(findDue.mock.calls.map(([queue]) => queue)).toEqual([{ channel: 'email', isOfCampaigns: false }]);
    findDue.mockRestore();
  });

  it('keeps the message while the mail server is down, without delaying the request, and sends it afterwards', async () => {
    await mail.stop();
    expect(await register('patient@example.org')).toBe(201);
    const waiting = await settled(api, 'patient@example.org');
    expect(waiting).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    const wait = waiting.nextAttemptAt.getTime() - Date.now();
    expect(wait).toBeGreaterThan(minute - 10_000);
    expect(wait).toBeLessThanOrEqual(minute);
    await mail.start();
    await letThePauseEnd(api, 'patient@example.org');
    expect(await sent(api, 'patient@example.org')).toMatchObject({ attempts: 2 });
  });

  it('delays neither requests nor texts when the server is slow', async () => {
    mail.delay = 1_500;
    expect(await register('slow@example.org')).toBe(201);
    await enqueue(api, '+256772000001', 'text');
    await sent(api, '+256772000001');
    expect(await rowTo(api, 'slow@example.org')).toMatchObject({ status: 'waiting', lastError: null });
    await sent(api, 'slow@example.org');
  });

  it('retries after a temporary refusal', async () => {
    mail.refusal = 451;
    await enqueue(api, 'later@example.org');
    expect(await settled(api, 'later@example.org')).toMatchObject({ status: 'waiting', attempts: 1 });
    mail.refusal = undefined;
    await letThePauseEnd(api, 'later@example.org');
    await sent(api, 'later@example.org');
  });

  it('fails at once when the server does not know the mailbox, and shows it to the office', async () => {
    mail.refusal = 550;
    await enqueue(api, 'nobody@example.org');
    expect(await settled(api, 'nobody@example.org')).toMatchObject({
      status: 'dead',
      attempts: 1,
      lastError: expect.stringContaining('550'),
    });
    const answer = await api.send({ url: '/api/outbox?status=dead', headers: api.as('admin') });
    expect(answer.json()).toMatchObject([{ recipient: 'nobody@example.org', status: 'dead' }]);
  });

  it('fails after twelve attempts', async () => {
    mail.refusal = 451;
    await enqueue(api, 'never@example.org');
    await settled(api, 'never@example.org');
    await api.database.repository(OutboxMessage).update({ recipient: 'never@example.org' }, { attempts: 11 });
    await letThePauseEnd(api, 'never@example.org');
    expect(await settled(api, 'never@example.org')).toMatchObject({ status: 'dead', attempts: 12 });
  });

  // I6: no message is lost.
  it('sends after a restart what a stopped process had not sent', async () => {
    await mail.stop();
    await register('survivor@example.org');
    await settled(api, 'survivor@example.org');
    await api.app.close();
    await mail.start();
    const restarted = await again();
    await letThePauseEnd(restarted, 'survivor@example.org');
    await sent(restarted, 'survivor@example.org');
  });

  it('resumes the messages of a killed process once its lease is over, and not before', async () => {
    await mail.stop();
    await enqueue(api, 'leased@example.org');
    await settled(api, 'leased@example.org');
    await mail.start();
    await api.database
      .repository(OutboxMessage)
      .update({ recipient: 'leased@example.org' }, { nextAttemptAt: new Date(Date.now() + minute) });
    api.app.get(OutboxWorker).nudge();
    await pause(200);
    expect(mail.received).toHaveLength(0);
    await letThePauseEnd(api, 'leased@example.org');
    await sent(api, 'leased@example.org');
  });

  it('finishes a message that is being sent when the server stops', async () => {
    mail.delay = 500;
    await enqueue(api, 'last@example.org');
    await until(
      () => rowTo(api, 'last@example.org'),
      (row) => row.attempts === 1,
    );
    await api.app.close();
    expect(mail.received).toHaveLength(1);
    expect(await rowTo(await again(), 'last@example.org')).toMatchObject({ status: 'sent' });
  });

  it('stores nothing when the transaction is rolled back', async () => {
    const failed = api.database.transaction(async () => {
      await enqueue(api, 'ghost@example.org');
      throw new Error('cause');
    });
    await expect(failed).rejects.toThrow('cause');
    expect(await api.database.repository(OutboxMessage).countBy({ recipient: 'ghost@example.org' })).toBe(0);
  });

  if (database !== 'sqlite') {
    it('sends each message once when several processes run', async () => {
      mail.delay = 20;
      const second = await again();
      await api.database.transaction(async () => {
        for (let turn = 0; turn < 60; turn += 1) await enqueue(api, `crowd${turn}@example.org`);
      });
      second.app.get(OutboxWorker).nudge();
      await until(
        () => api.database.repository(OutboxMessage).countBy({ status: 'sent' }),
        (count) => count === 60,
      );
      expect(new Set(mail.received.map(({ to }) => to[0])).size).toBe(60);
      expect(mail.received).toHaveLength(60);
    });
  }
});

describe('outbox: a mail server that refuses our password', () => {
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

  it('fails no message: the settings are wrong, not the addresses', async () => {
    await enqueue(api, 'mary@example.org');
    expect(await settled(api, 'mary@example.org')).toMatchObject({
      status: 'waiting',
      lastError: expect.stringContaining('535'),
    });
  });
});
