import { act, renderHook } from '@testing-library/react';
import { savedDrafts } from './saved-drafts.ts';
import { useTextDraft } from './use-text-draft.ts';

const render = () => renderHook(() => useTextDraft('contact', 7, { content: '' }));
type Draft = ReturnType<typeof render>['result'];

/** Sends the draft, and lets the test decide when and how the server answers. */
async function sending(draft: Draft) {
  const sent: unknown[] = [];
  let resolve: () => void;
  let reject: (reason: Error) => void;
  const answer = new Promise<void>((...settlers) => ([resolve, reject] = settlers));
  await act(async () => {
    const post = ({ content }: { content: string }, key: string) => {
      sent.push(content, key);
      return answer;
    };
    draft.current.send(post).catch(() => undefined);
  });
  return {
    sent,
    succeed: () => act(async () => resolve()),
    fail: () => act(async () => reject(new Error('No connection'))),
  };
}
const type = (draft: Draft, content: string) => act(() => draft.current.type({ content }));
const kept = () => savedDrafts.text('contact', 7, 'content');

beforeEach(() => localStorage.clear());

describe('a text that is sent once', () => {
  it('is empty once it is sent, on the device too', async () => {
    const { result } = render();
    type(result, 'Dear Ruth');
    expect(kept()).toBe('Dear Ruth');
    await (await sending(result)).succeed();
    expect(result.current).toMatchObject({ texts: { content: '' }, isBlank: true, isSending: false });
    expect(kept()).toBeUndefined();
  });

  it('keeps what is typed while it is being sent', async () => {
    const { result } = render();
    type(result, 'Dear Ruth');
    const request = await sending(result);
    type(result, 'Dear Ruth, come on Sunday');
    await request.succeed();
    expect(result.current.texts.content).toBe('Dear Ruth, come on Sunday');
    expect(kept()).toBe('Dear Ruth, come on Sunday');
  });

  it('is sent again with the same key after a lost answer, also by a form that is opened later', async () => {
    const { result } = render();
    type(result, 'Dear Ruth');
    const first = await sending(result);
    await first.fail();
    const later = render().result;
    const second = await sending(later);
    expect(second.sent).toEqual(first.sent);
    await second.fail();
    type(later, 'Dear Ruth Akello');
    const [content, key] = (await sending(later)).sent;
    expect(content).toBe('Dear Ruth Akello');
    expect(key).not.toBe(first.sent[1]);
  });

  it('comes back when discarding it is undone', () => {
    const { result } = render();
    type(result, 'Dear Ruth');
    let undo = () => undefined as void;
    act(() => void (undo = result.current.discard()));
    expect(result.current.isBlank).toBe(true);
    expect(kept()).toBeUndefined();
    act(() => undo());
    expect(result.current.texts.content).toBe('Dear Ruth');
    expect(kept()).toBe('Dear Ruth');
  });
});
