import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@ministry/api-client';
import type { PhotoResponse } from '@ministry/api-client';
import { createPhotoQueue } from './photo-queue.ts';
import { SendFailure, type sendPhoto } from './send-photo.ts';
import { statusOf, summaryOf } from './upload-status.ts';

const photoOf = (id: number) => ({ id }) as PhotoResponse;
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const refusal = (status: number, retryAfter: number | null = null) =>
  new SendFailure(new ApiError(status, 'Refused', JSON.stringify({ message: 'Please wait.' })), retryAfter);
/** Lets all promises settle without time passing. */
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A queue whose server answers as told, one answer for each call; without one it never answers. */
function queueWith(...answers: (PhotoResponse | Error)[]) {
  const sent: { name: string; caption: string; key: string }[] = [];
  const send: typeof sendPhoto = ({ file: { name }, caption, key }, onProgress, signal) => {
    sent.push({ name, caption, key });
    onProgress(0.5);
    const answer = answers.shift();
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      if (answer instanceof Error) reject(answer);
      else if (answer) resolve(answer);
    });
  };
  const queue = createPhotoQueue({ shrink: (given) => Promise.resolve(given), send });
  return { queue, sent, states: () => queue.all().map(({ name, state }) => `${name} ${state}`) };
}

describe('the queue of photos', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    let count = 0;
    Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => `key-${(count += 1)}` });
  });
  afterEach(() => void jest.useRealTimers());

  // GAL-24, GAL-26
  it('sends them one after the other, in the order they were chosen', async () => {
    const { queue, sent, states } = queueWith(photoOf(1), photoOf(2));
    queue.add(7, [file('a.jpg'), file('b.jpg')], 'The choir');
    expect(states()).toEqual(['a.jpg preparing', 'b.jpg waiting']);
    await settle();
    expect(sent.map(({ name, caption }) => [name, caption])).toEqual([
      ['a.jpg', 'The choir'],
      ['b.jpg', 'The choir'],
    ]);
    expect(queue.all().map(({ photo }) => photo?.id)).toEqual([1, 2]);
    expect(summaryOf(queue.all())).toBe('2 of 2 photos uploaded.');
  });

  // GAL-27
  it('sends nothing that is not a picture', async () => {
    const { queue, sent } = queueWith();
    queue.add(7, [file('notes.pdf', 'application/pdf')]);
    await settle();
    expect([sent, queue.all().map(({ state, reason }) => [state, reason])]).toEqual([
      [],
      [['failed', 'This file is not a picture.']],
    ]);
  });

  it('waits for a broken line and goes on with the same key', async () => {
    const { queue, sent, states } = queueWith(new SendFailure(null, null), photoOf(1));
    queue.add(7, [file('a.jpg')]);
    await settle();
    expect(queue.all().map(statusOf)).toEqual(['No connection; it goes on by itself.']);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(states()).toEqual(['a.jpg done']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('goes on at once when the line is back', async () => {
    const { queue, states } = queueWith(new SendFailure(null, null), photoOf(1));
    queue.add(7, [file('a.jpg')]);
    await settle();
    queue.goOn();
    await settle();
    expect(states()).toEqual(['a.jpg done']);
  });

  it('gives up where the server is not reached for over a minute, and tries again when told', async () => {
    const { queue, states } = queueWith(...Array.from({ length: 6 }, () => new SendFailure(null, null)), photoOf(1));
    queue.add(7, [file('a.jpg')]);
    await jest.advanceTimersByTimeAsync(75_000);
    expect(states()).toEqual(['a.jpg failed']);
    expect(summaryOf(queue.all())).toBe('0 of 1 photo uploaded, 1 failed.');
    queue.retry(queue.all()[0]?.key ?? '');
    await settle();
    expect(states()).toEqual(['a.jpg done']);
  });

  it('waits as long as the server asks', async () => {
    const { queue, states } = queueWith(refusal(429, 600), photoOf(1));
    queue.add(7, [file('a.jpg')]);
    await settle();
    expect(queue.all().map(statusOf)).toEqual(['The server asks to wait 10 minutes; it goes on by itself.']);
    await jest.advanceTimersByTimeAsync(599_000);
    expect(states()).toEqual(['a.jpg waiting']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(states()).toEqual(['a.jpg done']);
  });

  it('says why the server refused one, and goes on with the next', async () => {
    const { queue, states } = queueWith(refusal(415), photoOf(2));
    queue.add(7, [file('a.jpg'), file('b.jpg')]);
    await settle();
    expect(states()).toEqual(['a.jpg failed', 'b.jpg done']);
    expect(queue.all()[0]?.reason).toBe('Please wait.');
  });

  it('stops the one on its way when it is taken out, and goes on with the next', async () => {
    const { queue, states } = queueWith();
    queue.add(7, [file('a.jpg'), file('b.jpg')]);
    await settle();
    expect(queue.all().map(statusOf)).toEqual(['50 %', 'Waiting']);
    queue.remove(queue.all()[0]?.key ?? '');
    await settle();
    expect(states()).toEqual(['b.jpg sending']);
  });
});
