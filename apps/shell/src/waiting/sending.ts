import { ApiError, dataOf } from '@ministry/api-client';
import { api } from '../app/reads.ts';
import { changeEntries, changeEntry, entries, type Entry, isOld } from './entries.ts';
import { kindOf } from './kinds.ts';

/** Milliseconds after which a call without an answer is aborted. */
const timeoutMs = 60_000;
/** Milliseconds until the next try; doubled after each try, up to `longestPause`. */
const firstPause = 15_000;
const longestPause = 600_000;
/** Statuses after which another try may succeed: request timeout, too early, too many requests. */
const temporaryStatuses = [408, 425, 429];

let pause = firstPause;
let next: ReturnType<typeof setTimeout> | undefined;

/** Sends the waiting forms, each only once even if several tabs are open. Keeps trying while this page is open. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(next);
  // Without locks (no HTTPS, Safari before 15.4) two tabs may send the same form; by its key the server accepts only one.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request('waiting', sendAll) : sendAll());
  if (!entries().some(isDue)) return void (pause = firstPause);
  next = setTimeout(() => void sendWaiting(), pause);
  pause = Math.min(pause * 2, longestPause);
}

const isDue = (entry: Entry) => entry.state === 'waiting' && !isOld(entry);

async function sendAll(): Promise<void> {
  // Entries of a tab that was closed while it was sending. Only the tab with the lock sends.
  if (entries().some(({ state }) => state === 'sending'))
    changeEntries((list) => list.map((entry) => (entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry)));
  const tried = new Set<string>();
  for (;;) {
    const entry = entries().find((one) => isDue(one) && !tried.has(one.key));
    // `onLine` may be true without a connection, but if it is false there is no connection.
    if (!entry || !navigator.onLine) return;
    tried.add(entry.key);
    if (!(await send(entry))) return;
  }
}

/** Returns false if there is no connection. */
async function send(entry: Entry): Promise<boolean> {
  const kind = kindOf(entry);
  if (!kind) return true;
  changeEntry(entry.key, { state: 'sending' });
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), timeoutMs);
  try {
    const answer = await dataOf(
      // The path is one of those in `kinds`, and the body was made by the form of this kind.
      api.calls.POST(kind.path as '/api/contact', {
        body: entry.body as never,
        headers: { 'Idempotency-Key': entry.key },
        signal: end.signal,
      }),
    );
    const result = { ...kind.resultOf(answer), at: new Date().toISOString() };
    // Nothing that the visitor wrote is kept.
    changeEntries((list) =>
      list.map((one) => {
        if (one.key !== entry.key) return one;
        const { key, form, about, at } = one;
        return { key, form, ...(about === undefined ? {} : { about }), at, state: 'sent', result };
      }),
    );
    return true;
  } catch (error) {
    if (!isFinalRefusal(error)) {
      changeEntry(entry.key, { state: 'waiting' });
      return error instanceof ApiError;
    }
    changeEntry(entry.key, {
      state: 'refused',
      result: { sentence: sentenceOf(error), at: new Date().toISOString() },
    });
    return true;
  } finally {
    clearTimeout(timer);
  }
}

const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  // An answer without a code does not come from our server.
  error.code !== '' &&
  !temporaryStatuses.includes(error.status) &&
  error.code !== 'IDEMPOTENCY_IN_FLIGHT';

const sentenceOf = ({ sentence, fields }: ApiError): string => [sentence, ...Object.values(fields)].join(' ');
