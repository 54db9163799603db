import { useState } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { useTextDraft } from '../../content/use-text-draft.ts';
import { inboxCopy as copy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';

/** Reply to one item. */
export function useReply<Item extends InboxItem>(
  { drafts, calls }: InboxKind<Item>,
  id: number,
  onSent: (item: Item) => void,
) {
  const draft = useTextDraft(drafts, id, { content: '' });
  const { isBlank, isSaved, isSending } = draft;
  const [failure, setFailure] = useState('');

  /** Returns whether the reply was sent. */
  async function send(): Promise<boolean> {
    // MSG-09
    if (isBlank || isSending) return false;
    setFailure('');
    try {
      const item = await draft.send(({ content }, key) => calls.reply(id, content, key));
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
    }
  }

  function discard() {
    const undo = draft.discard();
    setFailure('');
    showToast({ title: copy.draftDiscarded, action: { label: common.undo, onSelect: undo } });
  }

  return {
    content: draft.texts.content,
    type: (content: string) => draft.type({ content }),
    send,
    discard,
    isBlank,
    isSaved,
    isSending,
    failure,
  };
}
