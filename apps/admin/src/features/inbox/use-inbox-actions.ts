import { showToast } from '@ministry/ui';
import { useAttempt } from '../../use-attempt.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import type { Mailbox } from './use-mailbox.ts';

/** What can be done to messages and requests; each says what it did, and offers to take it back. */
export function useInboxActions<Item extends InboxItem>(
  kind: InboxKind<Item>,
  { store, refresh, recount }: Pick<Mailbox<Item>, 'store' | 'refresh' | 'recount'>,
) {
  const { isBusy, attempt } = useAttempt();
  const { copy, marks, calls, nameOf } = kind;
  const many = (items: readonly Item[]) =>
    items.length === 1 && items[0] ? nameOf(items[0]) : `${items.length} ${copy.many}`;

  async function run(action: string, items: readonly Item[]) {
    const [first] = items;
    if (!first || items.length > 1)
      await calls.bulk(
        action,
        items.map(({ id }) => id),
      );
    else if (action === 'delete' || action === 'restore')
      store(await (action === 'delete' ? calls.remove(first.id) : calls.restore(first.id)));
    else store(await calls.mark(action, first.id));
  }

  /** @param action one of the kind's marks; taking it back leaves alone those that were so before */
  function mark(action: string, items: readonly Item[]): Promise<boolean> {
    return attempt(async () => {
      const spec = marks[action];
      const changed = items.filter((item) => !spec?.isDone(item));
      await run(action, items);
      const undo =
        spec && changed.length > 0 ? { action: { label: 'Undo', onSelect: () => void mark(spec.undo, changed) } } : {};
      showToast({ title: copy.updated, description: `${many(items)}: ${spec?.done ?? action}.`, ...undo });
      void refresh();
    });
  }

  function restore(items: readonly Item[]): Promise<boolean> {
    return attempt(async () => {
      await run('restore', items);
      showToast({ title: `${many(items)}: restored.` });
      void refresh();
    });
  }

  function remove(items: readonly Item[]): Promise<boolean> {
    return attempt(async () => {
      await run('delete', items);
      showToast({
        title: `${many(items)}: deleted.`,
        description: `For thirty days under 'Deleted', then gone for good.`,
        action: { label: 'Undo', onSelect: () => void restore(items) },
      });
      void refresh();
    });
  }

  /** Marks what was opened without a word; if that fails it simply stays as it was. */
  async function markOpened(item: Item): Promise<void> {
    if (!kind.onOpened || item.deletedAt !== null || marks[kind.onOpened.mark]?.isDone(item)) return;
    const marked = await calls.mark(kind.onOpened.mark, item.id).catch(() => null);
    if (!marked) return;
    store(marked);
    void recount();
  }

  return { isBusy, mark, remove, restore, markOpened };
}
export type InboxActions<Item extends InboxItem> = ReturnType<typeof useInboxActions<Item>>;
