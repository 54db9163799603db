import { useEffect, useState } from 'react';
import { readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { type SavedDraft, savedDrafts } from '../content/saved-drafts.ts';
import type { ServerDraft } from './draft-sender.ts';
import { draftSender, thisDevice } from './server-drafts.ts';

/** Unsaved values of the same form that the server has and this device has not. */
export interface OtherDraft {
  isOfThisDevice: boolean;
  savedAt: string;
  saved: SavedDraft;
}

const toOther = ({ value, device, savedAt }: ServerDraft): OtherDraft => ({
  isOfThisDevice: device === thisDevice(),
  savedAt,
  saved: { ...(value as Omit<SavedDraft, 'savedAt'>), savedAt },
});

/** The draft of a form on the server. Null for a form that keeps its own on the device alone. */
export function useServerDraft(type: string, id: number | 'new', isKept: boolean) {
  const [sender] = useState(() => (isKept ? draftSender(`${type}.${id}`) : null));
  const [found, setFound] = useState<ServerDraft | null>(null);

  useEffect(() => {
    if (!sender) return;
    let isOver = false;
    const isOther = ({ device }: ServerDraft) => device !== thisDevice() || savedDrafts.find(type, id) === null;
    // Without a connection the device's own draft is all there is; the next try to send one tells of another.
    const look = () =>
      sender.findOther(isOther).then(
        (draft) => isOver || setFound(draft),
        () => undefined,
      );
    sender.onOther = () => void look();
    void look();
    return () => {
      isOver = true;
      sender.onOther = () => undefined;
      sender.close();
    };
  }, [sender, type, id]);

  /** Answers what the form is to hold. */
  function takeOver(): SavedDraft | null {
    if (!found) return null;
    sender?.takeOver(found);
    setFound(null);
    return toOther(found).saved;
  }
  function discardOther() {
    void sender?.discardOther().then(
      () => setFound(null),
      (error: unknown) =>
        showToast({
          title: 'The draft was not discarded',
          description: readableError(error),
          variant: 'destructive',
        }),
    );
  }

  return { sender, other: found && toOther(found), takeOver, discardOther };
}
