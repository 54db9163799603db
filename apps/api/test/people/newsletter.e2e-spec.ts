import { setTimeout as pause } from 'node:timers/promises';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import { addressKey } from '../../src/platform/outbox/address-key.ts';
import { MailSuppression, type SuppressionReason } from '../../src/platform/outbox/mail-suppression.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import type { ApiAnswer } from '../api-client.ts';
import { formOutcome } from '../factories/people.ts';
import { MailServer } from '../stand-ins/mail-server.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilServed } from '../until-served.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnEachDatabase('newsletter', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database, environment: { PUBLIC_URL: 'https://ministry.example' } });
  });
  afterAll(() => api.close());

  const subscribe = (email: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
    api.send({ method: 'POST', url: '/api/newsletter/subscribe', headers, payload: { email } });
  // Compared in JavaScript, character by character: for MariaDB, ö equals o and M equals m.
  const emails = async (to: string): Promise<OutboxMessage[]> =>
    (await api.database.repository(OutboxMessage).find({ order: { id: 'ASC' } })).filter(
      ({ recipient }) => recipient === to,
    );
  const rows = async (address: string): Promise<NewsletterSubscriber[]> =>
    (await api.database.repository(NewsletterSubscriber).find()).filter(({ email }) => email === address);
  const rowOf = async (address: string): Promise<NewsletterSubscriber> =>
    (await rows(address))[0] ?? Promise.reject(new Error(`${address} is not there`));
  const leave = (token: string): Promise<ApiAnswer> =>
    api.send({ method: 'POST', url: `/api/newsletter/unsubscribe?token=${token}` });

  describe('POST /api/newsletter/subscribe', () => {
    // API-15, DATA-01
    it('stores the address, and sends a welcome e-mail with an unsubscribe link', async () => {
      const answer = await subscribe('mary@example.org');
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Thank you for subscribing!' }]);
      const { token, unsubscribedAt } = await rowOf('mary@example.org');
      expect([token, unsubscribedAt]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), null]);
      const link = `https://ministry.example/api/newsletter/unsubscribe?token=${token}`;
      expect(await emails('mary@example.org')).toMatchObject([
        {
          channel: 'email',
          text: expect.stringContaining(`\n${link}\n`),
          headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        },
      ]);
    });

    it('answers the same for a known address, ignoring its spelling, and sends no second e-mail', async () => {
      const first = await subscribe('known@example.org');
      const again = await subscribe(' Known@Example.ORG ');
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
      expect(again.body).not.toMatch(/example/i);
      expect(await emails('known@example.org')).toHaveLength(1);
      expect(await emails('Known@Example.ORG')).toHaveLength(0);
      expect(await rows('known@example.org')).toHaveLength(1);
    });

    it('accepts addresses that differ by an accent as two subscribers', async () => {
      await subscribe('odong@example.org');
      await subscribe('ödong@example.org');
      for (const email of ['odong@example.org', 'ödong@example.org'])
        expect([await rows(email), await emails(email)]).toMatchObject([[{}], [{}]]);
    });

    it('stores one subscriber and one e-mail for many simultaneous requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => untilServed(() => subscribe('eager@example.org'))),
      );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect([await rows('eager@example.org'), await emails('eager@example.org')]).toMatchObject([[{}], [{}]]);
    });

    it('subscribes once for a double click with one key, and gives both the same answer', async () => {
      const key = { 'idempotency-key': `newsletter-${database}` };
      const click = async (): Promise<ApiAnswer> => {
        const answer = await subscribe('click@example.org', key);
        if (answer.headers['retry-after'] === undefined) return answer;
        await pause(100);
        return click();
      };
      const answers = await Promise.all([click(), click()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await emails('click@example.org')).toHaveLength(1);
      expect((await subscribe('other@example.org', key)).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    });

    it('stores neither the address nor the e-mail when one of them fails', async () => {
      const failed = api.database.transaction(async () => {
        // Injected in the process: a request over a socket would not join this transaction.
        const answer = await api.app.inject({
          method: 'POST',
          url: '/api/newsletter/subscribe',
          payload: { email: 'nobody@example.org' },
        });
        expect(answer.statusCode).toBeLessThan(300);
        throw new Error('undone');
      });
      await expect(failed).rejects.toThrow('undone');
      expect([await rows('nobody@example.org'), await emails('nobody@example.org')]).toEqual([[], []]);
    });

    it.each([
      undefined,
      '',
      ' ',
      'mary',
      '@',
      'a@b',
      'a..b@example.org',
      'a@-x.org',
      'a@b.org, c@d.org',
      'a@b.org\nBcc: c@d.org',
      ['a@b.org'],
      `${'x'.repeat(250)}@y.org`,
    ])('answers 400 for %j naming the field', async (email) => {
      const answer = await subscribe(email);
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, ['email']]);
    });

    it('answers 400 for unknown fields', async () => {
      const answer = await api.send({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email: 'a@b.org', unsubscribedAt: null },
      });
      expect(answer.json()).toMatchObject({ statusCode: 400, fields: { unsubscribedAt: expect.any(String) } });
    });
  });

  describe('POST /api/newsletter/subscribe from a plain form', () => {
    const send = async (
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<[number, unknown]> => {
      const answer = await api.send({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        headers: { ...form, ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
      return formOutcome(answer);
    };

    it('redirects to its page, whether the address is known or not', async () => {
      const there = [303, '/events?category=service&newsletter=subscribed#newsletter'];
      expect(await send({ email: 'plain@example.org', returnTo: '/events?category=service' })).toEqual(there);
      expect(await send({ email: 'plain@example.org', returnTo: '/events?category=service' })).toEqual(there);
      expect(await emails('plain@example.org')).toHaveLength(1);
    });

    it('redirects with the names of the wrong fields, never with what was typed', async () => {
      expect(await send({ email: 'nowhere', returnTo: '/events' })).toEqual([
        400,
        '/events?newsletter=invalid#newsletter',
      ]);
      expect(await send({})).toEqual([400, '/?newsletter=invalid#newsletter']);
    });

    it('redirects the same way each time for one key, and does not use up the key with a refusal', async () => {
      const key = { 'idempotency-key': `plain-newsletter-${database}` };
      expect(await send({ email: 'nowhere' }, key)).toEqual([400, '/?newsletter=invalid#newsletter']);
      for (let turn = 0; turn < 2; turn += 1)
        expect(await send({ email: 'keyed@example.org' }, key)).toEqual([303, '/?newsletter=subscribed#newsletter']);
      expect(await emails('keyed@example.org')).toHaveLength(1);
    });

    it('never redirects to another site', async () => {
      expect(await send({ email: 'plain@example.org', returnTo: '//evil.example/' })).toEqual([
        303,
        '/?newsletter=subscribed#newsletter',
      ]);
    });
  });

  describe('GET and POST /api/newsletter/unsubscribe', () => {
    it('GET asks for confirmation and changes nothing', async () => {
      await subscribe('stays@example.org');
      const { token } = await rowOf('stays@example.org');
      const page = await api.send({ url: `/api/newsletter/unsubscribe?token=${token}` });
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("form-action 'self'"),
      });
      expect(page.body).toContain('<button>Unsubscribe</button>');
      expect(page.body).not.toContain('stays@example.org');
      expect((await rowOf('stays@example.org')).unsubscribedAt).toBeNull();
    });

    it('POST unsubscribes, and answers the same the second time', async () => {
      await subscribe('leaves@example.org');
      const { token } = await rowOf('leaves@example.org');
      const origin = { ...form, origin: 'https://ministry.example', 'sec-fetch-site': 'same-origin' };
      const page = await api.send({
        method: 'POST',
        url: `/api/newsletter/unsubscribe?token=${token}`,
        headers: origin,
        payload: '',
      });
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
      expect(page.body).not.toContain('leaves@example.org');
      expect((await rowOf('leaves@example.org')).unsubscribedAt).toEqual(expect.any(Date));
      expect((await leave(token)).body).toBe(page.body);
      expect((await rowOf('leaves@example.org')).unsubscribedAt).toEqual(expect.any(Date));
    });

    // RFC 8058, section 3.2: a mail program posts multipart or a plain form, without a cookie or an origin
    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=part',
        '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
      ],
    ])('POST accepts the one-click request of a mail program (%s)', async (type, payload) => {
      const email = `one-click-${type.length}@example.org`;
      await subscribe(email);
      const answer = await api.send({
        method: 'POST',
        url: `/api/newsletter/unsubscribe?token=${(await rowOf(email)).token}`,
        headers: { 'content-type': type },
        payload,
      });
      expect([answer.statusCode, (await rowOf(email)).unsubscribedAt]).toEqual([200, expect.any(Date)]);
    });

    it.each([
      '?token=0123456789abcdef0123456789abcdef',
      '?token=%25',
      '?token=a&token=b',
      '?token=',
      '',
      '?token=x&utm_source=mail',
    ])('answers the same page for each unknown token (%s)', async (query) => {
      await subscribe('witness@example.org');
      const { token } = await rowOf('witness@example.org');
      for (const method of ['GET', 'POST'] as const) {
        const [unknown, known] = [
          await api.send({ method, url: `/api/newsletter/unsubscribe${query}` }),
          await api.send({ method, url: `/api/newsletter/unsubscribe?token=${token}` }),
        ];
        expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      }
    });

    it('POST is refused from other sites in a visitor’s browser', async () => {
      const { token } = await rowOf('mary@example.org');
      const answer = await api.send({
        method: 'POST',
        url: `/api/newsletter/unsubscribe?token=${token}`,
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([answer.statusCode, (await rowOf('mary@example.org')).unsubscribedAt]).toEqual([403, null]);
    });

    it('does not prevent a new subscription, which gets one new welcome e-mail with the same link', async () => {
      await subscribe('returns@example.org');
      const { token } = await rowOf('returns@example.org');
      await leave(token);
      const answers = await Promise.all([subscribe('Returns@example.org'), subscribe('Returns@example.org')]);
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        Array(2).fill([200, '{"message":"Thank you for subscribing!"}']),
      );
      expect(await rowOf('Returns@example.org')).toMatchObject({ token, unsubscribedAt: null });
      expect(await emails('Returns@example.org')).toMatchObject([
        { headers: { 'List-Unsubscribe': expect.stringContaining(token) } },
      ]);
    });
  });

  describe('POST /api/newsletter/subscribers/:id/restore', () => {
    const reasonFor = async (email: string): Promise<SuppressionReason | undefined> =>
      (await api.database.repository(MailSuppression).findOneBy({ addressKey: addressKey(email) }))?.reason;
    /** Ends the subscription as the office does; the returned function presses Undo. */
    const removed = async (email: string): Promise<() => Promise<ApiAnswer>> => {
      const url = `/api/newsletter/subscribers/${(await rowOf(email)).id}`;
      const answer = await api.send({ method: 'DELETE', url, headers: api.as('admin') });
      const { unsubscribedAt } = answer.json<{ unsubscribedAt: string }>();
      return () =>
        api.send({ method: 'POST', url: `${url}/restore`, headers: api.as('admin'), payload: { unsubscribedAt } });
    };

    it('allows campaigns to the address again', async () => {
      await subscribe('mistake@example.org');
      const undo = await removed('mistake@example.org');
      expect(await reasonFor('mistake@example.org')).toBe('unsubscribed');
      expect((await undo()).statusCode).toBe(200);
      expect(await reasonFor('mistake@example.org')).toBeUndefined();
    });

    it('does not subscribe a person who has unsubscribed since the removal', async () => {
      await subscribe('leaves-too@example.org');
      const undo = await removed('leaves-too@example.org');
      await leave((await rowOf('leaves-too@example.org')).token);
      expect((await undo()).json()).toMatchObject({ statusCode: 409, code: 'REMOVAL_STANDS' });
      expect((await rowOf('leaves-too@example.org')).unsubscribedAt).toEqual(expect.any(Date));
      expect(await reasonFor('leaves-too@example.org')).toBe('unsubscribed');
    });

    it('keeps campaigns from a mailbox that does not exist', async () => {
      await subscribe('no-mailbox@example.org');
      await api.database
        .repository(MailSuppression)
        .insert({ addressKey: addressKey('no-mailbox@example.org'), reason: 'bounced', createdAt: new Date() });
      const undo = await removed('no-mailbox@example.org');
      expect((await undo()).statusCode).toBe(200);
      expect(await reasonFor('no-mailbox@example.org')).toBe('bounced');
    });
  });

  describe('limits per address', () => {
    let strict: TestApp;
    beforeAll(async () => {
      strict = await startTestApp({ database, environment: { RATE_LIMIT_SCALE: '1' } });
    });
    afterAll(() => strict.close());

    it('answers 429 to the sixth request within an hour; a plain form does not call the address wrong', async () => {
      const answers = [];
      for (let turn = 1; turn <= 6; turn += 1)
        answers.push(
          await strict.send({
            method: 'POST',
            url: '/api/newsletter/subscribe',
            payload: { email: 'often@example.org' },
          }),
        );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
      const plain = await strict.send({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        headers: form,
        payload: 'email=often%40example.org',
      });
      expect(formOutcome(plain)).toEqual([429, '/?newsletter=later#newsletter']);
    });
  });
});

describe('an e-mail of the newsletter over SMTP', () => {
  let mail: MailServer;
  let api: TestApp;
  beforeAll(async () => {
    mail = await MailServer.create();
    await mail.start();
    api = await startTestApp({ environment: { SMTP_URL: mail.urlFor(), PUBLIC_URL: 'https://ministry.example' } });
  });
  afterAll(async () => {
    await api.close();
    await mail.stop();
  });

  it('offers one-click unsubscription in its headers', async () => {
    await api.send({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email: 'mary@example.org' } });
    await until(
      () => mail.received.length,
      (count) => count === 1,
    );
    const source = mail.received[0]?.source.replace(/\r\n[ \t]+/g, ' ');
    expect(source).toMatch(
      /^List-Unsubscribe: <https:\/\/ministry\.example\/api\/newsletter\/unsubscribe\?token=[0-9a-f]{32}>\r$/m,
    );
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });
});
