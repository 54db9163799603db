import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { addDays, kampalaDay, kampalaInstant } from '@ministry/domain';
import { DatabaseUnavailable } from '../../src/platform/database/errors.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { EventEntity } from '../../src/publishing/events/event.entity.ts';
import { EventRegistration } from '../../src/publishing/events/event-registration.entity.ts';
import type { EventMessageResponse } from '../../src/publishing/events/messages/event-message.dto.ts';
import { EventMessage } from '../../src/publishing/events/messages/event-message.entity.ts';
import { EventMessageMails } from '../../src/publishing/events/messages/event-message-mails.ts';
import { EventMessageSender } from '../../src/publishing/events/messages/event-message-sender.ts';
import { EventMessagesRepository } from '../../src/publishing/events/messages/event-messages.repository.ts';
import { EventReminders } from '../../src/publishing/events/messages/event-reminders.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { addEveryRole, describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable } from '../until-served.ts';

const minute = 60_000;
const text = { subject: 'We have moved', body: 'We meet at Pece Stadium.' };

describeOnEachDatabase('messages to all who are registered for an event', (database) => {
  let api: TestApp;
  let apps: TestApp[];
  beforeAll(async () => {
    api = await startTestApp({ database });
    await addEveryRole(api);
    // Only one process may open a SQLite file.
    apps = database === 'sqlite' ? [api, api] : [api, await api.startAnother()];
    // Stops the timers: each test passes the time itself.
    for (const schedule of new Set(apps.map(({ app }) => app.get(SchedulerRegistry))))
      for (const name of schedule.getIntervals()) schedule.deleteInterval(name);
  });
  afterAll(async () => {
    if (apps[1] !== api) await apps[1]?.close();
    await api.close();
  });

  const register = async (eventId: number, firstName: string, own: object = {}): Promise<number> => {
    const payload = registrationRequest(eventId, { firstName, email: `${firstName}.${eventId}@example.org`, ...own });
    const answer = await api.send({ method: 'POST', url: `/api/events/${eventId}/register`, payload });
    return answer.json<{ id: number }>().id;
  };
  const write = (eventId: number, payload: object = text, role: 'admin' | 'steward' = 'admin', headers = {}) =>
    api.send({
      method: 'POST',
      url: `/api/events/${eventId}/messages`,
      headers: { ...api.as(role), ...headers },
      payload,
    });
  const read = async (eventId: number): Promise<EventMessageResponse[]> =>
    (await api.send({ url: `/api/events/${eventId}/messages`, headers: api.as('steward') })).json();
  const takeBack = (eventId: number, id: number) =>
    api.send({ method: 'DELETE', url: `/api/events/${eventId}/messages/${id}`, headers: api.as('admin') });
  /** Sends what is due at this time from all processes. On a busy server a process may give up waiting for the other, so one more round follows. */
  const sendAt = async (moment: Date): Promise<void> => {
    await Promise.allSettled(apps.map(({ app }) => app.get(EventMessageSender).send(moment)));
    await api.app.get(EventMessageSender).send(moment);
  };
  const soon = (): Date => new Date(Date.now() + 2 * minute);
  const sentTo = async (eventId: number, subject: string): Promise<string[]> =>
    (await api.database.repository(OutboxMessage).find({ where: { subject }, order: { id: 'ASC' } }))
      .map(({ recipient }) => recipient)
      .filter((recipient) => recipient.endsWith(`.${eventId}@example.org`));
  const textsTo = async (recipient: string): Promise<string[]> =>
    (await api.database.repository(OutboxMessage).findBy({ channel: 'text', recipient })).map(({ text }) => text);

  describe('POST /api/events/:id/messages', () => {
    it('writes once to each with time, place and ticket, even if two processes send', async () => {
      const { id } = await createEvent(api);
      const names = Array.from({ length: 230 }, (_, at) => `Person${at}`);
      const rows = api.database.repository(EventRegistration);
      await register(id, 'Mary');
      for (const name of names)
        await rows.insert({
          eventId: id,
          personKey: name,
          confirmationCode: `${id}-${name.slice(6)}`,
          firstName: name,
          lastName: 'Akello',
          email: `${name}.${id}@example.org`,
          createdAt: new Date(),
        });
      expect((await write(id)).statusCode).toBe(201);
      await sendAt(new Date());
      expect(await sentTo(id, text.subject)).toEqual([]);
      await sendAt(soon());
      expect((await sentTo(id, text.subject)).sort()).toEqual(
        ['Mary', ...names].map((name) => `${name}.${id}@example.org`).sort(),
      );
      await sendAt(soon());
      expect(await read(id)).toMatchObject([{ kind: 'office', sentCount: 231, finishedAt: expect.any(String) }]);
      expect(await sentTo(id, text.subject)).toHaveLength(231);
      const mail = await api.database
        .repository(OutboxMessage)
        .findOneByOrFail({ recipient: `Mary.${id}@example.org`, subject: text.subject });
      expect(mail.text).toContain('Dear Mary,\n\nWe meet at Pece Stadium.\n\n  Harvest Conference\n  When: ');
      expect(mail.text).toMatch(/Where: +Headquarters, Gulu\n[^]*\/tickets\//);
    });

    it('continues where a process was killed between two batches', async () => {
      const { id } = await createEvent(api);
      const [mary, grace] = [await register(id, 'Mary'), await register(id, 'Grace')];
      const { id: messageId } = (await write(id)).json<EventMessageResponse>();
      const messages = api.database.repository(EventMessage);
      await messages.update(messageId, { lastRegistrationId: mary, sentCount: 1 });
      await sendAt(soon());
      expect(await sentTo(id, text.subject)).toEqual([`Grace.${id}@example.org`]);
      expect(await messages.findOneByOrFail({ id: messageId })).toMatchObject({
        lastRegistrationId: grace,
        sentCount: 2,
      });
    });

    it('writes twice when the progress of the message is not stored (control)', async () => {
      const { id } = await createEvent(api);
      await register(id, 'Mary');
      await write(id);
      const messages = api.app.get(EventMessagesRepository);
      const [message] = await messages.listDue(soon());
      const sender = api.app.get(EventMessageSender);
      const advance = messages.advance.bind(messages);
      messages.advance = () => Promise.resolve(true);
      for (let times = 0; times < 2; times += 1) await sender['sendBatch'](message as EventMessage, soon());
      messages.advance = advance;
      expect(await sentTo(id, text.subject)).toHaveLength(2);
    });

    it('is sent while another one fails, which the next round continues', async () => {
      const [failing, other] = [(await createEvent(api)).id, (await createEvent(api)).id];
      for (const id of [failing, other]) {
        await register(id, 'Mary');
        await write(id);
      }
      const mails = api.app.get(EventMessageMails);
      const send = mails.send.bind(mails);
      const spy = jest
        .spyOn(mails, 'send')
        .mockImplementation((event, ...rest) =>
          event.id === failing ? Promise.reject(new Error('out of memory')) : send(event, ...rest),
        );
      await api.app.get(EventMessageSender).send(soon());
      spy.mockRestore();
      expect([await sentTo(failing, text.subject), await sentTo(other, text.subject)]).toEqual([
        [],
        [`Mary.${other}@example.org`],
      ]);
      await sendAt(soon());
      expect(await sentTo(failing, text.subject)).toEqual([`Mary.${failing}@example.org`]);
    });

    it('goes to phones too where it has a text for them', async () => {
      const { id } = await createEvent(api);
      await register(id, 'Mary', { phone: '0772 100 001' });
      await register(id, 'Grace');
      await write(id, { ...text, textMessage: 'We meet at Pece Stadium.' });
      await sendAt(soon());
      expect(await textsTo('+256772100001')).toContainEqual(expect.stringMatching(/: We meet at Pece Stadium\.$/));
      expect(await sentTo(id, text.subject)).toHaveLength(2);
    });

    it('is stored once for two requests with one key', async () => {
      const { id } = await createEvent(api);
      await register(id, 'Mary');
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all([write(id, text, 'admin', key), write(id, text, 'admin', key)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(await read(id)).toHaveLength(1);
    });

    it('is refused without recipients, after the event, for a steward, and without text', async () => {
      const { id } = await createEvent(api);
      expect((await write(id)).json()).toMatchObject({ statusCode: 409, code: 'NOBODY_REGISTERED' });
      await register(id, 'Mary');
      expect((await write(id, text, 'steward')).statusCode).toBe(403);
      expect((await write(id, { subject: ' ', body: '' })).json()).toMatchObject({
        statusCode: 400,
        fields: { subject: 'Subject is needed', body: 'Body is needed' },
      });
      expect((await write(999_999)).statusCode).toBe(404);
      await api.database.repository(EventEntity).update(id, { date: new Date(Date.now() - minute) });
      expect((await write(id)).json()).toMatchObject({ statusCode: 409, code: 'EVENT_OVER' });
      expect(await read(id)).toEqual([]);
    });
  });

  it('DELETE /api/events/:id/messages/:messageId cancels it until sending begins', async () => {
    const { id } = await createEvent(api);
    await register(id, 'Mary');
    const first = (await write(id)).json<EventMessageResponse>();
    expect((await takeBack(id, first.id)).statusCode).toBe(204);
    expect((await takeBack(id, first.id)).statusCode).toBe(404);
    const second = (await write(id)).json<EventMessageResponse>();
    await api.database.repository(EventMessage).update(second.id, { sendAt: new Date() });
    expect((await takeBack(id, second.id)).json()).toMatchObject({ statusCode: 409, code: 'EVENT_MESSAGE_SENT' });
    await sendAt(soon());
    expect(await sentTo(id, text.subject)).toHaveLength(1);
  });

  describe('the reminder of the day before', () => {
    const today = kampalaDay(new Date());
    /** This many minutes after midnight of today in Kampala. */
    const at = (minutes: number): Date => kampalaInstant(today, minutes);
    const plan = (moment: Date): Promise<unknown> =>
      Promise.all(apps.map(({ app }) => untilAvailable(() => app.get(EventReminders).plan(moment))));
    const tomorrow = async (days = 1): Promise<number> =>
      (await createEvent(api, { date: kampalaInstant(addDays(today, days), 10 * 60).toISOString() })).id;
    const reminders = (eventId: number): Promise<number> => api.database.repository(EventMessage).countBy({ eventId });
    // Events of other tests are on other days, so they do not matter here.
    afterEach(() => api.database.repository(EventMessage).deleteAll());

    it('goes to everybody once, by e-mail or text as chosen', async () => {
      const id = await tomorrow();
      await register(id, 'Mary', { phone: '0772 100 002', remindBy: 'text' });
      await register(id, 'Grace', { phone: '0772 100 003' });
      await register(id, 'Okot', { remindBy: 'text' });
      await plan(at(9 * 60));
      await plan(at(12 * 60));
      await sendAt(new Date());
      await sendAt(at(24 * 60));
      const subject = 'Tomorrow: Harvest Conference';
      expect(await sentTo(id, subject)).toEqual([`Grace.${id}@example.org`, `Okot.${id}@example.org`]);
      const reminded = expect.stringMatching(/tomorrow: Harvest Conference, .+ 10:00 AM, Headquarters, Gulu\./);
      expect((await textsTo('+256772100002')).filter((sent) => sent.includes('tomorrow'))).toEqual([reminded]);
      expect((await textsTo('+256772100003')).filter((sent) => sent.includes('tomorrow'))).toEqual([]);
    });

    it('is not sent at night, on another day, or when nobody is registered', async () => {
      const [id, later, empty] = [await tomorrow(), await tomorrow(2), await tomorrow()];
      await register(id, 'Mary');
      await register(later, 'Mary');
      await plan(at(9 * 60 - 1));
      await plan(at(20 * 60));
      expect(await reminders(id)).toBe(0);
      await plan(at(9 * 60));
      expect(await Promise.all([id, later, empty].map(reminders))).toEqual([1, 0, 0]);
    });

    it('is planned for the other events when it fails for one', async () => {
      const [failing, other] = [await tomorrow(), await tomorrow()];
      for (const id of [failing, other]) await register(id, 'Mary');
      const messages = api.app.get(EventMessagesRepository);
      const hasReminder = messages.hasReminder.bind(messages);
      const spy = jest
        .spyOn(messages, 'hasReminder')
        .mockImplementation((id, start) =>
          id === failing ? Promise.reject(new DatabaseUnavailable()) : hasReminder(id, start),
        );
      await api.app.get(EventReminders).plan(at(9 * 60));
      spy.mockRestore();
      expect(await Promise.all([failing, other].map(reminders))).toEqual([0, 1]);
    });

    it('is sent again for the new day of an event that was moved', async () => {
      const id = await tomorrow();
      await register(id, 'Mary');
      await plan(at(9 * 60));
      await api.database.repository(EventEntity).update(id, { date: kampalaInstant(addDays(today, 5), 10 * 60) });
      await plan(kampalaInstant(addDays(today, 4), 9 * 60));
      expect(await reminders(id)).toBe(2);
    });
  });
});
