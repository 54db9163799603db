import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { NewsletterSubscriber } from '../../src/people/newsletter/newsletter-subscriber.entity.ts';
import type { PersonSearchResponse } from '../../src/people/personal-data/people.dto.ts';
import { StaffAccount } from '../../src/people/staff/staff-account.entity.ts';
import { CampaignMails } from '../../src/platform/outbox/campaign-mails.ts';
import { MailSuppression } from '../../src/platform/outbox/mail-suppression.entity.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.ts';
import { QuietHours } from '../../src/platform/push/quiet-hours.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import type { CampaignResponse } from '../../src/site/campaigns/campaign.dto.ts';
import { Campaign } from '../../src/site/campaigns/campaign.entity.ts';
import { CampaignsRepository } from '../../src/site/campaigns/campaigns.repository.ts';
import {
  addSubscribers,
  campaignRequest,
  campaigns,
  createCampaign,
  sendRounds,
  stopSchedules,
  writtenTo,
} from '../factories/campaign.ts';
import { createItem, sermonRequest } from '../factories/content.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { enqueue, settled } from '../factories/outbox.ts';
import { familyRequest, post } from '../factories/people.ts';
import { MailServer } from '../stand-ins/mail-server.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';

const hour = 3_600_000;
const inAnHour = (): string => new Date(Date.now() + hour).toISOString();

describeOnEachDatabase('newsletters', (database) => {
  let mail: MailServer;
  let api: TestApp;
  let apps: TestApp[];
  beforeEach(async () => {
    mail = await MailServer.create();
    await mail.start();
    api = await startTestApp({
      database,
      // 20 mails in a second.
      environment: {
        SMTP_URL: mail.urlFor(),
        PUBLIC_URL: 'https://ministry.example',
        CAMPAIGN_MAILS_PER_MINUTE: '1200',
        TEXT_MESSAGE_PRICE_UGX: '35',
      },
    });
    apps = [api];
    stopSchedules(api);
  });
  afterEach(async () => {
    for (const app of apps.slice(1)) await app.close();
    await api.close();
    await mail.stop();
  });
  /** Starts a second process; on SQLite there is only one, because only one process may open the file. */
  const twoProcesses = async (): Promise<TestApp[]> => {
    if (database !== 'sqlite') {
      const other = await api.startAnother();
      stopSchedules(other);
      apps.push(other);
    }
    return apps.length === 2 ? apps : [api, api];
  };
  const act = (id: number, action: string, payload: object = {}) => campaigns(api, `/${id}/${action}`, payload);
  const read = async (id: number): Promise<CampaignResponse> => (await campaigns(api, `/${id}`)).json();
  const start = async (own: Record<string, unknown> = {}): Promise<number> => {
    const { id } = await createCampaign(api, own);
    expect((await act(id, 'send')).statusCode).toBe(200);
    return id;
  };
  const delivered = (id: number): Promise<CampaignResponse> =>
    until(
      () => read(id),
      ({ state, waitingCount }) => state === 'sent' && waitingCount === 0,
    );
  const source = (to: string): string =>
    (mail.received.find((one) => one.to.includes(to) && one.source.includes('List-Unsubscribe'))?.source ?? '')
      .replace(/=\r\n/g, '')
      .replace(/ \r\n/g, ' ')
      .replace(/=3D/g, '=');

  it('go once to each subscriber, as HTML and text, with a link to leave, and are counted', async () => {
    const emails = await addSubscribers(api, ['grace', 'mary', 'peter']);
    const id = await start();
    await sendRounds(apps, 1);
    expect(await delivered(id)).toMatchObject({ recipientCount: 3, sentCount: 3, failedCount: 0 });
    expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(emails);
    const [link] = /https:\/\/ministry\.example\/api\/newsletter\/unsubscribe\?token=[0-9a-f.]+/.exec(
      source('mary@example.org'),
    ) ?? [''];
    expect(link).toMatch(/token=[0-9a-f]{64}\.[0-9a-f]{32}$/);
    expect(source('mary@example.org')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(source('mary@example.org')).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    expect(source('mary@example.org')).toContain('<strong>much</strong>');
    // The text is stored only once, with the newsletter.
    expect(await api.database.repository(OutboxMessage).findBy({ campaignId: id })).toEqual(
      expect.arrayContaining([expect.objectContaining({ status: 'sent', text: '', html: null, headers: null })]),
    );
    await sendRounds(apps, 2);
    expect(await writtenTo(api, id)).toEqual(emails);
    expect(await api.database.repository(Campaign).findOneByOrFail({ id })).toMatchObject({ sentCount: 3 });
  });

  it('go once to each address when two processes send, at the configured rate', async () => {
    const emails = await addSubscribers(
      api,
      Array.from({ length: 130 }, (_, at) => `person${at}`),
    );
    // Started first, because a new process sends what is already due.
    const both = await twoProcesses();
    const id = await start();
    const from = Date.now();
    await sendRounds(both, 1, from);
    expect((await writtenTo(api, id)).length).toBeLessThanOrEqual(100);
    await until(
      async () => {
        await sendRounds(both, 1, Date.now() + hour);
        return read(id);
      },
      ({ state }) => state === 'sent',
    );
    expect(await writtenTo(api, id)).toEqual([...emails].sort());
  });

  it('go once to each if the process dies within a batch, but are written twice without the guards (control)', async () => {
    const emails = await addSubscribers(api, ['grace', 'mary', 'peter']);
    const id = await start();
    const mails = api.app.get(CampaignMails);
    const enqueueMails = mails.enqueue.bind(mails);
    mails.enqueue = async (...given) => {
      await enqueueMails(...given);
      throw new Error('killed');
    };
    await expect(sendRounds(apps, 1)).rejects.toThrow('killed');
    expect([await writtenTo(api, id), (await read(id)).state]).toEqual([[], 'sending']);
    mails.enqueue = enqueueMails;

    const repository = api.app.get(CampaignsRepository);
    const advance = repository.advance.bind(repository);
    // The progress is not saved, but the key of each mail still exists and prevents a second mail.
    repository.advance = () => Promise.resolve(true);
    await sendRounds(apps, 2);
    expect(await writtenTo(api, id)).toEqual(emails);
    mails['keyOf'] = () => randomUUID();
    await sendRounds(apps, 1);
    expect(await writtenTo(api, id)).toHaveLength(6);
    repository.advance = advance;
  });

  it('can be paused, resumed and cancelled', async () => {
    await addSubscribers(
      api,
      Array.from({ length: 150 }, (_, at) => `person${at}`),
    );
    const id = await start();
    const from = Date.now();
    await sendRounds(apps, 1, from);
    expect((await act(id, 'pause')).json()).toMatchObject({ state: 'paused' });
    const before = (await writtenTo(api, id)).length;
    expect(before).toBeGreaterThan(0);
    await sendRounds(apps, 1, from + hour);
    expect(await writtenTo(api, id)).toHaveLength(before);
    expect((await act(id, 'pause')).json()).toMatchObject({ statusCode: 409, code: 'CAMPAIGN_STATE' });
    expect((await act(id, 'resume')).json()).toMatchObject({ state: 'sending' });
    await until(
      () => api.database.repository(OutboxMessage).countBy({ campaignId: id, status: 'waiting' }),
      (waiting) => waiting === 0,
    );
    await sendRounds(apps, 1, from + 2 * hour);
    expect(await writtenTo(api, id)).toHaveLength(150);

    const other = await start();
    await sendRounds(apps, 1, from + 3 * hour);
    expect((await act(other, 'cancel')).json()).toMatchObject({ state: 'cancelled', waitingCount: 0 });
    await sendRounds(apps, 1, from + 4 * hour);
    expect((await writtenTo(api, other)).length).toBeLessThan(150);
    expect((await act(other, 'resume')).json()).toMatchObject({ code: 'CAMPAIGN_STATE' });
  });

  it('continue when their mails could not be removed from the outbox while cancelling', async () => {
    await addSubscribers(api, ['grace']);
    const id = await start();
    const mails = api.app.get(CampaignMails);
    mails.removeWaiting = () => Promise.reject(new Error('The process stops here'));
    expect((await act(id, 'cancel')).statusCode).toBe(500);
    Reflect.deleteProperty(mails, 'removeWaiting');
    expect((await act(id, 'pause')).json()).toMatchObject({ state: 'paused' });
    expect((await act(id, 'cancel')).json()).toMatchObject({ state: 'cancelled' });
  });

  it('go at their planned time, and can be withdrawn until then', async () => {
    await addSubscribers(api, ['grace']);
    const { id } = await createCampaign(api);
    const sendAt = inAnHour();
    expect((await act(id, 'send', { sendAt })).json()).toMatchObject({ state: 'scheduled', sendAt });
    await sendRounds(apps, 1);
    expect(await writtenTo(api, id)).toEqual([]);
    expect((await act(id, 'cancel')).json()).toMatchObject({ state: 'draft', sendAt: null });
    await act(id, 'send', { sendAt });
    await addSubscribers(api, ['mary']);
    await sendRounds(apps, 1, Date.now() + 2 * hour);
    expect(await writtenTo(api, id)).toEqual(['grace@example.org', 'mary@example.org']);
    expect(await read(id)).toMatchObject({ state: 'sent', recipientCount: 2 });
  });

  it('are listed by the days in Kampala on which they are sent', async () => {
    await addSubscribers(api, ['grace']);
    const ids: number[] = [];
    // The first and the last millisecond of 5 June in Kampala, and the ones just outside.
    for (const sendAt of ['04T20:59:59.999', '04T21:00:00.000', '05T20:59:59.999', '05T21:00:00.000']) {
      const { id } = await createCampaign(api);
      expect((await act(id, 'send', { sendAt: `2041-06-${sendAt}Z` })).statusCode).toBe(200);
      ids.push(id);
    }
    await createCampaign(api);
    const listed = async (query: string): Promise<number[]> =>
      (await campaigns(api, `?${query}`)).json<CampaignResponse[]>().map(({ id }) => id);
    expect(await listed('from=2041-06-05&to=2041-06-05')).toEqual([ids[2], ids[1]]);
    expect(await listed('from=2041-06-05')).toEqual([ids[3], ids[2], ids[1]]);
    expect(await listed('')).toHaveLength(5);
  });

  it('skip a person who unsubscribes with one click before sending, and include a person who subscribes again', async () => {
    const [grace = '', mary = ''] = await addSubscribers(api, ['grace', 'mary']);
    const id = await start();
    const tokens = await api.database.repository(NewsletterSubscriber).findOneByOrFail({ email: mary });
    // The mails are already in the outbox, while the mail server is down.
    await mail.stop();
    await sendRounds(apps, 1);
    await settled(api, grace);
    await settled(api, mary);
    expect((await post(api, `/api/newsletter/unsubscribe?token=${tokens.token}`, {})).statusCode).toBe(200);
    await mail.start();
    await api.database.repository(OutboxMessage).update({ campaignId: id }, { nextAttemptAt: new Date() });
    api.app.get(OutboxWorker).nudge();
    expect(await delivered(id)).toMatchObject({ sentCount: 1, failedCount: 0 });
    expect(mail.received.flatMap(({ to }) => to)).toEqual([grace]);

    const link = /newsletter\/unsubscribe\?token=([0-9a-f.]+)/.exec(source(grace))?.[1] ?? '';
    expect((await post(api, `/api/newsletter/unsubscribe?token=${link.replace(/.$/, 'x')}`, {})).statusCode).toBe(200);
    expect(await campaigns(api, '/recipients?audience=newsletter').then((answer) => answer.json())).toMatchObject({
      count: 1,
    });
    await post(api, `/api/newsletter/unsubscribe?token=${link}`, { 'List-Unsubscribe': 'One-Click' });
    const { id: next } = await createCampaign(api);
    expect((await act(next, 'send')).json()).toMatchObject({ statusCode: 409, code: 'NO_RECIPIENTS' });
    await post(api, '/api/newsletter/subscribe', { email: mary });
    expect((await act(next, 'send')).json()).toMatchObject({ recipientCount: 1 });
    await sendRounds(apps, 1);
    expect(await writtenTo(api, next)).toEqual([mary]);
  });

  it('keep only a key of a person who left, which is exported and erased with the data of the person', async () => {
    const [grace = ''] = await addSubscribers(api, ['grace']);
    await start();
    await sendRounds(apps, 1);
    await api.database.repository(OutboxMessage).clear();
    const { token } = await api.database.repository(NewsletterSubscriber).findOneByOrFail({ email: grace });
    await post(api, `/api/newsletter/unsubscribe?token=${token}`, {});
    const ask = <Answer>(path: string, payload: object) =>
      post(api, `/api/people/${path}`, payload, api.as('admin')).then((answer) => answer.json<Answer>());
    const { groups } = await ask<PersonSearchResponse>('search', { email: 'Grace@example.org' });
    expect(groups.map(({ kind }) => kind)).toContain('mail-suppression');
    const records = groups.flatMap(({ kind, records: found }) => found.map(({ id }) => ({ kind, id })));
    expect(JSON.stringify(await ask('export', { records }))).toContain('Wants no newsletters');
    await ask('erase', { records });
    expect(await api.database.repository(MailSuppression).count()).toBe(0);
  });

  it('skip an address whose mailbox no longer exists from then on, but no address that was refused otherwise', async () => {
    await addSubscribers(api, ['gone', 'full']);
    mail.refusals = new Map([
      ['gone@example.org', '550 5.1.1 No such mailbox'],
      ['full@example.org', '552 5.2.2 Mailbox full'],
    ]);
    const id = await start();
    await sendRounds(apps, 1);
    expect(await delivered(id)).toMatchObject({ sentCount: 0, failedCount: 2 });
    const next = await start();
    await sendRounds(apps, 1);
    expect(await writtenTo(api, next)).toEqual(['full@example.org']);
    expect(await api.database.repository(MailSuppression).find()).toMatchObject([{ reason: 'bounced' }]);
    // They do not count towards the office's list of failed mails.
    const stats = await api.send({ url: '/api/admin/stats', headers: api.as('admin') });
    expect(stats.json()).toMatchObject({ outbox: { dead: 0 } });
  });

  it('never delay a receipt', async () => {
    await addSubscribers(
      api,
      Array.from({ length: 60 }, (_, at) => `person${at}`),
    );
    mail.delay = 300;
    await start();
    await sendRounds(apps, 1);
    await enqueue(api, 'receipt@example.org');
    await until(
      () => Promise.resolve(mail.received.some(({ to }) => to.includes('receipt@example.org'))),
      (hasArrived) => hasArrived,
    );
    expect(mail.received.length).toBeLessThan(30);
  });

  it('go to people registered for an event, and to families of a place, once to each address', async () => {
    const { id: eventId } = await createEvent(api, { title: 'Harvest Conference' });
    for (const [firstName, email] of [
      ['Mary', 'mary@example.org'],
      ['Sam', 'Mary@Example.org'],
      ['Grace', 'grace@example.org'],
    ])
      await post(api, `/api/events/${eventId}/register`, registrationRequest(eventId, { firstName, email }));
    expect(await api.database.repository(EventRegistration).count()).toBe(3);
    await post(api, '/api/families', familyRequest({ email: 'gulu@example.org' }));
    await post(api, '/api/families', familyRequest({ email: 'lira@example.org', address: 'Lira' }));

    const count = async (query: string) =>
      (await campaigns(api, `/recipients?${query}`)).json<{ count: number }>().count;
    expect(await count(`audience=event&eventId=${eventId}`)).toBe(2);
    expect(await count('audience=families&place=gulu')).toBe(1);
    const toEvent = await start({ audience: 'event', eventId });
    await sendRounds(apps, 1);
    expect(await delivered(toEvent)).toMatchObject({ recipientCount: 2, sentCount: 2, eventId });
    expect(source('grace@example.org')).toContain('because you registered for Harvest Conference');
    const toFamilies = await start({ audience: 'families', place: 'Gulu' });
    await sendRounds(apps, 1);
    expect(await writtenTo(api, toFamilies)).toEqual(['gulu@example.org']);
  });

  it('show what is coming and the last sermons when they are sent, with whole addresses', async () => {
    await addSubscribers(api, ['grace']);
    const { id: eventId } = await createEvent(api, { title: 'Vigil *of* [prayer]', location: 'Gulu' });
    const { id: sermonId } = await createItem(api, 'sermons', sermonRequest({ title: 'Grace that carries' }));
    const picture = `![The choir](/uploads/${'5f1d7a84c0de'.repeat(2)}-1200x800.jpg)`;
    const body = `Hello\n\n${picture}\n\n{{coming events}}\n\n{{last sermons}}\n\n[All events](/events) <script>alert(1)</script>`;
    const preview = (await campaigns(api, '/preview', { subject: 'News', body })).json<{ text: string }>();
    expect(preview.text).toContain(`- Vigil *of* [prayer] (https://ministry.example/events/${eventId}), `);
    expect(preview.text).toContain(`- Grace that carries (https://ministry.example/sermons/${sermonId}), `);
    expect(preview.text).toContain('Hello\n\nThe choir\n\n');
    expect(preview.text).toContain('All events (https://ministry.example/events)');
    await start({ body });
    await sendRounds(apps, 1);
    await until(
      () => Promise.resolve(mail.received.length),
      (received) => received === 1,
    );
    const html = source('grace@example.org').replace(/^[^]*text\/html/, '');
    expect(html).toContain(`<a href="https://ministry.example/events/${eventId}"`);
    expect(html).toContain('>The choir</p>');
    expect(html).not.toContain('<script');
  });

  it('go as text messages, once to each number, only in daytime, and show their cost', async () => {
    const { id: eventId } = await createEvent(api, { registrationRequired: true });
    for (const [at, phone] of ['0772 123 456', '+256772123456', undefined, '0772 123 457'].entries()) {
      const payload = registrationRequest(eventId, { email: `p${at}@example.org`, ...(phone && { phone }) });
      expect((await post(api, `/api/events/${eventId}/register`, payload)).statusCode).toBe(201);
    }
    const to = { channel: 'text', audience: 'event', eventId };
    const counted = await campaigns(api, `/recipients?channel=text&audience=event&eventId=${eventId}`);
    expect(counted.json()).toEqual({ count: 2, textMessagePriceUgx: 35 });
    for (const [own, field] of [
      [{ channel: 'text' }, 'audience'],
      [{ ...to, body: 'Come, '.repeat(90) }, 'body'],
      [{ ...to, body: '{{coming events}}' }, 'body'],
    ] as const) {
      const refused = await campaigns(api, '', campaignRequest(own));
      expect({ status: refused.statusCode, fields: Object.keys(refused.json<{ fields: object }>().fields) }).toEqual({
        status: 400,
        fields: [field],
      });
    }

    const id = await start({ ...to, body: 'The gate opens at 7.' });
    const areAt = jest.spyOn(api.app.get(QuietHours), 'areAt').mockReturnValue(true);
    await sendRounds(apps, 3);
    expect(await writtenTo(api, id)).toEqual([]);
    areAt.mockReturnValue(false);
    await sendRounds(apps, 3);
    expect(await writtenTo(api, id)).toEqual(['+256772123456', '+256772123457']);
    expect(await delivered(id)).toMatchObject({ channel: 'text', recipientCount: 2, sentCount: 2, failedCount: 0 });
  });

  it('can be printed twice on a sheet with QR codes for the links, and shared as a picture', async () => {
    await createEvent(api, { title: 'Night of prayer', date: '2126-12-04T15:00:00.000Z' });
    const payload = {
      subject: 'News of December',
      body: 'Dear **friends** of Ŋora,\n\n- see [our shop](/store)\n\n{{coming events}}',
    };
    const [bulletin, picture] = await Promise.all(
      ['bulletin', 'picture'].map((as) => campaigns(api, `/${as}`, payload)),
    );
    expect(bulletin).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
    const { totalPages, text } = await extractText(new Uint8Array(bulletin?.rawPayload ?? []));
    expect(totalPages).toBe(1);
    for (const words of ['News of December', 'friends', 'Ŋora', 'our shop', '[1]', 'Night of prayer', '[2]'])
      expect(text[0]?.split(words).length).toBeGreaterThan(2);
    expect(text[0]).not.toContain('{{');

    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
    expect(await sharp(picture?.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 });
    const long = { ...payload, body: 'Much has happened. '.repeat(500) };
    const cut = await campaigns(api, '/picture', long);
    const { height = 0 } = await sharp(cut.rawPayload).metadata();
    expect(height).toBeGreaterThan(1_080);
    expect(height).toBeLessThanOrEqual(1_920);
  });

  it('can be sent as a test to the own account if it has an e-mail address', async () => {
    const words = { subject: 'News', body: 'Hello' };
    expect((await campaigns(api, '/test', words)).json()).toMatchObject({ statusCode: 409, code: 'NO_OWN_ADDRESS' });
    await api.database.repository(StaffAccount).update({ username: 'admin' }, { email: 'office@example.org' });
    expect((await campaigns(api, '/test', words)).json()).toEqual({ recipient: 'office@example.org' });
    await until(
      () => Promise.resolve(mail.received.length),
      (received) => received === 1,
    );
    expect(source('office@example.org')).toContain('Subject: Test: News');
  });

  it('can be changed by one person at a time, and not after they are sent', async () => {
    await addSubscribers(api, ['grace']);
    const { id, version } = await createCampaign(api);
    const change = (own: object) => campaigns(api, `/${id}`, campaignRequest({ version, ...own }), 'PUT');
    expect((await change({ subject: 'First' })).json()).toMatchObject({ subject: 'First', version: version + 1 });
    expect((await change({ subject: 'Second' })).json()).toMatchObject({
      statusCode: 409,
      code: 'VERSION_CONFLICT',
      details: { version: version + 1, updatedBy: 'admin' },
    });
    expect((await act(id, 'send', { version })).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    const answers = await Promise.all([act(id, 'send'), act(id, 'send')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await change({ version: null })).json()).toMatchObject({ code: 'CAMPAIGN_STATE' });
    expect((await campaigns(api, `/${id}`, {}, 'DELETE')).json()).toMatchObject({ code: 'CAMPAIGN_STATE' });
    const draft = await createCampaign(api);
    expect((await campaigns(api, `/${draft.id}`, {}, 'DELETE')).statusCode).toBe(204);
    expect((await campaigns(api, `/${draft.id}`)).statusCode).toBe(404);
  });

  it.each([
    [{ subject: ' ' }, 'subject'],
    [{ body: '' }, 'body'],
    [{ body: 'x'.repeat(10_001) }, 'body'],
    [{ body: '&'.repeat(10_000) }, 'body'],
    [{ audience: 'everybody' }, 'audience'],
    [{ audience: 'event' }, 'eventId'],
    [{ audience: 'event', eventId: 4_711 }, 'eventId'],
    [{ audience: 'families', place: 'G' }, 'place'],
    [{ state: 'sent' }, 'state'],
  ])('with %j are refused, naming the field', async (own, field) => {
    const answer = await campaigns(api, '', campaignRequest(own));
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
    expect((await campaigns(api)).json()).toEqual([]);
  });

  it('are not sent in the past or at a time that does not exist', async () => {
    await addSubscribers(api, ['grace']);
    const { id } = await createCampaign(api);
    for (const sendAt of ['2020-01-01T10:00', '2030-02-30T10:00', 'soon'])
      expect((await act(id, 'send', { sendAt })).json()).toMatchObject({
        statusCode: 400,
        fields: { sendAt: expect.any(String) },
      });
    expect((await read(id)).state).toBe('draft');
  });
});
