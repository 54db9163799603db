import { ApiError, dataOf } from '@ministry/api-client';
import type { PushTopic } from '@ministry/domain';
import { installWorker, workers } from '../../app/install-worker.ts';
import { api } from '../../app/reads.ts';

/** Whether this browser can be notified. `homeScreen`: an iPhone or iPad can, once the site is on its Home Screen. */
export type Support = 'supported' | 'unsupported' | 'homeScreen' | 'blocked';

export function support(): Support {
  if (workers() && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'supported';
  return /iP(hone|ad|od)/.test(navigator.userAgent) ? 'homeScreen' : 'unsupported';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await workers()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The topics of this device; none while it is not subscribed. @throws if the server cannot be reached */
export async function readTopics(): Promise<readonly PushTopic[]> {
  const subscription = await currentSubscription();
  return subscription && Notification.permission === 'granted' ? save(subscription) : [];
}

/**
 * Changes the topics of this device, after the browser has asked for permission if it was not given yet. Returns null
 * if the visitor refuses.
 * @throws if the browser or the server fails
 */
export async function saveTopics(topics: PushTopic[]): Promise<readonly PushTopic[] | null> {
  if (!(await isAllowed())) return null;
  return save(await subscribe(), topics);
}

/** Notifies this device about what a code belongs to. Returns 'unknown' for an unknown code, null without permission. @throws as `saveTopics` */
export async function follow(code: string): Promise<'followed' | 'unknown' | null> {
  if (!(await isAllowed())) return null;
  const subscription = await subscribe();
  await save(subscription);
  const { endpoint } = subscription;
  // The server decides which kind of code this is, and finds the code of a ticket in the address of its page; doing that here would add code to the
  // script of every page.
  const asked = [
    () => api.calls.POST('/api/notifications/event-registrations', { body: { ticket: code, endpoint } }),
    () => api.calls.POST('/api/notifications/prayer-requests', { body: { code: code.slice(0, 40), endpoint } }),
  ];
  for (const ask of asked) if (await isFound(ask)) return 'followed';
  return 'unknown';
}

/** Returns false if the server does not know the code. */
async function isFound(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return false;
    throw error;
  }
}

/** Stops all notifications of this device. @throws if the server was not informed; the browser has stopped nevertheless */
export async function stop(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await api.calls.POST('/api/notifications/unsubscribe', { body: { endpoint } });
}

const isAllowed = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

async function subscribe(): Promise<PushSubscription> {
  await installWorker();
  const { pushManager } = (await workers()?.ready) as ServiceWorkerRegistration;
  const { publicKey } = await dataOf(api.calls.GET('/api/notifications/key'));
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return pushManager.subscribe(options).catch(async (error: unknown) => {
    // The existing subscription uses an earlier key of the site.
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  });
}

async function save(subscription: PushSubscription, topics?: PushTopic[]): Promise<readonly PushTopic[]> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, ...(topics && { topics }) };
  return (await dataOf(api.calls.PUT('/api/notifications/subscription', { body }))).topics;
}
