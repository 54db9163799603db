import { templateProblems } from '@ministry/domain';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import type { ContactReceipt } from '../../src/people/contact/contact.dto.ts';
import { Unsubscriptions } from '../../src/people/newsletter/unsubscriptions.ts';
import { MessageTemplates } from '../../src/platform/message-templates/message-templates.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.ts';
import { PushSubscription } from '../../src/platform/push/push-subscription.entity.ts';
import { TopicNotification } from '../../src/platform/push/topic-notification.entity.ts';
import { TopicNotificationSender } from '../../src/platform/push/topic-notification-sender.ts';
import type { EventRegistrationResponse } from '../../src/publishing/events/event-registration.dto.ts';
import { campaigns, createCampaign, sendRounds, stopSchedules } from '../factories/campaign.ts';
import { createEvent } from '../factories/event.ts';
import { beginGift, payAt, sandboxOn } from '../factories/giving.ts';
import { contactRequest, familyRequest, post } from '../factories/people.ts';
import { createProduct, orderRequest } from '../factories/store.ts';
import { entryOf, fullEvent, join, linkOf, openLink, personAt } from '../factories/waiting-list.ts';
import { PushServiceStandIn } from '../stand-ins/push-service.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

describeOnAnyDatabase('letters and small pages in the language of the page', (database) => {
  let service: PushServiceStandIn;
  let api: TestApp;
  beforeAll(async () => {
    service = await PushServiceStandIn.start();
    api = await startTestApp({ database, environment: { ...sandboxOn, PUSH_SERVICES: service.origin } });
    stopSchedules(api);
    // Stops the delivery, because a newsletter mail loses its text when it is sent.
    await api.app.get(OutboxWorker).beforeApplicationShutdown();
    const offer = await api.send({
      method: 'PUT',
      url: '/api/site/languages',
      headers: api.as('admin'),
      payload: { offered: ['sw'], version: 0 },
    });
    expect(offer.statusCode).toBe(200);
  });
  afterAll(async () => {
    await api.close();
    await service.stop();
  });

  const from = (page: string) => ({ referer: `${api.site}${page}` });
  const mails = (recipient: string) =>
    api.database.repository(OutboxMessage).find({ where: { recipient }, order: { id: 'ASC' } });
  const mailTo = async (recipient: string): Promise<OutboxMessage> => {
    const mail = (await mails(recipient)).at(-1);
    if (!mail) throw new Error(`Nothing was written to ${recipient}`);
    return mail;
  };
  const office = (method: 'POST' | 'PUT', url: string, payload: object) =>
    api.send({ method, url, headers: api.as('admin'), payload });

  it('each Swahili message has the same variables as its English one, and would be accepted as a translation', () => {
    const templates = api.app.get(MessageTemplates);
    const variablesOf = (text: string | null) => [...new Set(text?.match(/\{\{\w+\}\}/g))].sort();
    const found = templates.all().flatMap((template) => {
      const text = template.translations?.sw;
      return text ? [{ template, text }] : [];
    });
    for (const { template, text } of found) {
      const { key, standard } = template;
      expect([key, variablesOf(text.subject), variablesOf(text.body)]).toEqual([
        key,
        variablesOf(standard.subject),
        variablesOf(standard.body),
      ]);
      expect([key, templateProblems(text, templates.rulesOf(template))]).toEqual([key, {}]);
    }
    expect(found.map(({ template }) => template.key)).toEqual(
      expect.arrayContaining(['gift-receipt', 'contact-reply', 'newsletter-welcome', 'order-received', 'order-paid']),
    );
    const untranslated = templates.all().filter(({ translations }) => !translations);
    expect(untranslated.map(({ key }) => key).sort()).toEqual(['account-invitation', 'item-assigned']);
  });

  describe('POST /api/orders', () => {
    const order = async (page: string, customerEmail: string): Promise<OrderReceipt> => {
      const { id } = await createProduct(api);
      const payload = orderRequest([{ productId: id, quantity: 2 }], { customerEmail });
      return (await post(api, '/api/orders', payload, from(page))).json<OrderReceipt>();
    };

    it('uses the language of the page for the first e-mail to the buyer and for later ones', async () => {
      const { id, reference, orderUrl } = await order('/sw/checkout', 'order.sw@example.org');
      const received = await mailTo('order.sw@example.org');
      expect(received.subject).toBe(`Agizo ${reference}: tumelipokea`);
      expect(received.text).toMatch(/^Mpendwa Mary Akello,\n/);
      expect(received.text).toContain('  2 x Songs of the North, $12.50 kila moja\n  Jumla: UGX ');
      expect(received.text).toContain(`${api.config.publicUrl}/sw${orderUrl}\n`);

      await office('PUT', `/api/orders/${id}`, { status: 'processing' });
      await office('PUT', `/api/orders/${id}`, { status: 'shipped' });
      expect((await mails('order.sw@example.org')).map(({ subject }) => subject)).toContain(
        `Agizo ${reference}: bidhaa zako ziko tayari`,
      );
    });

    it('from a page in English is answered in English', async () => {
      const { id, reference, orderUrl } = await order('/checkout', 'order.en@example.org');
      const { subject, text } = await mailTo('order.en@example.org');
      expect(subject).toBe(`Order ${reference}: we have your order`);
      expect(text).toContain(`${api.config.publicUrl}${orderUrl}\n`);
      expect((await api.database.repository(Order).findOneByOrFail({ id })).language).toBeNull();
    });
  });

  it('a gift is acknowledged in the language of its form', async () => {
    const gift = { donorEmail: 'gift.sw@example.org', donorName: '', category: 'children' };
    const { redirect_url: url } = (await beginGift(api, gift, from('/sw/contact'))).json<{ redirect_url: string }>();
    await payAt(api, url);
    const { subject, text } = await mailTo('gift.sw@example.org');
    expect(subject).toMatch(/^JARIBIO: Risiti ya mchango wako kwa /);
    expect(text).toMatch(/^Mpendwa rafiki,\n/);
    expect(text).toMatch(/Kiasi: {11}UGX 92,500 \(takriban \$25\.00\)\n {2}Kwa ajili ya: {4}Watoto\n.*Kadi\n/);
    expect(text).toMatch(/Ulipokelewa: {5}\p{L}+ \d{1,2} \p{L}+ \d{4}\n/u);
  });

  it('a reply of the office is framed in the language of the page where the question was sent', async () => {
    const request = contactRequest({ email: 'contact.sw@example.org', message: 'Naweza kuja na watoto?' });
    const { id } = (await post(api, '/api/contact', request, from('/sw/contact'))).json<ContactReceipt>();
    expect((await office('POST', `/api/contact-messages/${id}/reply`, { content: 'Karibuni wote.' })).statusCode).toBe(
      201,
    );
    const { subject, text } = await mailTo('contact.sw@example.org');
    expect(subject).toMatch(/^Ujumbe wako kwa /);
    expect(text).toMatch(/^Mpendwa Mary,\n\nKaribuni wote\.\n\nMungu akubariki,\n/);
    expect(text).toMatch(/\nSiku ya \p{L}+ \d{1,2} \p{L}+ \d{4} ulituandikia:\n> Naweza kuja na watoto\?/u);
  });

  describe('the newsletter', () => {
    const subscribe = (email: string, page: string) => post(api, '/api/newsletter/subscribe', { email }, from(page));

    it('sends the welcome in the language of the page, with a link to an unsubscribe page in that language', async () => {
      await subscribe('welcome.sw@example.org', '/sw/events');
      const { subject, text, headers } = await mailTo('welcome.sw@example.org');
      expect(subject).toMatch(/^Karibu kwenye jarida la /);
      expect(text).toContain(`${api.config.publicUrl}/sw/events\n`);
      const [link = ''] = /\/api\/newsletter\/unsubscribe\?token=\w+&language=sw/.exec(text) ?? [];
      expect(headers?.['List-Unsubscribe']).toContain(link);
      const question = await api.send({ url: link });
      expect(question.body).toMatch(/^<!doctype html><html lang="sw">.*<h1>Jiondoe kwenye jarida<\/h1>/);
      const done = await post(api, link, { 'List-Unsubscribe': 'One-Click' });
      expect(done.body).toContain('<h1>Umejiondoa</h1>');
      expect(done.body).toContain('<a href="/sw">Kwenye tovuti yetu</a>');
    });

    it('has a frame in the language of each reader around the text of the office', async () => {
      await subscribe('frame.sw@example.org', '/sw/events');
      await subscribe('frame.en@example.org', '/events');
      const { id } = await createCampaign(api);
      await campaigns(api, `/${id}/send`, { version: 1 });
      await sendRounds([api], 3);
      const written = async (recipient: string) =>
        api.database.repository(OutboxMessage).findOneByOrFail({ recipient, campaignId: id });
      const [swahili, english] = [await written('frame.sw@example.org'), await written('frame.en@example.org')];
      const linkIn = (email: string, language?: 'sw') => api.app.get(Unsubscriptions).linkFor(email, language).url;
      expect(swahili.text).toContain('Dear friends,');
      expect(swahili.text).toContain(
        `/sw\n\nUnapata barua pepe hii kwa sababu ulijiandikisha kupata jarida letu. Ili usipate zaidi:\n${linkIn('frame.sw@example.org', 'sw')}\n`,
      );
      expect(swahili.html).toContain('<p lang="sw" style="margin:0">Unapata barua pepe hii');
      expect(swahili.html).toContain('>Jiondoe</a>');
      expect(english.text).toContain(
        `You get this mail because you subscribed to our newsletter. To stop receiving these mails:\n${linkIn('frame.en@example.org')}\n`,
      );
      expect(english.html).toContain('<p style="margin:0">You get this mail');
    });

    it('goes to families in the language in which they registered', async () => {
      await post(
        api,
        '/api/families',
        familyRequest({ email: 'family.sw@example.org' }),
        from('/sw/family-registration'),
      );
      const { id } = await createCampaign(api, { audience: 'families', place: 'Gulu' });
      await campaigns(api, `/${id}/send`, { version: 1 });
      await sendRounds([api], 3);
      expect((await mailTo('family.sw@example.org')).text).toContain('kwa sababu familia yako imesajiliwa kwetu.');
    });
  });

  describe('the pages of a ticket', () => {
    const registered = async (page: string) => {
      const { id } = await createEvent(api, { date: '2099-12-04T14:00:00.000Z' });
      const answer = await post(api, `/api/events/${id}/register`, personAt(id, 'Mary'), from(page));
      return answer.json<EventRegistrationResponse>();
    };
    const open = async (url: string, headers: Record<string, string> = {}) =>
      (await api.send({ url, headers: { accept: 'text/html', ...headers } })).body;
    const send = (url: string, fields: Record<string, string>) =>
      api.send({
        method: 'POST',
        url,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const actionOf = (page: string) => /<form method="post" action="([^"]*)"/.exec(page)?.[1];

    it('are in the language of the registration', async () => {
      const { ticket, eventId } = await registered('/sw/events/1');
      const page = await open(`/tickets/${ticket}`);
      expect(page).toMatch(/^<!doctype html><html lang="sw">.*<h1>Tiketi yako<\/h1>/);
      expect(page).toContain('Ijumaa 4 Desemba 2099, 17:00, saa za Kampala');
      expect(page).toContain(`<a href="${api.config.publicUrl}/sw/events/${eventId}">Kuhusu tukio hili</a>`);
      expect(page).toContain(
        `Huwezi kuja? <a href="/tickets/${ticket}/give-back?language=sw">Rudisha nafasi hii</a>, au <a href="/tickets/${ticket}/transfer?language=sw">`,
      );
      expect(page).toContain(`<a href="/sw/notifications#${ticket}">`);
    });

    it('are in English for anyone who has registered on a page in English', async () => {
      const { ticket } = await registered('/events/1');
      const page = await open(`/tickets/${ticket}`);
      expect(page).toContain('<h1>Your ticket</h1>');
      expect(page).toContain(
        `<p>Can you not come? <a href="/tickets/${ticket}/give-back">Give this seat back</a>, or <a href="/tickets/${ticket}/transfer">pass the ticket on to somebody else</a>.</p>`,
      );
      expect(await open(`/tickets/${ticket}/give-back`)).toContain('<form method="post"><p><label');
      // A visitor who comes from a page in Swahili gets this page in Swahili.
      expect(await open(`/tickets/${ticket}/give-back`, from('/sw/events'))).toContain('<h1>Rudisha nafasi hii?</h1>');
    });

    it('ask and refuse in the language of the registration, and keep it when the seat is transferred', async () => {
      const { ticket, confirmationCode } = await registered('/sw/events/1');
      const question = await open(`/tickets/${ticket}/transfer`);
      expect([actionOf(question), question]).toEqual(['?language=sw', expect.stringContaining('Mpe mtu mwingine')]);
      const peter = { firstName: 'Peter', lastName: 'Okello', email: 'peter.sw@example.org' };
      const url = `/tickets/${ticket}/transfer?language=sw`;
      const wrong = await send(url, { ...peter, confirmationCode: 'WR0NGC0D' });
      expect([wrong.statusCode, wrong.body]).toEqual([
        400,
        expect.stringMatching(/role="alert"><strong>[^<]*uthibitisho.*value="Peter"/),
      ]);
      const halfNamed = await send(url, { ...peter, lastName: '', confirmationCode: String(confirmationCode) });
      expect([halfNamed.statusCode, halfNamed.body]).toEqual([400, expect.stringContaining('Jina la ukoo')]);
      const done = await send(url, { ...peter, confirmationCode: String(confirmationCode) });
      expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('Tiketi imepewa mtu mwingine')]);
      expect((await send(url, { ...peter, confirmationCode: String(confirmationCode) })).body).toContain(
        'Nafasi hii ilirudishwa au ilipewa mtu mwingine',
      );
    });

    it('give a seat back in the language of the registration', async () => {
      const { ticket, confirmationCode } = await registered('/sw/events/1');
      const action = actionOf(await open(`/tickets/${ticket}/give-back`)) ?? '';
      const done = await send(`/tickets/${ticket}/give-back${action}`, { confirmationCode: String(confirmationCode) });
      expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('Nafasi hii ilirudishwa')]);
    });
  });

  it('the pages of a waiting list are in the language of the entry, also after leaving the list', async () => {
    const id = await fullEvent(api, ['Akello']);
    await join(api, id, 'Okello', {}, from(`/sw/events/${id}`));
    const link = linkOf(api, await entryOf(api, id, 'Okello'));
    const place = (await openLink(api, link)).body;
    expect(place).toContain('<h1>Wewe ni namba 1 kwenye orodha</h1>');
    expect(place).toContain(`<form method="post" action="${link}/leave?language=sw">`);
    const left = await post(api, `${link}/leave?language=sw`, {}, { accept: 'text/html' });
    expect(left.body).toContain('<h1>Hauko kwenye orodha hii ya kusubiri</h1>');
  });

  it('a device is notified in the language of the page where it subscribed, with the sentence of this release', async () => {
    const subscribe = (name: string, page: string) =>
      api.send({
        method: 'PUT',
        url: '/api/notifications/subscription',
        headers: from(page),
        payload: { ...service.device(name), topics: ['live'] },
      });
    for (const [name, page] of [
      ['swahili', '/sw/notifications'],
      ['english', '/notifications'],
    ] as const)
      expect((await subscribe(name, page)).statusCode).toBe(200);
    const now = new Date();
    // As a release whose sentences were different has stored it before the night.
    await api.database.repository(TopicNotification).insert({
      ...{ occasion: 'live:test', topic: 'live', title: 'On air', body: 'It has begun.', path: '/live' },
      ...{ sendAt: now, createdAt: now, expiresAt: new Date(now.getTime() + 12 * 3_600_000) },
      ...{ lastSubscriptionId: 0, sentCount: 0, finishedAt: null },
    });
    await api.app.get(TopicNotificationSender).send(new Date(now.getTime() + 11 * 3_600_000));
    const devices = await api.database.repository(PushSubscription).find({ order: { id: 'ASC' } });
    const texts = await Promise.all(
      devices.map(async ({ id }) => JSON.parse((await mailTo(String(id))).text) as object),
    );
    expect(texts).toEqual([
      expect.objectContaining({ title: 'Tuko hewani moja kwa moja', path: '/sw/live' }),
      {
        title: 'We are live',
        body: 'The broadcast has begun. Watch or listen now.',
        path: '/live',
        tag: 'live:test',
      },
    ]);
  });

  it('GET /api/site/message-templates/{key} has sample values in each language', async () => {
    const url = '/api/site/message-templates/event-registration';
    const { translations } = (await api.send({ url, headers: api.as('admin') })).json<{
      translations: { language: string; samples: Record<string, string> }[];
    }>();
    expect(translations).toEqual([
      expect.objectContaining({
        language: 'sw',
        samples: expect.objectContaining({
          firstName: 'Mary',
          eventTime: 'Ijumaa 4 Desemba 2026, 17:00 hadi 20:00',
          churchPhone: expect.any(String),
        }),
      }),
    ]);
  });

  it('the page for an address that cannot be read is in the language of that address', async () => {
    const { statusCode, body } = await api.send({ url: '/sw/events/%', headers: { accept: 'text/html' } });
    expect([statusCode, body]).toEqual([400, expect.stringMatching(/lang="sw".*<h1>Anwani hii si kamili<\/h1>/)]);
  });
});
