import { useState } from 'react';
import { ApiError, randomId, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { savedDrafts } from '../../content/saved-drafts.ts';
import { inboxCopy as copy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';

interface ReplyDraft {
  content: string;
  /** Idempotency key from sending the reply until the response arrives. A changed text gets a new key. */
  key: string;
}

function savedReply(type: string, id: number): ReplyDraft {
  const { content, key } = savedDrafts.find(type, id)?.draft ?? {};
  return { content: typeof content === 'string' ? content : '', key: typeof key === 'string' ? key : '' };
}

/** Reply to one item. The text is stored on this device until the reply is sent, so that a lost connection loses nothing. */
export function useReply<Item extends InboxItem>(
  { drafts, calls }: InboxKind<Item>,
  id: number,
  onSent: (item: Item) => void,
) {
  const [draft, setDraft] = useState(() => savedReply(drafts, id));
  const [isSaved, setSaved] = useState(true);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isBlank = draft.content.trim() === '';

  function keep(next: ReplyDraft) {
    setDraft(next);
    if (next.content.trim() === '') savedDrafts.drop(drafts, id);
    else
      setSaved(savedDrafts.keep(drafts, id, { draft: { ...next }, savedAt: new Date().toISOString(), basedOn: null }));
  }

  /** Returns whether the reply was sent. */
  async function send(): Promise<boolean> {
    // MSG-09
    if (isBlank || isSending) return false;
    const key = draft.key || randomId();
    keep({ ...draft, key });
    setSending(true);
    setFailure('');
    try {
      const item = await calls.reply(id, draft.content, key);
      keep({ content: '', key: '' });
      showToast({ title: copy.replySent });
      onSent(item);
      return true;
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields['content'] ?? error.sentence) : readableError(error));
      // A user who has moved on to the next item does not see this form.
      showToast({
        title: copy.replyFailed,
        description: copy.wordsKept,
        variant: 'destructive',
      });
      return false;
    } finally {
      setSending(false);
    }
  }

  function discard() {
    keep({ content: '', key: '' });
    setFailure('');
    showToast({ title: copy.draftDiscarded, action: { label: common.undo, onSelect: () => keep(draft) } });
  }

  return {
    content: draft.content,
    type: (content: string) => keep({ content, key: '' }),
    send,
    discard,
    isBlank,
    isSaved,
    isSending,
    failure,
  };
}
