import type { CDPSession, Page, Worker } from '@playwright/test';
import { axe, expect } from './fixtures.ts';
import { open, test } from './offline-steps.ts';
import { hydrated, phone } from './visit-steps.ts';

test.use({ viewport: phone });

const pushService = 'https://fcm.googleapis.com/fcm/send/';

/**
 * A browser registers with a push server of its vendor, which these machines cannot reach. So the test sets the address and the keys
 * of the device. A headless browser reports 'denied' whatever was granted, so the visitor's permission is set too.
 * Everything else is the real browser.
 */
async function registerDevice(page: Page, name: string): Promise<void> {
  await page.addInitScript((endpoint) => {
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('permission') ?? 'granted',
    });
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const key = 'test-device';
    const current = () => {
      const keys = localStorage.getItem(key);
      if (keys === null) return null;
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys: JSON.parse(keys) as object }),
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
        const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
        const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
        localStorage.setItem(key, JSON.stringify({ p256dh, auth }));
        return current();
      },
    });
  }, `${pushService}${name}`);
}

const topic = (page: Page, name: string) => page.getByRole('checkbox', { name });
const said = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

async function deliver(page: Page, cdp: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** Records what the worker shows and opens, because a headless browser can do neither. */
async function watchWorker(worker: Worker) {
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const opened: string[] = [];
    const scope = globalThis as unknown as {
      registration: { showNotification(title: string, options: object): Promise<void> };
      clients: { openWindow(path: string): Promise<null> };
    };
    scope.registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    scope.clients.openWindow = async (path) => {
      opened.push(path);
      return null;
    };
    Object.assign(globalThis, { shown, opened });
  });
  const read = <Value>(name: 'shown' | 'opened') =>
    worker.evaluate((key) => (globalThis as unknown as Record<string, Value[]>)[key] as Value[], name);
  return {
    shown: () => read<object>('shown'),
    opened: () => read<string>('opened'),
    press: (path: string) =>
      worker.evaluate((data) => {
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data, close: () => undefined },
          waitUntil: () => undefined,
        });
        dispatchEvent(event);
      }, path),
  };
}

test('a device subscribes to broadcasts and sermons, is notified, and unsubscribes with one press', async ({
  page,
  context,
  connection,
}) => {
  await registerDevice(page, 'topics');
  await context.grantPermissions(['notifications'], { origin: connection.url });
  await open(page, '/notifications');
  await hydrated(page);
  await topic(page, 'A live broadcast begins').check();
  await said(page, 'Saved.');
  await topic(page, 'A new sermon is added').check();
  await said(page, 'Saved.');
  expect(await axe(page)).toEqual([]);

  await page.reload();
  await expect(topic(page, 'A live broadcast begins')).toBeChecked();
  await expect(topic(page, 'A new sermon is added')).toBeChecked();
  await topic(page, 'A new sermon is added').uncheck();
  await said(page, 'Saved.');

  const notification = { title: 'We are live', body: 'Watch or listen now.', path: '/live', tag: 'live:1' };
  const worker = await watchWorker(context.serviceWorkers()[0] as Worker);
  await deliver(page, await context.newCDPSession(page), connection.url, JSON.stringify(notification));
  const { path, ...visible } = notification;
  await expect.poll(worker.shown).toEqual([{ ...visible, data: path }]);
  await worker.press(path);
  await expect.poll(worker.opened).toEqual(['/live']);

  await page.getByRole('button', { name: 'Stop all notifications' }).click();
  await said(page, 'This device no longer gets notifications.');
  await page.reload();
  await expect(topic(page, 'A live broadcast begins')).toBeEnabled();
  await expect(topic(page, 'A live broadcast begins')).not.toBeChecked();
});

test('a device is notified of an answer by its reply code, and keeps a code that is unknown', async ({
  page,
  context,
  connection,
  request,
}) => {
  await registerDevice(page, 'ticket');
  await context.grantPermissions(['notifications'], { origin: connection.url });
  await page.goto('/notifications#11CRD8K7M2QXR4');
  await hydrated(page);
  const code = page.getByLabel('Ticket or reply code');
  await expect(code).toHaveValue('11CRD8K7M2QXR4');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await said(page, 'Nothing was found for this code.');
  await expect(code).toHaveValue('11CRD8K7M2QXR4');

  const asked = await request.post('/api/prayer-requests', { data: { request: 'For my mother' } });
  const { replyCode } = (await asked.json()) as { replyCode: string };
  await code.fill(replyCode);
  await code.press('Enter');
  await said(page, 'You will be notified on this device.');
  await expect(code).toHaveValue('');
});

test('a device that blocks notifications or is offline is told so, and what was typed stays', async ({
  page,
  context,
  connection,
}) => {
  await registerDevice(page, 'refused');
  await context.grantPermissions(['notifications'], { origin: connection.url });
  await open(page, '/notifications');
  await hydrated(page);
  await page.evaluate(() => sessionStorage.setItem('permission', 'denied'));
  await page.reload();
  await said(page, 'This browser blocks notifications from this site.');
  await page.evaluate(() => sessionStorage.removeItem('permission'));
  await page.reload();
  await expect(topic(page, 'A live broadcast begins')).toBeEnabled();
  connection.breakPaths(['/api/notifications/key']);
  await page.getByLabel('Ticket or reply code').fill('ABCD-EFGH-JKMN-PQRS');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await said(page, 'That could not be saved.');
  await expect(page.getByLabel('Ticket or reply code')).toHaveValue('ABCD-EFGH-JKMN-PQRS');
  await topic(page, 'A live broadcast begins').click();
  await said(page, 'That could not be saved.');
  await expect(topic(page, 'A live broadcast begins')).not.toBeChecked();
});
