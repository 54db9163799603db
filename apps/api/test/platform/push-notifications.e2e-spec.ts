import { jest } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { afterQuietHours, type PushTopic } from '@ministry/domain';
import { LiveNotifications } from '../../src/broadcast/live/live-notifications.ts';
import { LiveState } from '../../src/broadcast/live/live-state.entity.ts';
import type { PrayerReceipt } from '../../src/people/prayer/prayer.dto.ts';
import { PrayerRequest } from '../../src/people/prayer/prayer-request.entity.ts';
import { DatabaseUnavailable } from '../../src/platform/database/errors.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.ts';
import { PersonalDataRegistry } from '../../src/platform/personal-data/personal-data.ts';
import { PushSubscription } from '../../src/platform/push/push-subscription.entity.ts';
import { QuietHours } from '../../src/platform/push/quiet-hours.ts';
import { TopicNotification } from '../../src/platform/push/topic-notification.entity.ts';
import { TopicNotificationSender } from '../../src/platform/push/topic-notification-sender.ts';
import { TopicNotificationsRepository } from '../../src/platform/push/topic-notifications.repository.ts';
import type { EventRegistrationResponse } from '../../src/publishing/events/event-registration.dto.ts';
import { EventMessageSender } from '../../src/publishing/events/messages/event-message-sender.ts';
import { SermonEntity } from '../../src/publishing/sermons/sermon.entity.ts';
import { SermonNotifications } from '../../src/publishing/sermons/sermon-notifications.ts';
import { createEvent, registrationRequest } from '../factories/event.ts';
import { type Device, PushServiceStandIn } from '../stand-ins/push-service.ts';
import { until } from '../stand-ins/until.ts';
import { describeOnEachDatabase, startTestApp, type TestApp } from '../test-app.ts';
import { untilAvailable, untilServed } from '../until-served.ts';

const hour = 3_600_000;
const day = 24 * hour;

describeOnEachDatabase('notifications on devices', (database) => {
  let service: PushServiceStandIn;
  let api: TestApp;
  let apps: TestApp[];
  let names = 0;

  beforeAll(async () => {
    service = await PushServiceStandIn.start();
    api = await startTestApp({
      database,
      environment: { PUSH_SERVICES: service.origin, PUBLIC_URL: 'https://ministry.example' },
    });
    // Only one process may open a SQLite file.
    apps = database === 'sqlite' ? [api, api] : [api, await api.startAnother()];
    for (const { app } of apps) {
      // Stops the timers: each test passes the time itself.
      const schedule = app.get(SchedulerRegistry);
      for (const name of schedule.getIntervals()) schedule.deleteInterval(name);
      app.get(QuietHours).endOf = (moment) => moment;
    }
  });
  afterAll(async () => {
    if (apps[1] !== api) await apps[1]?.close();
    await api.close();
    await service.stop();
  });
  beforeEach(async () => {
    for (const entity of [PushSubscription, TopicNotification, OutboxMessage, SermonEntity])
      await api.database.repository(entity).deleteAll();
    service.received.length = 0;
    service.answers.clear();
    service.asked = 0;
  });

  const save = (device: Device, topics?: PushTopic[]) =>
    api.send({ method: 'PUT', url: '/api/notifications/subscription', payload: { ...device, topics } });
  const subscribe = async (topics: PushTopic[] = []): Promise<{ name: string; device: Device }> => {
    const name = `device-${(names += 1)}`;
    const device = service.device(name);
    expect((await save(device, topics)).statusCode).toBe(200);
    return { name, device };
  };
  const post = (path: string, payload: object) =>
    api.send({ method: 'POST', url: `/api/notifications/${path}`, payload });
  const outbox = () =>
    api.database.repository(OutboxMessage).find({ where: { channel: 'push' }, order: { id: 'ASC' } });
  const allSent = () =>
    until(outbox, (rows) => rows.length > 0 && rows.every(({ status }) => status === 'sent')) as Promise<
      OutboxMessage[]
    >;
  const publish = async (own: Partial<SermonEntity> = {}): Promise<number> => {
    const now = new Date();
    const { identifiers } = await api.database.repository(SermonEntity).insert({
      title: 'Walking in faith',
      description: 'A word.',
      date: new Date(now.getTime() - day),
      speaker: 'Okot James',
      series: null,
      category: 'teaching',
      tags: [],
      featuredImage: null,
      audioUrl: null,
      videoUrl: null,
      isActive: true,
      archivedAt: null,
      deletedAt: null,
      publishAt: null,
      unpublishAt: null,
      createdAt: now,
      updatedAt: now,
      updatedBy: null,
      version: 1,
      ...own,
    });
    return Number(identifiers[0]?.id);
  };
  /** Lets each process plan and send the notifications that are due at that time. */
  const plan = async (moment = new Date()): Promise<void> => {
    await Promise.all(apps.map(({ app }) => untilAvailable(() => app.get(SermonNotifications).plan(moment))));
    await Promise.all(apps.map(({ app }) => untilAvailable(() => app.get(TopicNotificationSender).send(moment))));
  };

  describe('PUT /api/notifications/subscription', () => {
    it('subscribes a device, changes its topics, and keeps them when none are named', async () => {
      const device = service.device('changing');
      expect((await save(device)).json()).toEqual({ topics: [] });
      expect((await save(device, ['live', 'sermons'])).json()).toEqual({ topics: ['live', 'sermons'] });
      expect((await save(device)).json()).toEqual({ topics: ['live', 'sermons'] });
      expect((await save(device, ['sermons'])).json()).toEqual({ topics: ['sermons'] });
      expect(await api.database.repository(PushSubscription).count()).toBe(1);
    });

    it('subscribes a device once for fifty simultaneous requests', async () => {
      const device = service.device('pressed');
      const answers = await Promise.all(Array.from({ length: 50 }, () => untilServed(() => save(device, ['live']))));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await api.database.repository(PushSubscription).count()).toBe(1);
    });

    it('refuses an address outside known push services and invalid keys, and names the field', async () => {
      const device = service.device('refused');
      for (const endpoint of ['http://127.0.0.1:1/x', 'https://example.org/x', 'x', ''])
        expect((await save({ ...device, endpoint })).json()).toMatchObject({
          statusCode: 400,
          fields: { endpoint: expect.any(String) },
        });
      const offCurve = Buffer.alloc(65, 1);
      offCurve[0] = 4;
      for (const p256dh of ['short', offCurve.toString('base64url')])
        expect((await save({ ...device, keys: { ...device.keys, p256dh } })).json()).toMatchObject({
          statusCode: 400,
          fields: { 'keys.p256dh': expect.any(String) },
        });
      expect(await api.database.repository(PushSubscription).count()).toBe(0);
    });
  });

  describe('a new sermon', () => {
    it('is announced once to each device that follows sermons, also by two processes', async () => {
      const followers = [];
      for (let turn = 0; turn < 3; turn += 1) followers.push(await subscribe(['sermons']));
      const other = await subscribe(['live']);
      const id = await publish();
      for (let round = 0; round < 2; round += 1) await plan();
      await allSent();
      for (const { name } of followers)
        expect(service.shownOn(name)).toEqual([
          {
            title: 'New sermon',
            body: 'Walking in faith (Okot James)',
            path: `/sermons/${id}`,
            tag: `sermon:${id}`,
          },
        ]);
      expect(service.shownOn(other.name)).toEqual([]);
      const key = (await api.send({ url: '/api/notifications/key' })).json<{ publicKey: string }>().publicKey;
      expect(service.received[0]).toMatchObject({
        claims: { aud: service.origin, sub: expect.stringMatching(/^mailto:/) },
        headers: {
          'content-encoding': 'aes128gcm',
          ttl: expect.stringMatching(/^2\d{5}$/),
          topic: expect.stringMatching(/^[\w-]{32}$/),
          authorization: expect.stringContaining(key),
        },
      });
    });

    it('continues to be announced after a process was killed between two batches', async () => {
      const [first, second] = [await subscribe(['sermons']), await subscribe(['sermons'])];
      const ids = (await api.database.repository(PushSubscription).find({ order: { id: 'ASC' } })).map(({ id }) => id);
      await publish();
      await api.app.get(SermonNotifications).plan(new Date(Date.now() - 1_000));
      await until(
        () => api.database.repository(TopicNotification).findOneByOrFail({}),
        ({ finishedAt }) => finishedAt !== null,
      );
      await allSent();
      const written = { lastSubscriptionId: ids[0] as number, sentCount: 1, finishedAt: null };
      await api.database.repository(TopicNotification).update({ topic: 'sermons' }, written);
      await plan();
      await until(outbox, (rows) => rows.length === 3 && rows.every(({ status }) => status === 'sent'));
      expect([service.shownOn(first.name).length, service.shownOn(second.name).length]).toEqual([1, 2]);
    });

    it('is announced twice when the progress of the notification is not stored (control)', async () => {
      const { name } = await subscribe(['sermons']);
      await publish();
      const notifications = api.app.get(TopicNotificationsRepository);
      const advance = notifications.advance.bind(notifications);
      notifications.advance = () => Promise.resolve(true);
      const sender = api.app.get(TopicNotificationSender);
      const notification = {
        ...{ id: 1, occasion: 'sermon:1', topic: 'sermons', title: 'New sermon', body: 'A', path: '/sermons/1' },
        ...{ lastSubscriptionId: 0, sentCount: 0, finishedAt: null, sendAt: new Date(), createdAt: new Date() },
        expiresAt: new Date(Date.now() + day),
      } as TopicNotification;
      for (let turn = 0; turn < 2; turn += 1) await sender['sendBatch'](notification, new Date());
      notifications.advance = advance;
      await allSent();
      expect(service.shownOn(name)).toHaveLength(2);
    });

    it('is announced however many others were announced before', async () => {
      for (let count = 0; count < 60; count += 1) await publish();
      for (let round = 0; round < 2; round += 1) await api.app.get(SermonNotifications).plan(new Date());
      expect(await api.database.repository(TopicNotification).count()).toBe(60);
    });

    it('is announced when the notification of another one fails, which the next round repeats', async () => {
      const [failing, other] = [await publish(), await publish()];
      const notifications = api.app.get(TopicNotificationsRepository);
      const insert = notifications.insert.bind(notifications);
      const spy = jest
        .spyOn(notifications, 'insert')
        .mockImplementation((notification) =>
          notification.occasion === `sermon:${failing}`
            ? Promise.reject(new DatabaseUnavailable())
            : insert(notification),
        );
      const announced = async (): Promise<string[]> => {
        await api.app.get(SermonNotifications).plan(new Date());
        const rows = await api.database.repository(TopicNotification).find({ order: { id: 'ASC' } });
        return rows.map(({ occasion }) => occasion);
      };
      expect(await announced()).toEqual([`sermon:${other}`]);
      spy.mockRestore();
      expect(await announced()).toEqual([`sermon:${other}`, `sermon:${failing}`]);
    });

    it('is not announced when it was preached long ago or is a draft', async () => {
      await subscribe(['sermons']);
      await publish({ date: new Date(Date.now() - 15 * day) });
      await publish({ isActive: false });
      await plan();
      expect(await outbox()).toEqual([]);
    });
  });

  describe('a broadcast', () => {
    const live = (wentLiveAt: Date) =>
      api.database.repository(LiveState).update(1, {
        youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        youtubeIsLive: true,
        youtubeIsConfirmed: true,
        wentLiveAt,
      });
    const planLive = async (moment: Date): Promise<void> => {
      const notifications = api.app.get(LiveNotifications);
      Object.assign(notifications['live'], { freshUntil: 0 });
      await notifications.plan(moment);
      await api.app.get(TopicNotificationSender).send(moment);
    };

    it('is announced when it begins, and not again when the encoder is restarted', async () => {
      const { name } = await subscribe(['live']);
      const now = new Date();
      await live(now);
      await planLive(now);
      await live(new Date(now.getTime() + 60_000));
      await planLive(new Date(now.getTime() + 120_000));
      await allSent();
      expect(service.shownOn(name)).toEqual([
        { title: 'We are live', body: expect.any(String), path: '/live', tag: `live:${now.toISOString()}` },
      ]);
    });

    it('is not announced at night', async () => {
      await subscribe(['live']);
      const now = new Date();
      await live(now);
      const hours = api.app.get(QuietHours);
      const { endOf } = hours;
      hours.endOf = (moment) => new Date(moment.getTime() + hour);
      await planLive(now);
      hours.endOf = endOf;
      expect(await outbox()).toEqual([]);
    });
  });

  describe('the quiet hours', () => {
    it('keep a notification until the morning', async () => {
      const { name } = await subscribe(['sermons']);
      await publish();
      const night = new Date('2027-01-10T19:00:00Z');
      for (const { app } of apps) app.get(QuietHours).endOf = () => afterQuietHours(night);
      await plan();
      expect((await api.database.repository(TopicNotification).findOneByOrFail({})).sendAt).toEqual(
        new Date('2027-01-11T04:00:00Z'),
      );
      for (const { app } of apps) app.get(QuietHours).endOf = (moment) => moment;
      await api.database.repository(TopicNotification).update({ topic: 'sermons' }, { sendAt: new Date() });
      await plan(new Date(Date.now() + 1_000));
      await allSent();
      expect(service.shownOn(name)).toHaveLength(1);
    });

    it('also hold back notifications that could not be delivered before they began', async () => {
      const { name } = await subscribe(['sermons']);
      service.answers.set(name, { status: 500 });
      await publish();
      await plan();
      await until(outbox, ([row]) => row?.lastError === 'The push service answered 500');
      service.answers.clear();
      const morning = new Date(Date.now() + 8 * hour);
      for (const { app } of apps) app.get(QuietHours).endOf = () => morning;
      await api.database.repository(OutboxMessage).update({ channel: 'push' }, { nextAttemptAt: new Date() });
      api.app.get(OutboxWorker).nudge();
      const [row] = await until(outbox, ([found]) => found?.lastError === 'Not during the quiet hours');
      for (const { app } of apps) app.get(QuietHours).endOf = (moment) => moment;
      expect(Number(row?.nextAttemptAt)).toBeGreaterThan(morning.getTime() - 60_000);
      expect(service.shownOn(name)).toEqual([]);
    });
  });

  describe('a push service', () => {
    it('that does not know the device any more ends its subscription (404, 410)', async () => {
      for (const status of [404, 410]) {
        const { name } = await subscribe(['sermons']);
        service.answers.set(name, { status });
      }
      await publish();
      await plan();
      await allSent();
      expect(await api.database.repository(PushSubscription).count()).toBe(0);
    });

    it('that answers 429 is asked again at the time it names', async () => {
      const { name } = await subscribe(['sermons']);
      service.answers.set(name, { status: 429, headers: { 'retry-after': '7200' } });
      await publish();
      const before = Date.now();
      await plan();
      const [row] = await until(outbox, ([found]) => found?.lastError === 'The push service answered 429');
      expect(Number(row?.nextAttemptAt) - before).toBeGreaterThanOrEqual(7_200_000);
      expect(row?.status).toBe('waiting');
    });

    it('is not asked for a device that has unsubscribed, or for an old notification', async () => {
      const [stopped, late] = [await subscribe(['sermons']), await subscribe(['sermons'])];
      for (const { name } of [stopped, late]) service.answers.set(name, { status: 500 });
      await publish();
      await plan();
      await until(outbox, (rows) => rows.length === 2 && rows.every(({ lastError }) => lastError !== null));
      expect((await post('unsubscribe', { endpoint: stopped.device.endpoint })).statusCode).toBe(204);
      expect((await post('unsubscribe', { endpoint: stopped.device.endpoint })).statusCode).toBe(204);
      service.asked = 0;
      await api.database
        .repository(OutboxMessage)
        .update(
          { channel: 'push' },
          { nextAttemptAt: new Date(), headers: { expires: new Date(Date.now() - 1).toISOString() } },
        );
      api.app.get(OutboxWorker).nudge();
      await allSent();
      expect(service.asked).toBe(0);
    });
  });

  describe('POST /api/notifications/event-registrations', () => {
    const register = async (eventId: number, firstName: string): Promise<EventRegistrationResponse> => {
      const payload = registrationRequest(eventId, { firstName, email: `${firstName}.${eventId}@example.org` });
      return (await api.send({ method: 'POST', url: `/api/events/${eventId}/register`, payload })).json();
    };

    it('notifies the device when the office sends a message, without a name or a code', async () => {
      const { id } = await createEvent(api, { title: 'Harvest Conference' });
      const { ticket } = await register(id, 'Akello');
      const { name, device } = await subscribe();
      const followed = await post('event-registrations', {
        ticket: `https://ministry.example/tickets/${ticket}`,
        endpoint: device.endpoint,
      });
      expect(followed.statusCode).toBe(204);
      const written = await api.send({
        method: 'POST',
        url: `/api/events/${id}/messages`,
        headers: api.as('admin'),
        payload: { subject: 'Another place', body: 'We meet at Pece Stadium.' },
      });
      expect(written.statusCode).toBe(201);
      await api.app.get(EventMessageSender).send(new Date(Date.now() + 2 * 60_000));
      await allSent();
      expect(service.shownOn(name)).toEqual([
        { title: 'News about an event', body: 'Harvest Conference', path: `/events/${id}`, tag: `event:${id}` },
      ]);
    });

    it('finds the ticket in the address of its page, also in a language', async () => {
      const { id } = await createEvent(api);
      const { ticket } = await register(id, 'Lamwaka');
      const { endpoint } = (await subscribe()).device;
      for (const end of ['?language=sw', '?from=/events#top', '#top']) {
        const address = `https://ministry.example/tickets/${ticket}${end}`;
        expect((await post('event-registrations', { ticket: address, endpoint })).statusCode).toBe(204);
      }
    });

    it('refuses a forged ticket, and a device that is not subscribed', async () => {
      const { id } = await createEvent(api);
      const { ticket } = await register(id, 'Okello');
      const { device } = await subscribe();
      const ask = async (payload: object) => (await post('event-registrations', payload)).statusCode;
      expect(await ask({ ticket: `${ticket?.slice(0, -1)}-`, endpoint: device.endpoint })).toBe(404);
      expect(await ask({ ticket, endpoint: service.device('stranger').endpoint })).toBe(404);
      expect(await ask({ ticket: ' ', endpoint: device.endpoint })).toBe(400);
    });
  });

  describe('POST /api/notifications/prayer-requests', () => {
    it('notifies the device of a reply, without text of the prayer request, until the request is erased', async () => {
      const request = 'For my marriage';
      const { id, replyCode } = (
        await api.send({ method: 'POST', url: '/api/prayer-requests', payload: { request } })
      ).json<PrayerReceipt>();
      const { name, device } = await subscribe();
      const { endpoint } = device;
      expect((await post('prayer-requests', { code: 'AAAA-BBBB-CCCC-DDDD', endpoint })).statusCode).toBe(404);
      expect((await post('prayer-requests', { code: replyCode.toLowerCase(), endpoint })).statusCode).toBe(204);
      const reply = () =>
        api.send({
          method: 'POST',
          url: `/api/prayer-requests/${id}/reply`,
          headers: api.as('admin'),
          payload: { content: 'We pray for your marriage.' },
        });
      expect((await reply()).statusCode).toBeLessThan(300);
      await allSent();
      expect(service.shownOn(name)).toEqual([
        { title: 'An answer for you', body: expect.any(String), path: '/contact#your-prayers', tag: `prayer:${id}` },
      ]);
      expect(JSON.stringify(service.received) + JSON.stringify(await outbox())).not.toMatch(/marriage/i);

      const place = api.app.get(PersonalDataRegistry).find('prayer-request');
      expect((await place?.export([id]))?.[0]).toMatchObject({ 'Notified on a device': true });
      await place?.erase([id]);
      expect(await api.database.repository(PrayerRequest).countBy({ id })).toBe(0);
    });
  });
});
