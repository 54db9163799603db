import { messageLimits, replyLimit } from '@ministry/domain';
import type { ContactMessageResponse } from '../../src/people/contact/contact.dto.ts';
import { ContactMessage } from '../../src/people/contact/contact-message.entity.ts';
import { ContactReply } from '../../src/people/contact/contact-reply.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit-entry.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { Retention } from '../../src/platform/retention/retention.ts';
import { contactRequest, post, postFiftyTimes, postForm } from '../factories/people.ts';
import { MailServer } from '../stand-ins/mail-server.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const day = 86_400_000;

describeOnAnyDatabase('contact messages', (database) => {
  let mail: MailServer;
  let api: TestApp;
  beforeAll(async () => {
    mail = await MailServer.create();
    await mail.start();
    api = await startTestApp({ database, environment: { SMTP_URL: mail.urlFor() } });
  });
  beforeEach(() => api.database.repository(ContactMessage).createQueryBuilder().delete().execute());
  afterAll(async () => {
    await api.close();
    await mail.stop();
  });

  const send = async (own: Record<string, unknown> = {}): Promise<number> =>
    (await post(api, '/api/contact', contactRequest(own))).json<{ id: number }>().id;
  const list = async (query = ''): Promise<ContactMessageResponse[]> =>
    (await api.send({ url: `/api/contact-messages${query}`, headers: api.as('admin') })).json();
  const names = async (query: string): Promise<string[]> => (await list(query)).map(({ firstName }) => firstName);
  const put = (id: number, payload: object) =>
    api.send({ method: 'PUT', url: `/api/contact-messages/${id}`, headers: api.as('admin'), payload });
  const reply = (id: number, content: unknown, headers: Record<string, string> = {}) =>
    post(api, `/api/contact-messages/${id}/reply`, { content }, { ...api.as('admin'), ...headers });
  const bulk = (action: string, items: number[]) =>
    post(api, '/api/contact-messages/bulk', { action, items }, api.as('admin'));

  describe('POST /api/contact', () => {
    // API-23, DATA-13, CON-29
    it('stores the message and answers only its id', async () => {
      const answer = await post(
        api,
        '/api/contact',
        contactRequest({ phone: '0772 123 456', message: 'One.\nTwo ŋ 🙏' }),
      );
      expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number) }]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await list()).toMatchObject([
        { firstName: 'Mary', phone: '+256772123456', message: 'One.\nTwo ŋ 🙏', isRead: false },
      ]);
    });

    // CON-29
    it.each([undefined, null, '', '  '])('stores no phone for %j', async (phone) => {
      await send({ phone });
      expect(await list()).toMatchObject([{ phone: null }]);
    });

    // CON-25, CON-26, CON-27, CON-28, CON-30
    it.each([
      ['firstName', undefined],
      ['firstName', ' '],
      ['firstName', 'x'.repeat(messageLimits.firstName + 1)],
      ['lastName', undefined],
      ['lastName', 'a\nb'],
      ['email', undefined],
      ['email', 'mary'],
      ['email', 'a@b.org\nBcc: c@d.org'],
      ['email', 'a@b'],
      ['email', 'a..b@example.org'],
      ['email', 'a@-x.org'],
      ['phone', 'abc'],
      ['phone', '0772 123 45'],
      ['phone', 772],
      ['phone', '1'.repeat(messageLimits.phone + 1)],
      ['message', undefined],
      ['message', ' \n '],
      ['message', 'x'.repeat(messageLimits.message + 1)],
      ['isRead', true],
    ])('answers 400 for %s %j naming the field, and stores nothing', async (field, value) => {
      const answer = await post(api, '/api/contact', contactRequest({ [field]: value }));
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
      expect(await list()).toEqual([]);
    });

    it('stores one message for fifty requests with one key', async () => {
      expect(await postFiftyTimes(api, '/api/contact', contactRequest(), `contact-${database}`)).toEqual([
        expect.stringMatching(/^201 /),
      ]);
      expect(await list()).toHaveLength(1);
    });

    it('redirects a plain form with the outcome and the names of wrong fields, never with what was typed', async () => {
      const fields = { firstName: 'Ann', lastName: 'Oyella', email: 'ann@example.org', phone: '', message: 'Hello' };
      expect(await postForm(api, '/api/contact', fields)).toEqual([303, '/contact?message=sent#message']);
      expect(await postForm(api, '/api/contact', { ...fields, email: 'nowhere', message: '' })).toEqual([
        400,
        '/contact?message=invalid&fields=email%2Cmessage#message',
      ]);
      expect(await names('')).toEqual(['Ann']);
    });
  });

  describe('GET /api/contact-messages', () => {
    // API-67, DATA-14
    it('answers the fields of the specification and the replies, newest first, to admins only', async () => {
      await send({ firstName: 'First' });
      await send({ firstName: 'Second' });
      const answer = await api.send({ url: '/api/contact-messages?limit=1', headers: api.as('admin') });
      expect(answer.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
      expect(answer.json()).toEqual([
        {
          id: expect.any(Number),
          firstName: 'Second',
          lastName: 'Akello',
          email: 'mary.akello@example.org',
          phone: null,
          message: 'Where can I park on Sunday?',
          createdAt: expect.stringMatching(/Z$/),
          isRead: false,
          isAnswered: false,
          deletedAt: null,
          assignee: null,
          replies: [],
        },
      ]);
      expect(await names('?limit=1&offset=1')).toEqual(['First']);
    });

    // MSG-06
    it('filters by unread and read, and searches name, address, phone and text', async () => {
      const read = await send({ firstName: 'Read', email: 'other@example.com', phone: '0788 555 001' });
      await send({ firstName: 'Unread', message: '100% sure_' });
      await put(read, { isRead: true });
      expect([await names('?status=unread'), await names('?status=read'), await names('?status=all')]).toEqual([
        ['Unread'],
        ['Read'],
        ['Unread', 'Read'],
      ]);
      expect([
        await names('?search=100%25'),
        await names('?search=e_'),
        await names('?search=0788%20555'),
        await names('?search=%2B256788'),
        await names('?search=EXAMPLE.com'),
        await names('?search=akello&status=read'),
      ]).toEqual([['Unread'], ['Unread'], ['Read'], ['Read'], ['Read'], ['Read']]);
    });
  });

  describe('PUT /api/contact-messages/:id', () => {
    // API-68, ADM-24
    it('marks a message read and unread, for admins only, and writes no personal data into the audit log', async () => {
      const id = await send({ firstName: 'Secret', message: 'confidential' });
      expect(
        (await api.send({ method: 'PUT', url: `/api/contact-messages/${id}`, payload: { isRead: true } })).statusCode,
      ).toBe(401);
      expect(
        (
          await api.send({
            method: 'PUT',
            url: `/api/contact-messages/${id}`,
            headers: { 'x-admin-user': 'admin' },
            payload: { isRead: true },
          })
        ).statusCode,
      ).toBe(401);
      expect((await put(id, { isRead: true })).json()).toMatchObject({ id, isRead: true });
      expect((await put(id, { isRead: false })).json()).toMatchObject({ id, isRead: false });
      const entries = await api.database.repository(AuditEntry).findBy({ entity: 'contact-message', entityId: id });
      expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
        ['read', 'admin'],
        ['unread', 'admin'],
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/Secret|confidential|akello/);
    });

    // MSG-03, MSG-04: a message that was answered by telephone counts as answered, too.
    it('marks a message answered, which also marks it read, and unanswered; both lists show it', async () => {
      const id = await send({ firstName: 'Called' });
      await send({ firstName: 'Waits' });
      expect((await put(id, { isAnswered: true })).json()).toMatchObject({
        id,
        isAnswered: true,
        isRead: true,
        replies: [],
      });
      expect([await names('?status=answered'), await names('?status=unanswered')]).toEqual([['Called'], ['Waits']]);
      expect((await put(id, { isAnswered: false, isRead: false })).json()).toMatchObject({
        isAnswered: false,
        isRead: false,
      });
      expect([await names('?status=answered'), (await names('?status=unanswered')).length]).toEqual([[], 2]);
      const entries = await api.database.repository(AuditEntry).findBy({ entity: 'contact-message', entityId: id });
      expect(entries.map(({ action }) => action)).toEqual(['answered', 'unanswered', 'unread']);
    });

    it('answers 404 for an unknown message, and 400 for an unknown field or value', async () => {
      const id = await send();
      expect([
        (await put(999_999, { isRead: true })).statusCode,
        (await put(id, { isRead: 'yes' })).statusCode,
        (await put(id, {})).statusCode,
        (await put(id, { isRead: null })).statusCode,
      ]).toEqual([404, 400, 400, 400]);
    });
  });

  describe('POST /api/contact-messages/:id/reply', () => {
    const delivery = async (id: number): Promise<Partial<ContactMessageResponse['replies'][number]> | undefined> =>
      (await list()).find((message) => message.id === id)?.replies[0];

    // API-71, MSG-09, and decisions.md: a contact reply is sent by e-mail and stored with the message.
    // API-14
    it('sends an e-mail, stores the reply with its delivery status, and marks the message read', async () => {
      const id = await send({ email: 'asks@example.org', message: 'Is there\na choir?' });
      const answer = await reply(id, ' Yes, on Wednesdays. ');
      expect([answer.statusCode, answer.json()]).toMatchObject([
        201,
        {
          id,
          isRead: true,
          isAnswered: true,
          replies: [{ content: 'Yes, on Wednesdays.', author: 'admin', failure: null }],
        },
      ]);
      await until(
        () => delivery(id),
        (reply) => reply?.delivery === 'sent',
      );
      expect(await delivery(id)).toMatchObject({
        sentAt: expect.stringMatching(/Z$/),
        failure: null,
        nextAttemptAt: null,
      });
      const outboxId = (await delivery(id))?.outboxId ?? 0;
      expect((await api.database.repository(OutboxMessage).findOneBy({ id: outboxId }))?.recipient).toBe(
        'asks@example.org',
      );
      const [email] = mail.received.filter(({ to }) => to.includes('asks@example.org'));
      expect(email?.source).toMatch(/Reply-To: .*\nAuto-Submitted: no|Auto-Submitted: no[\s\S]*Reply-To: /);
      for (const text of ['Dear Mary,', 'Yes, on Wednesdays.', '> Is there\r\n> a choir?'])
        expect(email?.source).toContain(text);
    });

    it('shows the admin why an e-mail was not delivered, and when the server stopped trying', async () => {
      mail.refusal = 451;
      const id = await send({ email: 'slow@example.org' });
      await reply(id, 'Welcome.');
      expect(
        await until(
          () => delivery(id),
          (reply) => reply?.failure !== null,
        ),
      ).toMatchObject({
        delivery: 'queued',
        sentAt: null,
        failure: expect.stringContaining('451'),
        nextAttemptAt: expect.stringMatching(/Z$/),
      });
      mail.refusal = 550;
      const refused = await send({ email: 'refused@example.org' });
      await reply(refused, 'Welcome.');
      expect(
        await until(
          () => delivery(refused),
          (reply) => reply?.delivery === 'failed',
        ),
      ).toMatchObject({ failure: expect.stringContaining('550') });
      mail.refusal = undefined;
    });

    // MSG-09
    it.each([undefined, '', ' \n ', 'x'.repeat(replyLimit + 1), 5])(
      'answers 400 for %j, and sends nothing',
      async (content) => {
        const id = await send({ email: 'blank@example.org' });
        expect((await reply(id, content)).json()).toMatchObject({
          statusCode: 400,
          fields: { content: expect.any(String) },
        });
        expect(await api.database.repository(OutboxMessage).countBy({ recipient: 'blank@example.org' })).toBe(0);
      },
    );

    it('stores the reply and its e-mail together or not at all', async () => {
      const id = await send({ email: 'undone@example.org' });
      const failed = api.database.transaction(async () => {
        // Injected in the process: a request over a socket would not join this transaction.
        const answer = await api.app.inject({
          method: 'POST',
          url: `/api/contact-messages/${id}/reply`,
          headers: api.as('admin'),
          payload: { content: 'Welcome.' },
        });
        expect(answer.statusCode).toBe(201);
        throw new Error('undone');
      });
      await expect(failed).rejects.toThrow('undone');
      expect([
        await api.database.repository(OutboxMessage).countBy({ recipient: 'undone@example.org' }),
        await list(),
      ]).toMatchObject([0, [{ isRead: false, isAnswered: false, replies: [] }]]);
    });

    it('sends one e-mail when the button is pressed twice', async () => {
      const id = await send({ email: 'twice@example.org' });
      const key = { 'idempotency-key': `reply-${database}-${id}` };
      const answers = await Promise.all([reply(id, 'Welcome.', key), reply(id, 'Welcome.', key)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(await api.database.repository(OutboxMessage).countBy({ recipient: 'twice@example.org' })).toBe(1);
    });

    // The answer that is stored under the key contains all replies, more than a TEXT column of MariaDB can hold.
    it('accepts another reply in a long conversation', async () => {
      const id = await send();
      const content = Array.from({ length: 700 }, (_, at) => `word${at * 7919}`)
        .join(' ')
        .slice(0, replyLimit);
      const earlier = Array.from({ length: 15 }, (_, at) => ({
        messageId: id,
        content,
        author: 'admin',
        createdAt: new Date(),
        outboxKey: `long-${id}-${at}`,
      }));
      await api.database.repository(ContactReply).insert(earlier);
      const key = { 'idempotency-key': `long-${database}-${id}` };
      const answers = [await reply(id, 'Welcome.', key), await reply(id, 'Welcome.', key)];
      expect(
        answers.map((answer) => [answer.statusCode, answer.json<ContactMessageResponse>().replies?.length]),
      ).toEqual([
        [201, 16],
        [201, 16],
      ]);
    });

    it('answers 404 for an unknown or deleted message', async () => {
      const id = await send();
      await bulk('delete', [id]);
      expect([(await reply(999_999, 'Hello')).statusCode, (await reply(id, 'Hello')).statusCode]).toEqual([404, 404]);
    });
  });

  describe('POST /api/contact-messages/bulk, DELETE and POST /:id/restore', () => {
    // API-68, MSG-05
    it('marks all messages or none', async () => {
      const ids = [await send(), await send()];
      expect((await bulk('read', ids)).json()).toEqual({ processed: 2 });
      expect((await list()).map(({ isRead }) => isRead)).toEqual([true, true]);
      expect((await bulk('unread', [...ids, 999_999])).json()).toMatchObject({
        statusCode: 404,
        message: expect.stringContaining('999999'),
      });
      expect((await list()).map(({ isRead }) => isRead)).toEqual([true, true]);
      expect([(await bulk('publish', ids)).statusCode, (await bulk('read', [])).statusCode]).toEqual([400, 400]);
    });

    it('removes a deleted message from the lists until it is restored', async () => {
      const id = await send();
      expect(
        (await api.send({ method: 'DELETE', url: `/api/contact-messages/${id}`, headers: api.as('admin') })).statusCode,
      ).toBe(200);
      expect([
        await list(),
        await list('?status=unread'),
        (await list('?status=deleted')).length,
        (await put(id, { isRead: true })).statusCode,
      ]).toEqual([[], [], 1, 404]);
      expect((await post(api, `/api/contact-messages/${id}/restore`, {}, api.as('admin'))).statusCode).toBe(200);
      expect(await list()).toHaveLength(1);
    });

    it('answers one message by id, a deleted one with the time of its deletion; the last deleted is listed first', async () => {
      const [first, second] = [await send({ firstName: 'First' }), await send({ firstName: 'Second' })];
      const read = (id: number) => api.send({ url: `/api/contact-messages/${id}`, headers: api.as('admin') });
      expect((await read(first)).json()).toMatchObject({ id: first, firstName: 'First', deletedAt: null });
      await api.database.repository(ContactMessage).update({ id: second }, { deletedAt: new Date(Date.now() - day) });
      await bulk('delete', [first]);
      expect((await read(first)).json()).toMatchObject({ deletedAt: expect.stringMatching(/Z$/) });
      expect([
        await names('?status=deleted'),
        (await read(999_999)).statusCode,
        (await api.send({ url: `/api/contact-messages/${first}` })).statusCode,
      ]).toEqual([['First', 'Second'], 404, 401]);
    });

    it('erases deleted messages with their replies after thirty days, and every message after 24 months', async () => {
      const rows = api.database.repository(ContactMessage);
      const [saved, restorable, gone, old, older] = [
        await send(),
        await send(),
        await send(),
        await send(),
        await send(),
      ];
      await reply(older, 'Welcome.');
      await rows.update({ id: restorable }, { deletedAt: new Date(Date.now() - 29 * day) });
      await rows.update({ id: gone }, { deletedAt: new Date(Date.now() - 31 * day) });
      await rows.update({ id: old }, { createdAt: new Date(Date.now() - 729 * day) });
      await rows.update({ id: older }, { createdAt: new Date(Date.now() - 733 * day) });
      const retention = api.app.get(Retention);
      expect(await retention.applyTo('Deleted contact messages', new Date())).toBe(1);
      expect(await retention.applyTo('Contact messages', new Date())).toBe(1);
      expect((await rows.find({ order: { id: 'ASC' } })).map(({ id }) => id)).toEqual([saved, restorable, old]);
      expect(await api.database.repository(ContactReply).countBy({ messageId: older })).toBe(0);
    });
  });
});
