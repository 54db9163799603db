import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@ministry/api-client';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { usePolling } from '../../lists/use-polling.ts';
import { readQuery } from '../../reads.ts';
import { isEmail, isLeaving } from './delivery.ts';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { ReadingPane } from './reading-pane.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { Mailbox } from './use-mailbox.ts';
import layout from '../../components/layout.module.css';
import styles from './inbox.module.css';

interface OpenItemProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  mailbox: Mailbox<Item>;
  actions: InboxActions<Item>;
  takesFocus: boolean;
  /** Returns false if there is no next or previous item. */
  onStep(by: 1 | -1): boolean;
}

/** The item that the address names, or a notice that it is loading, deleted or not chosen yet. */
export function OpenItem<Item extends InboxItem>(props: OpenItemProps<Item>) {
  const { kind, mailbox } = props;
  const { openId, open, item, list, show } = mailbox;
  const { error } = open;

  if (openId === null)
    return list.items?.length ? (
      <p className={`${layout.card} ${layout.empty} ${styles.nothing}`}>{kind.copy.choose}</p>
    ) : null;
  if (error && !item) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <div className={`${layout.card} ${layout.padded} ${layout.stackLoose} ${styles.pane}`}>
        {isGone ? (
          <Alert
            type="error"
            showIcon
            title={kind.copy.gone}
            description={inboxCopy.goneHint}
            action={<Button onClick={() => show(null)}>{kind.copy.back}</Button>}
          />
        ) : (
          <LoadFailed title={kind.copy.openFailed} error={error} onRetry={() => void open.refetch()} />
        )}
      </div>
    );
  }
  if (!item) return <Loading label={kind.copy.loading} />;
  return <OpenedItem key={item.id} {...props} item={item} />;
}

/**
 * Opening an item marks it after it was read again: the list may be out of date, and a read that is still running
 * would overwrite the new mark. Until then the item is shown as marked, and further marks wait.
 */
function useOpening<Item extends InboxItem>(kind: InboxKind<Item>, item: Item, actions: InboxActions<Item>) {
  const queries = useQueryClient();
  const [isMarked, setMarked] = useState(false);
  const opening = useRef<Promise<void>>(undefined);
  useEffect(() => {
    opening.current ??= queries
      .fetchQuery({ ...readQuery(kind.itemPath(item.id)), gcTime: 0 })
      .then(actions.markOpened)
      .catch(() => undefined)
      .then(() => setMarked(true));
  }, [queries, kind, item.id, actions]);
  return {
    shown: isMarked || item.deletedAt !== null ? item : { ...item, ...kind.onOpened?.change },
    opening,
  };
}

/** Milliseconds between two reads while an e-mail is being sent. */
const pollMs = 2_000;

const hasEmailUnderWay = ({ replies }: InboxItem): boolean =>
  replies.some((reply) => isEmail(reply) && isLeaving(reply));

function OpenedItem<Item extends InboxItem>({
  kind,
  mailbox: { list, open, show, store, refresh },
  item,
  actions,
  takesFocus,
  onStep,
}: OpenItemProps<Item> & { item: Item }) {
  const { shown, opening } = useOpening(kind, item, actions);
  const readAgain = () => open.refetch().then(({ data }) => data && store(data));
  // The list may have been produced before the item and arrive after it.
  const rows = list.items?.filter(({ id }) => id === item.id) ?? [];
  usePolling('deliveries', readAgain, [item, ...rows].some(hasEmailUnderWay) && pollMs);

  async function remove(one: Item) {
    if ((await actions.remove([one])) && !onStep(1) && !onStep(-1)) show(null);
  }
  return (
    <ReadingPane
      kind={kind}
      item={shown}
      isBusy={actions.isBusy}
      takesFocus={takesFocus}
      onMark={(action) => void opening.current?.then(() => actions.mark(action, [shown]))}
      onRemove={() => void remove(item)}
      onRestore={() => void actions.restore([item])}
      onStep={onStep}
      onClose={() => show(null)}
      onChanged={() => void readAgain()}
      onSent={(replied) => {
        store(replied);
        void refresh();
      }}
    />
  );
}
