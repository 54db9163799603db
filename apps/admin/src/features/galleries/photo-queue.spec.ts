import { describe, expect, it, jest } from '@jest/globals';
import type { PhotoResponse } from '@ministry/api-client';
import { ApiError } from '@ministry/api-client';
import type { SendEvents, Sending } from '../../uploads/send-file.ts';
import { createPhotoQueue } from './photo-queue.ts';
import type { sendPhoto } from './send-photo.ts';
import { statusOf, summaryOf } from './upload-status.ts';

const photoOf = (id: number) => ({ id }) as PhotoResponse;
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
/** Waits until all pending promises are settled. */
const settle = () => new Promise((settled) => setTimeout(settled));

interface Sent extends SendEvents<PhotoResponse> {
  name: string;
  caption: string;
  turn(): Promise<void>;
  sending: { [Method in keyof Sending]: jest.Mock };
}

/** A queue that sends nothing; the test decides the outcome of each photo. */
function createTestQueue() {
  const sent: Sent[] = [];
  const send: typeof sendPhoto = ({ file: { name }, caption, turn }, events) => {
    const sending = { pause: jest.fn(), resume: jest.fn(), cancel: jest.fn() };
    sent.push({ name, caption, turn, sending, ...events });
    return sending;
  };
  const queue = createPhotoQueue({ shrink: (given) => Promise.resolve(given), send });
  const sentOf = (name: string): Sent => {
    const found = sent.find((one) => one.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { queue, sent, sentOf, states: () => queue.all().map(({ name, state }) => `${name} ${state}`) };
}

describe('the queue of photos', () => {
  // GAL-24, GAL-26
  it('sends two at a time, in the order they were chosen', async () => {
    const { queue, sent, sentOf, states } = createTestQueue();
    queue.add(7, [file('a.jpg'), file('b.jpg'), file('c.jpg')], 'The choir');
    expect(states()).toEqual(['a.jpg preparing', 'b.jpg preparing', 'c.jpg queued']);
    await settle();
    expect(sent.map(({ name, caption }) => [name, caption])).toEqual([
      ['a.jpg', 'The choir'],
      ['b.jpg', 'The choir'],
    ]);
    sentOf('b.jpg').onDone(photoOf(2));
    await settle();
    sentOf('c.jpg').onDone(photoOf(3));
    sentOf('a.jpg').onDone(photoOf(1));
    expect(queue.all().map(({ photo }) => photo?.id)).toEqual([1, 2, 3]);
    expect(summaryOf(queue.all())).toBe('3 of 3 photos uploaded.');
  });

  it.each([
    ['has arrived', ({ onDone }: Sent) => onDone(photoOf(1))],
    ['has failed', ({ onFail }: Sent) => onFail(new Error('Gone'))],
  ])('adds a photo to the album once the one before it %s', async (_what, end) => {
    const { queue, sentOf } = createTestQueue();
    queue.add(7, [file('a.jpg'), file('b.jpg')]);
    await settle();
    const joined: string[] = [];
    void sentOf('b.jpg')
      .turn()
      .then(() => joined.push('b.jpg'));
    void sentOf('a.jpg')
      .turn()
      .then(() => joined.push('a.jpg'));
    await settle();
    expect(joined).toEqual(['a.jpg']);
    end(sentOf('a.jpg'));
    await settle();
    expect(joined).toEqual(['a.jpg', 'b.jpg']);
  });

  // GAL-27
  it('sends nothing that is not a picture', async () => {
    const { queue, sent } = createTestQueue();
    queue.add(7, [file('notes.pdf', 'application/pdf')]);
    await settle();
    expect([sent, queue.all().map(({ state, reason }) => [state, reason])]).toEqual([
      [],
      [['failed', 'This file is not a picture.']],
    ]);
  });

  it('shows the progress of each photo, and what it waits for', async () => {
    const { queue, sentOf } = createTestQueue();
    queue.add(7, [file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    await settle();
    const status = () => queue.all().map(statusOf)[0];
    expect(queue.all().map(statusOf)).toEqual(['Making it smaller…', 'Making it smaller…', 'Waiting']);
    const { onProgress, onStage } = sentOf('a.jpg');
    onProgress(5, 10);
    expect(status()).toBe('50 %');
    onStage('waiting', null);
    expect(status()).toBe('No connection; continues automatically.');
    onStage('waiting', new ApiError(429, '', '{}', '600'));
    expect(status()).toBe('The server asks to wait 10 minutes; then the upload continues automatically.');
    onStage('waiting', new ApiError(503, '', JSON.stringify({ message: 'The store is away.' })));
    expect(status()).toBe('Failed to upload image: 503 The store is away. The upload is retried automatically.');
    onStage('storing', null);
    expect([status(), queue.all()[0]?.sent]).toEqual(['The server is storing it…', 0.5]);
  });

  it('says why the server refused a photo, continues with the next, and resumes the refused one on request', async () => {
    const { queue, sent, sentOf, states } = createTestQueue();
    queue.add(7, [file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    await settle();
    const [a] = queue.all();
    sentOf('a.jpg').onFail(new ApiError(507, '', JSON.stringify({ message: 'The disk is full.' })));
    await settle();
    expect(states()).toEqual(['a.jpg failed', 'b.jpg preparing', 'c.jpg preparing']);
    expect(queue.all()[0]?.reason).toBe('The disk is full.');
    sentOf('b.jpg').onDone(photoOf(2));
    queue.retry(a?.key ?? '');
    expect(sentOf('a.jpg').sending.resume).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(3);
  });

  it('cancels a removed photo, also on the server, and continues with the next', async () => {
    const { queue, sentOf, states } = createTestQueue();
    queue.add(7, [file('a.jpg'), file('b.jpg'), file('c.jpg')]);
    await settle();
    const [, b] = queue.all();
    const turn = sentOf('b.jpg').turn();
    queue.remove(b?.key ?? '');
    await expect(turn).rejects.toThrow('Cancelled');
    expect(sentOf('b.jpg').sending.cancel).toHaveBeenCalledTimes(1);
    await settle();
    expect(states()).toEqual(['a.jpg preparing', 'c.jpg preparing']);
    expect(sentOf('c.jpg').sending.resume).toHaveBeenCalledTimes(1);
  });

  it('sends nothing of a photo that is removed while it is made smaller', async () => {
    const { queue, sent } = createTestQueue();
    queue.add(7, [file('a.jpg')]);
    queue.remove(queue.all()[0]?.key ?? '');
    await settle();
    expect(sent).toEqual([]);
  });
});
