import { jest } from '@jest/globals';
import { ApiError } from '@ministry/api-client';
import { draftDelay, DraftSender, type ServerDraft } from './draft-sender.ts';

const otherDraft = new ApiError(409, 'Conflict', JSON.stringify({ code: 'OTHER_DRAFT', message: 'Another device' }));
const ofThePhone: ServerDraft = {
  value: { draft: { title: 'Phone' } },
  device: 'phone',
  savedAt: '2026-11-27T16:00:00Z',
};

/** A fake server that records each call, and responds when a test tells it to. */
function stage() {
  const made: unknown[] = [];
  const browser = { isOnline: true, account: 'admin' as string | null };
  const answers: { give(): void; refuse(error: unknown): void }[] = [];
  const call = (...what: unknown[]) => {
    made.push(what);
    return new Promise<void>((give, refuse) => answers.push({ give, refuse }));
  };
  const server = { draft: null as ServerDraft | null };
  const sender = new DraftSender({
    find: () => Promise.resolve(server.draft),
    put: (value, replaces) => (replaces === undefined ? call('put', value) : call('put', value, replaces)),
    remove: (which) => call('remove', which),
    isOnline: () => browser.isOnline,
    account: () => browser.account,
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const answer = (error?: unknown) => {
    const last = answers.at(-1);
    if (error === undefined) last?.give();
    else last?.refuse(error);
    return pass(0);
  };
  return { sender, made, browser, server, pass, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a server draft that is being typed', () => {
  it('is sent once typing has stopped, in its latest state', async () => {
    const { sender, made, pass } = stage();
    sender.typed({ title: 'W' });
    await pass(draftDelay.typed - 1);
    sender.typed({ title: 'Walking' });
    await pass(draftDelay.typed - 1);
    expect(made).toEqual([]);
    await pass(1);
    expect(made).toEqual([['put', { title: 'Walking' }]]);
  });

  it('waits for the running call, and then sends only the latest state', async () => {
    const { sender, made, pass, answer } = stage();
    for (const title of ['One', 'Two', 'Three']) {
      sender.typed({ title });
      await pass(draftDelay.typed);
    }
    expect(made).toEqual([['put', { title: 'One' }]]);
    await answer();
    expect(made.slice(1)).toEqual([['put', { title: 'Three' }]]);
  });

  it('stays while there is no connection, and is sent when it is back', async () => {
    const { sender, made, browser, pass } = stage();
    browser.isOnline = false;
    sender.typed({ title: 'Walking' });
    await pass(draftDelay.typed * 10);
    expect(made).toEqual([]);
    browser.isOnline = true;
    sender.flush();
    expect(made).toEqual([['put', { title: 'Walking' }]]);
  });

  it('is sent again after a temporary failure, but not after a refusal', async () => {
    const { sender, made, pass, answer } = stage();
    sender.typed({ title: 'Walking' });
    await pass(draftDelay.typed);
    await answer(new TypeError('Failed to fetch'));
    await pass(draftDelay.failed);
    expect(made).toHaveLength(2);
    await answer(new ApiError(400, 'Bad Request', '{}'));
    await pass(draftDelay.failed * 2);
    expect(made).toHaveLength(2);
  });

  it('is not sent in the name of another account', async () => {
    const { sender, made, browser, pass } = stage();
    sender.typed({ title: 'Walking' });
    browser.account = 'grace';
    await pass(draftDelay.typed);
    expect(made).toEqual([]);
  });

  it('is deleted once the form is saved, after the running call', async () => {
    const { sender, made, pass, answer } = stage();
    sender.typed({ title: 'Walking' });
    await pass(draftDelay.typed);
    sender.typed({ title: 'Walking in faith' });
    sender.forget();
    expect(made).toHaveLength(1);
    await answer();
    expect(made.slice(1)).toEqual([['remove', 'own']]);
  });
});

describe('a form in which nothing was typed', () => {
  it('deletes nothing', () => {
    const { sender, made } = stage();
    sender.forget();
    sender.close();
    expect(made).toEqual([]);
  });
});

describe('the draft of another device', () => {
  it('is not replaced before somebody decided about it', async () => {
    const { sender, made, server, pass } = stage();
    server.draft = ofThePhone;
    expect(await sender.findOther(() => true)).toBe(ofThePhone);
    sender.typed({ title: 'Here' });
    await pass(draftDelay.typed);
    expect(made).toEqual([]);
    sender.takeOver(ofThePhone);
    sender.flush();
    expect(made).toEqual([['put', { title: 'Here' }, ofThePhone.savedAt]]);
  });

  it('is reported if it appears while somebody types, and what was typed waits', async () => {
    const { sender, made, pass, answer } = stage();
    const onOther = jest.fn();
    sender.listen({ other: onOther, refused: () => undefined });
    sender.typed({ title: 'Here' });
    await pass(draftDelay.typed);
    await answer(otherDraft);
    await pass(draftDelay.failed);
    expect([onOther.mock.calls.length, made.length]).toEqual([1, 1]);
    const discarded = sender.discardOther();
    await answer();
    await discarded;
    expect(made.slice(1)).toEqual([
      ['remove', 'any'],
      ['put', { title: 'Here' }],
    ]);
  });

  it('is deleted when the form continued from it is saved', async () => {
    const { sender, made } = stage();
    sender.takeOver(ofThePhone);
    sender.forget();
    expect(made).toEqual([['remove', 'any']]);
  });
});

describe('a draft that is deleted from a list', () => {
  it('takes unsent text with it', async () => {
    const { sender, made, pass } = stage();
    sender.typed({ title: 'Walking' });
    void sender.remove();
    await pass(draftDelay.typed);
    expect(made).toEqual([['remove', 'any']]);
  });

  it('is not sent again if the running call failed', async () => {
    const { sender, made, pass, answer } = stage();
    sender.typed({ title: 'Walking' });
    await pass(draftDelay.typed);
    void sender.remove();
    await answer(new ApiError(503, 'Busy', '{}'));
    await pass(draftDelay.failed);
    expect(made.slice(1)).toEqual([['remove', 'any']]);
  });

  it('stays if the server does not delete it', async () => {
    const { sender, answer } = stage();
    const removal = sender.remove();
    const refusal = expect(removal).rejects.toThrow();
    await answer();
    await answer(new ApiError(503, 'Busy', '{}'));
    await refusal;
  });
});

describe('a draft that the server refuses to store', () => {
  const tooLarge = new ApiError(400, 'Bad Request', JSON.stringify({ message: 'At most 500,000 bytes.' }));

  /** A form in which something was typed that the server has refused. */
  async function refused() {
    const all = stage();
    const onRefused = jest.fn();
    all.sender.listen({ other: () => undefined, refused: onRefused });
    all.sender.typed({ title: 'Too long' });
    await all.pass(draftDelay.typed);
    await all.answer(tooLarge);
    return { ...all, onRefused };
  }

  it('is reported with the reason, and not sent again until it changes', async () => {
    const { sender, made, onRefused, pass, answer } = await refused();
    expect(onRefused).toHaveBeenLastCalledWith('At most 500,000 bytes.');
    sender.typed({ title: 'Too long' });
    await pass(draftDelay.failed);
    expect(made).toHaveLength(1);
    sender.typed({ title: 'Short' });
    await pass(draftDelay.typed);
    expect(made.slice(1)).toEqual([['put', { title: 'Short' }]]);
    expect(onRefused).toHaveBeenLastCalledWith('At most 500,000 bytes.');
    await answer();
    expect(onRefused).toHaveBeenLastCalledWith('');
  });

  it('is reported again when the form is opened again', async () => {
    const { sender } = await refused();
    sender.listen(null);
    sender.close();
    const onRefused = jest.fn();
    sender.listen({ other: () => undefined, refused: onRefused });
    expect(onRefused).toHaveBeenLastCalledWith('At most 500,000 bytes.');
  });

  it('is no longer reported once the draft is deleted', async () => {
    const { sender, made, onRefused } = await refused();
    sender.forget();
    expect(onRefused).toHaveBeenLastCalledWith('');
    expect(made.slice(1)).toEqual([['remove', 'own']]);
  });

  it('is not reported if the form was saved before the answer came', async () => {
    const { sender, onRefused, pass, answer } = await refused();
    sender.typed({ title: 'Too long, too' });
    await pass(draftDelay.typed);
    sender.forget();
    await answer(tooLarge);
    expect(onRefused).toHaveBeenLastCalledWith('');
  });

  it.each([401, 408, 425, 429, 503])('is sent again if the answer was %i', async (status) => {
    const { sender, made, onRefused, pass, answer } = await refused();
    sender.typed({ title: 'Short' });
    await pass(draftDelay.typed);
    onRefused.mockClear();
    await answer(new ApiError(status, 'Later', '{}'));
    await pass(draftDelay.failed);
    expect([made.length, onRefused.mock.calls.length]).toEqual([3, 0]);
  });
});
