import type { OutboxMessageResponse } from '../../src/platform/outbox/outbox.dto.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { enqueue, rowTo, sent, settled } from '../factories/outbox.ts';
import { MailServer } from '../stand-ins/mail-server.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const minute = 60_000;

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

  it('lists for an admin what was sent, newest first, without the text', async () => {
    const answer = await api.send({ url: '/api/outbox?status=sent&limit=2', headers: api.as('admin') });
    expect(answer.headers['x-total-count']).toBe('3');
    const messages = answer.json<OutboxMessageResponse[]>();
    expect(messages.map(({ recipient }) => recipient)).toEqual(['c@example.org', 'b@example.org']);
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual([
      'attempts',
      'channel',
      'createdAt',
      'id',
      'lastError',
      'nextAttemptAt',
      'recipient',
      'sentAt',
      'status',
      'subject',
    ]);
  });

  it('allows admins only', async () => {
    const statuses = await Promise.all(
      [{}, api.as('media')].map(async (headers) => (await api.send({ url: '/api/outbox', headers })).statusCode),
    );
    expect(statuses).toEqual([401, 403]);
  });

  it.each(['status=lost', 'limit=0', 'offset=x', 'channel=pigeon'])('answers 400 for ?%s', async (query) => {
    expect((await api.send({ url: `/api/outbox?${query}`, headers: api.as('admin') })).statusCode).toBe(400);
  });
});

describeOnAnyDatabase('POST /api/outbox/:id/resend and /api/outbox/resend', (database) => {
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
  const resend = (path: string, payload?: object) =>
    api.send({
      method: 'POST',
      url: `/api/outbox/${path}`,
      headers: api.as('admin'),
      ...(payload ? { payload } : {}),
    });

  async function deadMessage(recipient: string): Promise<OutboxMessage> {
    mail.refusal = 550;
    await enqueue(api, recipient);
    const dead = await settled(api, recipient);
    mail.refusal = undefined;
    return dead;
  }

  it('restarts a failed message, and writes no address into the audit log', async () => {
    const { id } = await deadMessage('mended@example.org');
    const answer = await resend(`${id}/resend`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, status: 'waiting', attempts: 0, lastError: null });
    expect(await sent(api, 'mended@example.org')).toMatchObject({ id, attempts: 1 });
    const { body } = await api.send({
      url: `/api/audit-log?entity=outbox-message&entityId=${id}`,
      headers: api.as('admin'),
    });
    expect(body).toContain('sent again');
    expect(body).not.toContain('mended@example.org');
  });

  it('ends the pause of a waiting message, except while a worker is sending it', async () => {
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

  it('sends a sent message once more, as a new message', async () => {
    await enqueue(api, 'twice@example.org');
    const first = await sent(api, 'twice@example.org');
    const { id } = (await resend(`${first.id}/resend`)).json<OutboxMessageResponse>();
    expect(id).not.toBe(first.id);
    const copy = await until(
      () => api.database.repository(OutboxMessage).findOneByOrFail({ id }),
      (row) => row.status === 'sent',
    );
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

  it('GET finds messages by address, subject and channel', async () => {
    await enqueue(api, 'findable@example.org');
    await enqueue(api, '+256772000321', 'text');
    const found = async (query: string) =>
      (await api.send({ url: `/api/outbox?${query}`, headers: api.as('admin') }))
        .json<OutboxMessageResponse[]>()
        .map(({ recipient }) => recipient);
    expect(await found('search=findable')).toEqual(['findable@example.org']);
    expect(await found('channel=text')).toEqual(['+256772000321']);
    expect(await found('channel=text&search=findable')).toEqual([]);
  });

  it('answers 404 for an unknown message', async () => expect((await resend('999999/resend')).statusCode).toBe(404));
});
