import { dataOf } from '@ministry/api-client';
import { api, session } from '../session.ts';
import { type DraftCalls, DraftSender } from './draft-sender.ts';

const deviceKey = 'admin.device';

/** Id of this browser, which distinguishes its drafts from those of other browsers. */
export function thisDevice(): string {
  const known = localStorage.getItem(deviceKey);
  if (known !== null) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    localStorage.setItem(deviceKey, made);
  } catch {
    // No space left: the id changes at the next opening, so the draft is offered instead of being skipped.
  }
  return made;
}

const callsOf = (key: string, device: string): DraftCalls => {
  const path = { key };
  return {
    find: async () => (await dataOf(api.calls.GET('/api/editor-drafts/{key}', { params: { path } }))).draft,
    put: (value, replaces) =>
      dataOf(
        api.calls.PUT('/api/editor-drafts/{key}', {
          params: { path },
          body: { value: { ...value }, device, ...(replaces === undefined ? {} : { replaces }) },
        }),
      ),
    remove: (which) =>
      api.calls.DELETE('/api/editor-drafts/{key}', {
        params: { path, query: which === 'own' ? { device } : {} },
      }),
    isOnline: () => navigator.onLine,
    account: () => session.authorization(),
  };
};

const senders = new Map<string, DraftSender>();

/** Resolves when the calls of forms that were closed have succeeded or failed. */
export const draftsSent = async (): Promise<void> => {
  await Promise.all([...senders.values()].map((sender) => sender.settled()));
};

/** One sender per form, shared by all its openings, so that a call of the previous opening is not overtaken. */
export function draftSender(key: string): DraftSender {
  const known = senders.get(key);
  if (known) return known;
  const sender = new DraftSender(callsOf(key, thisDevice()));
  senders.set(key, sender);
  window.addEventListener('online', () => sender.flush());
  document.addEventListener('visibilitychange', () => document.hidden && sender.flush());
  return sender;
}
