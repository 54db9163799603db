import { ApiError, dataOf } from '@ministry/api-client';
import { api } from '../app/reads.ts';
import { changeEntries, changeEntry, entries, type Entry, isOld } from './entries.ts';
import { kindOf } from './kinds.ts';

/** After which a call without an answer is given up. */
const timeoutMs = 60_000;
/** Milliseconds until the next try, doubled up to the longest. */
const firstPause = 15_000;
const longestPause = 600_000;
/** Refusals that another try may not get: too early, too often, or in the middle of the first. */
const passing = [408, 425, 429];

let pause = firstPause;
let next: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, once, however many tabs are open; goes on trying while this page is. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(next);
  // Without locks (no https, Safari before 15.4) two tabs may send the same; the server takes one of them by the key.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request('waiting', sendAll) : sendAll());
  if (!entries().some(isDue)) return void (pause = firstPause);
  next = setTimeout(() => void sendWaiting(), pause);
  pause = Math.min(pause * 2, longestPause);
}

const isDue = (entry: Entry) => entry.state === 'waiting' && !isOld(entry);

async function sendAll(): Promise<void> {
  // Of a tab that was closed in the middle; the tab that has the lock is alone.
  if (entries().some(({ state }) => state === 'sending'))
    changeEntries((list) => list.map((entry) => (entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry)));
  const tried = new Set<string>();
  for (;;) {
    const entry = entries().find((one) => isDue(one) && !tried.has(one.key));
    // What a browser takes for a line may be none, but where it knows of none there is none.
    if (!entry || !navigator.onLine) return;
    tried.add(entry.key);
    if (!(await send(entry))) return;
  }
}

/** False where there is no line. */
async function send(entry: Entry): Promise<boolean> {
  const kind = kindOf(entry);
  if (!kind) return true;
  changeEntry(entry.key, { state: 'sending' });
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), timeoutMs);
  try {
    const answer = await dataOf(
      // One of the paths of the forms, and the body that its form has made.
      api.calls.POST(kind.path as '/api/contact', {
        body: entry.body as never,
        headers: { 'Idempotency-Key': entry.key },
        signal: end.signal,
      }),
    );
    const result = { ...kind.resultOf(answer), at: new Date().toISOString() };
    // Nothing of what was written stays.
    changeEntries((list) =>
      list.map((one) => {
        if (one.key !== entry.key) return one;
        const { key, form, about, at } = one;
        return { key, form, ...(about === undefined ? {} : { about }), at, state: 'sent', result };
      }),
    );
    return true;
  } catch (error) {
    if (!isRefusal(error)) {
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

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  // Without a code it is not our server that answers.
  error.code !== '' &&
  !passing.includes(error.status) &&
  error.code !== 'IDEMPOTENCY_IN_FLIGHT';

const sentenceOf = ({ sentence, fields }: ApiError): string => [sentence, ...Object.values(fields)].join(' ');
