import { Modal } from 'antd';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../../common.copy.ts';
import { useAttempt } from '../../use-attempt.ts';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import type { Mailbox } from './use-mailbox.ts';

/** Actions on messages and prayer requests; each reports its result and offers Undo. */
export function useInboxActions<Item extends InboxItem>(
  kind: InboxKind<Item>,
  { store, refresh, recount }: Pick<Mailbox<Item>, 'store' | 'refresh' | 'recount'>,
) {
  const { isBusy, attempt } = useAttempt();
  const [modal, questions] = Modal.useModal();
  const { copy, marks, calls, nameOf } = kind;
  const many = (items: readonly Item[]) =>
    items.length === 1 && items[0] ? nameOf(items[0]) : copy.counted({ count: items.length });

  async function run(action: string, items: readonly Item[]) {
    const changed = await send(calls, action, items);
    if (changed) store(changed);
  }

  /** @param action a key of `marks`. Undo leaves out items that were in this state before */
  async function mark(action: string, items: readonly Item[]): Promise<boolean> {
    const spec = marks[action];
    if (spec?.question !== undefined) {
      const { label, question } = spec;
      if (!(await modal.confirm({ title: `${label}?`, content: question, okText: label }))) return false;
    }
    return attempt(async () => {
      const changed = items.filter((item) => !spec?.isDone(item));
      await run(action, items);
      const undo = spec?.undo;
      const offer =
        undo !== undefined && changed.length > 0
          ? { action: { label: common.undo, onSelect: () => void mark(undo, changed) } }
          : {};
      showToast({ title: copy.updated, description: `${many(items)}: ${spec?.done ?? action}.`, ...offer });
      void refresh();
    });
  }

  function restore(items: readonly Item[]): Promise<boolean> {
    return attempt(async () => {
      await run('restore', items);
      showToast({ title: inboxCopy.restored({ items: many(items) }) });
      void refresh();
    });
  }

  function remove(items: readonly Item[]): Promise<boolean> {
    return attempt(async () => {
      await run('delete', items);
      showToast({
        title: inboxCopy.deleted({ items: many(items) }),
        description: inboxCopy.deletedHint({ filter: common.deleted }),
        action: { label: common.undo, onSelect: () => void restore(items) },
      });
      void refresh();
    });
  }

  /** Marks an opened item without a message. If that fails, the item stays as it was. */
  async function markOpened(item: Item): Promise<void> {
    if (!kind.onOpened || item.deletedAt !== null || marks[kind.onOpened.mark]?.isDone(item)) return;
    const marked = await calls.mark(kind.onOpened.mark, item.id).catch(() => null);
    if (!marked) return;
    store(marked);
    void recount();
  }

  return { isBusy, mark, remove, restore, markOpened, questions };
}

/** For one item the server returns the changed item; for several it returns only their number. */
async function send<Item extends InboxItem>(
  calls: InboxKind<Item>['calls'],
  action: string,
  items: readonly Item[],
): Promise<Item | undefined> {
  const [first] = items;
  if (first && items.length === 1) {
    if (action === 'delete') return calls.remove(first.id);
    return action === 'restore' ? calls.restore(first.id) : calls.mark(action, first.id);
  }
  await calls.bulk(
    action,
    items.map(({ id }) => id),
  );
  return undefined;
}

export type InboxActions<Item extends InboxItem> = ReturnType<typeof useInboxActions<Item>>;
