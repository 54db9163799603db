import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { eventThanks } from '../../src/publishing/events/check-ins/thanks-email.ts';
import { ThanksSender } from '../../src/publishing/events/check-ins/thanks-sender.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import { EventMessageSender } from '../../src/publishing/events/messages/event-message-sender.ts';
import { EventReminders } from '../../src/publishing/events/messages/event-reminders.ts';
import { registration } from '../../src/publishing/events/registration-templates.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { translate } from '../factories/translation.ts';
import { fullEvent, personAt } from '../factories/waiting-list.ts';
import { describeOnAnyDatabase, startTestApp, type TestApp } from '../test-app.ts';

const template = '/api/site/message-templates/event-registration';
const bodyField = { kind: 'messages', itemId: 0, field: 'event-registration.body' };
const ownSwahili = registration.translations?.sw?.body?.replace('Mpendwa', 'Ndugu') ?? '';

describeOnAnyDatabase('messages in the language of the page', (database) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ database });
    await put('/api/site/languages', { offered: ['sw'], version: 0 });
  });
  afterAll(() => api.close());

  const put = async (url: string, payload: object) => {
    const answer = await api.send({ method: 'PUT', url, headers: api.as('admin'), payload });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  };
  const mailTo = (recipient: string) => api.database.repository(OutboxMessage).findOneByOrFail({ recipient });
  let people = 0;
  /** Registers a person from a page and returns the confirmation mail. */
  const mailFrom = async (page: string, eventId: number) => {
    people += 1;
    const email = `person${people}@example.org`;
    const { statusCode } = await api.send({
      method: 'POST',
      url: `/api/events/${eventId}/register`,
      headers: { referer: `${api.site}${page}` },
      payload: registrationRequest(eventId, { email }),
    });
    expect(statusCode).toBe(201);
    const { language } = await api.database.repository(EventRegistration).findOneByOrFail({ email });
    return { language, ...(await mailTo(email)) };
  };
  const newEvent = () => createEvent(api, { date: '2099-12-04T14:00:00.000Z', endDate: '2099-12-04T17:00:00.000Z' });

  describe('POST /api/events/{id}/register', () => {
    it('from a page in Swahili sends the mail in Swahili, with its days and the link to its page', async () => {
      const { id } = await newEvent();
      const { language, subject, text } = await mailFrom(`/sw/events/${id}`, id);
      expect([language, subject]).toEqual(['sw', 'Umesajiliwa: Harvest Conference']);
      expect(text).toMatch(/^Mpendwa Mary,\n/);
      expect(text).toContain('Ijumaa 4 Desemba 2099, 17:00 hadi 20:00, saa za Kampala');
      expect(text).toContain(`${api.config.publicUrl}/sw/events/${id}\n`);
    });

    it.each(['/events/1', '/ach/events/1', '/fr/events/1', ''])('from %j sends it in English', async (page) => {
      const { id } = await newEvent();
      const { language, subject, text } = await mailFrom(page, id);
      expect([language, subject]).toEqual([null, 'You are registered: Harvest Conference']);
      expect(text).toContain(`${api.config.publicUrl}/events/${id}\n`);
    });

    it('uses the checked translation of the event title', async () => {
      const { id, title } = await newEvent();
      await translate(api, { kind: 'events', itemId: id, field: 'title', source: title, text: 'Kongamano la mavuno' });
      expect((await mailFrom(`/sw/events/${id}`, id)).subject).toBe('Umesajiliwa: Kongamano la mavuno');
    });
  });

  it('POST /api/events/{id}/waiting-list keeps the language for the mails that follow', async () => {
    const id = await fullEvent(api, ['Akello']);
    const { statusCode } = await api.send({
      method: 'POST',
      url: `/api/events/${id}/waiting-list`,
      headers: { referer: `${api.site}/sw/events/${id}` },
      payload: personAt(id, 'Okello'),
    });
    expect(statusCode).toBe(201);
    expect((await mailTo(`Okello.${id}@example.org`)).subject).toMatch(/^Uko kwenye orodha ya kusubiri: /);
  });

  describe('PUT /api/translations, of messages', () => {
    const { body } = registration.standard;
    it('uses the checked translation of the office instead of the shipped one', async () => {
      const { id } = await newEvent();
      const draft = await translate(api, { ...bodyField, source: body, text: ownSwahili, isChecked: false });
      expect(draft.statusCode).toBe(200);
      expect((await mailFrom(`/sw/events/${id}`, id)).text).toMatch(/^Mpendwa /);
      await translate(api, { ...bodyField, source: body, text: ownSwahili });
      expect((await mailFrom(`/sw/events/${id}`, id)).text).toMatch(/^Ndugu Mary,/);
    });

    it.each([
      ['Mpendwa {{firstName}}', 'Text must contain {{calendarLink}}'],
      [`${ownSwahili} {{age}}`, 'Text has {{age}}, which the original does not have'],
    ])('refuses other variables than those of the original', async (text, problem) => {
      const answer = await translate(api, { ...bodyField, source: body, text });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { text: problem }]);
    });

    it('lists translations of the product with the state shipped', async () => {
      const url = '/api/translations?language=sw&kind=messages&limit=200';
      const items = (await api.send({ url, headers: api.as('admin') })).json<{ field: string; state: string }[]>();
      expect(items).toContainEqual(expect.objectContaining({ field: 'event-thanks.subject', state: 'shipped' }));
      expect(items.filter(({ state }) => state === 'missing')).toEqual([]);
      expect(items.map(({ field }) => field)).not.toContain('event-message.subject');
    });
  });

  it('GET /api/site/message-templates/{key} has the text of each language in which the message is sent', async () => {
    const read = async (key: string) =>
      (await api.send({ url: `/api/site/message-templates/${key}`, headers: api.as('admin') })).json<{
        translations: object[];
      }>().translations;
    expect(await read('event-thanks')).toEqual([
      { language: 'sw', ...eventThanks.translations?.sw, samples: expect.any(Object) },
    ]);
    expect(await read('account-invitation')).toEqual([]);
  });

  it('a reminder is in the language of the registration', async () => {
    const now = new Date('2099-12-03T07:00:00.000Z');
    const { id } = await newEvent();
    const { recipient } = await mailFrom(`/sw/events/${id}`, id);
    await api.app.get(EventReminders).plan(now);
    await api.app.get(EventMessageSender).send(now);
    const { text } = await api.database
      .repository(OutboxMessage)
      .findOneByOrFail({ recipient, subject: 'Kesho: Harvest Conference' });
    expect(text).toMatch(/^Mpendwa Mary,\n\nUmesajiliwa kwa kesho, /);
    expect(text).toContain('Tiketi yako, yenye msimbo wa QR');
  });

  it('the thank-you mail uses the checked translation of the event title', async () => {
    const { id, title } = await newEvent();
    await translate(api, { kind: 'events', itemId: id, field: 'title', source: title, text: 'Kongamano la shukrani' });
    const { recipient } = await mailFrom(`/sw/events/${id}`, id);
    const event = await api.database.repository(EventEntity).findOneByOrFail({ id });
    const { id: personId } = await api.database.repository(EventRegistration).findOneByOrFail({ email: recipient });
    expect(await api.app.get(ThanksSender).send(event, [personId], new Date())).toBe(1);
    const mails = await api.database.repository(OutboxMessage).findBy({ recipient });
    expect(mails.map(({ subject }) => subject)).toContain('Asante kwa kuja: Kongamano la shukrani');
  });

  it('PUT /api/site/message-templates/{key}: a changed original is sent in English until it is translated again', async () => {
    const { id } = await newEvent();
    const { subject, body } = registration.standard;
    await put(template, { subject, body: body.replace('Dear', 'Hello'), version: 0 });
    expect((await mailFrom(`/sw/events/${id}`, id)).text).toMatch(/^Hello Mary,/);
    await put(template, { subject, body, version: 1 });
    expect((await mailFrom(`/sw/events/${id}`, id)).text).toMatch(/^Ndugu Mary,/);
  });
});
