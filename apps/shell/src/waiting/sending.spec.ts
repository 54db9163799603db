import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@ministry/api-client';
import { api } from '../app/reads.ts';
import { addEntry, entries, type Entry, removeEntry } from './entries.ts';
import { sendWaiting } from './sending.ts';

type Call = (path: string, options: { headers: Record<string, string>; body: unknown }) => Promise<unknown>;
let answer: Call;
const sent: string[] = [];

const entry = (key: string, own: Partial<Entry> = {}): Entry => ({
  key,
  form: 'contact',
  at: new Date().toISOString(),
  state: 'waiting',
  body: { message: 'Secret words' },
  answers: { message: 'Secret words' },
  ...own,
});
const states = () => entries().map(({ state }) => state);
const refused = (status: number, code: string) =>
  Promise.reject(new ApiError(status, '', JSON.stringify({ code, message: 'This event is fully booked.' })));

describe('sending the waiting forms', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    for (const { key } of [...entries()]) removeEntry(key);
    sent.length = 0;
    answer = () => Promise.resolve({ data: { id: 1 } });
    jest.spyOn(api.calls, 'POST').mockImplementation(((path: string, options: Parameters<Call>[1]) => {
      sent.push(`${path} ${options.headers['Idempotency-Key']}`);
      return answer(path, options);
    }) as never);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('sends each once under its key, and keeps none of its text', async () => {
    addEntry(entry('one'));
    addEntry(entry('two', { form: 'registration:7', about: 'Day of fasting' }));
    await sendWaiting();
    await sendWaiting();
    expect(sent).toEqual(['/api/contact one', '/api/events/7/register two']);
    expect(states()).toEqual(['sent', 'sent']);
    expect(localStorage.getItem('waiting')).not.toContain('Secret');
  });

  it('remembers the code of a prayer request on the device', async () => {
    answer = () => Promise.resolve({ data: { replyCode: '7K2M-QX4R-9TBA-PW3D' } });
    addEntry(entry('one', { form: 'prayer' }));
    await sendWaiting();
    expect(entries()[0]?.result?.sentence).toContain('7K2M-QX4R-9TBA-PW3D');
    expect(localStorage.getItem('prayer-requests')).toContain('7K2M-QX4R-9TBA-PW3D');
  });

  it('links to the ticket of a registration, but not if the person had the seat before', async () => {
    addEntry(entry('one', { form: 'registration:7' }));
    answer = () => Promise.resolve({ data: { confirmationCode: '6SW4S8HM', ticket: '1817S76QK8J' } });
    await sendWaiting();
    addEntry(entry('two', { form: 'registration:7' }));
    answer = () => Promise.resolve({ data: { confirmationCode: null, ticket: null } });
    await sendWaiting();
    expect(entries().map(({ result }) => result?.href)).toEqual(['/tickets/1817S76QK8J', undefined]);
    expect(entries()[0]?.result?.sentence).toContain('6SW4S8HM');
  });

  it('keeps what was refused, with the reason', async () => {
    answer = () => refused(409, 'EVENT_FULL');
    addEntry(entry('one', { form: 'registration:7' }));
    await sendWaiting();
    expect(entries()).toMatchObject([
      { state: 'refused', answers: { message: 'Secret words' }, result: { sentence: 'This event is fully booked.' } },
    ]);
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'UNAVAILABLE'],
    [409, 'IDEMPOTENCY_IN_FLIGHT'],
    // Sent by a network with a sign-in page.
    [403, ''],
  ])('keeps waiting after %s %s, and tries again', async (status, code) => {
    answer = () => refused(status, code);
    addEntry(entry('one'));
    await sendWaiting();
    expect(states()).toEqual(['waiting']);
    answer = () => Promise.resolve({ data: {} });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(states()).toEqual(['sent']);
    expect(new Set(sent).size).toBe(1);
  });

  it('stops at the first call without an answer, because there is no connection', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    addEntry(entry('one'));
    addEntry(entry('two'));
    await sendWaiting();
    expect(sent).toEqual(['/api/contact one']);
    expect(states()).toEqual(['waiting', 'waiting']);
  });

  it('does not send automatically what the server may have received more than a day ago', async () => {
    addEntry(entry('old', { at: new Date(Date.now() - 90_000_000).toISOString() }));
    await sendWaiting();
    expect(sent).toEqual([]);
  });

  it('continues what a closed tab was sending', async () => {
    addEntry(entry('one', { state: 'sending' }));
    await sendWaiting();
    expect(states()).toEqual(['sent']);
  });

  it('never sends a form that is not allowed to wait', async () => {
    addEntry(entry('one', { form: 'gift' }));
    addEntry(entry('two', { form: 'constructor' }));
    await sendWaiting();
    expect(sent).toEqual([]);
  });
});
