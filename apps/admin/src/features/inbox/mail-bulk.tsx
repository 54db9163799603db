import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { contentLimits } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import type { InboxActions } from './use-inbox-actions.ts';

interface MailBulkProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  actions: InboxActions<Item>;
  selection: Selection;
  /** Items of the current page. Selected items of other pages are remembered. */
  items: Item[] | undefined;
  /** Whether deleted items are listed, which can only be restored. */
  isTrash: boolean;
}

/** Actions on several items at once (MSG-05). Deleting asks first and states the number. */
export function MailBulk<Item extends InboxItem>({ kind, actions, selection, items, isTrash }: MailBulkProps<Item>) {
  const [isAsking, setAsking] = useState(false);
  const seen = useRef(new Map<number, Item>());
  useEffect(() => items?.forEach((item) => seen.current.set(item.id, item)), [items]);
  // Deleted items have other actions than the rest, so the selection is cleared when the list switches between them.
  const { clear } = selection;
  useEffect(() => clear(), [isTrash, clear]);

  const count = selection.ids.length;
  const chosen = () => selection.ids.flatMap((id) => seen.current.get(id) ?? []);
  async function run(work: (items: Item[]) => Promise<boolean>) {
    if (!actions.isBusy && (await work(chosen()))) clear();
  }

  return (
    <BulkActions selection={selection} most={contentLimits.bulkItems}>
      {(canRun) =>
        isTrash ? (
          <Button disabled={!canRun} onClick={() => void run(actions.restore)}>
            {common.restore}
          </Button>
        ) : (
          <>
            {Object.entries(kind.marks).map(([action, { label }]) => (
              <Button key={action} disabled={!canRun} onClick={() => void run((all) => actions.mark(action, all))}>
                {label}
              </Button>
            ))}
            <Button danger disabled={!canRun} onClick={() => setAsking(true)}>
              {common.delete}
            </Button>
            {isAsking ? (
              <DeleteQuestion
                title={kind.copy.deleteQuestion({ count })}
                ok={kind.copy.deleteConfirm({ count })}
                onDelete={() => {
                  setAsking(false);
                  void run(actions.remove);
                }}
                onCancel={() => setAsking(false)}
              >
                {inboxCopy.deletedKeptFor({ filter: common.deleted })}
              </DeleteQuestion>
            ) : null}
          </>
        )
      }
    </BulkActions>
  );
}
