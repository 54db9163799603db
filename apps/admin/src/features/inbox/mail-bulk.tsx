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
  /** The page that is shown; what was chosen on others is remembered. */
  items: Item[] | undefined;
  /** Whether deleted ones are shown, which can only be restored. */
  isTrash: boolean;
}

/** What can be done to several at once (MSG-05); deleting asks first, and says how many. */
export function MailBulk<Item extends InboxItem>({ kind, actions, selection, items, isTrash }: MailBulkProps<Item>) {
  const [isAsking, setAsking] = useState(false);
  const seen = useRef(new Map<number, Item>());
  useEffect(() => items?.forEach((item) => seen.current.set(item.id, item)), [items]);
  // One kind of thing can be done to what is deleted, others to what is not.
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
