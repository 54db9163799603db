import { OutboxService } from '../../src/platform/outbox/outbox.service.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { OutboxWorker } from '../../src/platform/outbox/outbox-worker.ts';
import { until } from '../stand-ins/until.ts';
import type { TestApp } from '../test-app.ts';

export const rowTo = (api: TestApp, recipient: string): Promise<OutboxMessage> =>
  api.database.repository(OutboxMessage).findOneByOrFail({ recipient });
export const settled = (api: TestApp, recipient: string): Promise<OutboxMessage> =>
  until(
    () => rowTo(api, recipient),
    (row) => row.status !== 'waiting' || row.lastError !== null,
  );
export const sent = (api: TestApp, recipient: string): Promise<OutboxMessage> =>
  until(
    () => rowTo(api, recipient),
    (row) => row.status === 'sent',
  );
export const enqueue = (api: TestApp, recipient: string, channel: 'email' | 'text' = 'email'): Promise<string> =>
  api.app
    .get(OutboxService)
    .enqueue({ channel, recipient, ...(channel === 'email' ? { subject: 'Hello' } : {}), text: 'A few words.' });

/** Makes the pause after the last attempt end now. */
export async function letThePauseEnd(api: TestApp, recipient: string): Promise<void> {
  await api.database
    .repository(OutboxMessage)
    .update({ recipient }, { nextAttemptAt: new Date(Date.now() - 1), lastError: null });
  api.app.get(OutboxWorker).nudge();
}
