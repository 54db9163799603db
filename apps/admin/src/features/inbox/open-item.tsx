import { ApiError, readableError } from '@ministry/api-client';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Waiting } from '../../components/waiting.tsx';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import styles from './reading-pane.module.css';
import { ReadingPane } from './reading-pane.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { Mailbox } from './use-mailbox.ts';

interface OpenItemProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  mailbox: Mailbox<Item>;
  actions: InboxActions<Item>;
  takesFocus: boolean;
  /** Answers false where there is no next or previous one. */
  onStep(by: 1 | -1): boolean;
}

/** What the address says is open, on its way, gone, or nothing yet. */
export function OpenItem<Item extends InboxItem>({ kind, mailbox, actions, takesFocus, onStep }: OpenItemProps<Item>) {
  const { openId, open, item, list, show, store, refresh } = mailbox;
  const { data: answered, error } = open;

  // Opened once, marked once: whoever marks it unread again means it.
  const marked = useRef<number | null>(null);
  const { markOpened } = actions;
  useEffect(() => {
    // What the list knows may be old, and a read under way would bring back the mark that was set meanwhile.
    if (openId === null) marked.current = null;
    if (answered?.id !== openId || marked.current === openId) return;
    marked.current = openId;
    if (answered) void markOpened(answered);
  }, [answered, openId, markOpened]);

  if (openId === null)
    return list.items?.length ? (
      <p className={`${styles.pane} ${styles.nothing}`}>Choose a {kind.words.one} to read it.</p>
    ) : null;
  if (error && !item) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <div className={styles.pane}>
        <Alert
          type="error"
          showIcon
          title={isGone ? `This ${kind.words.one} is not there any more` : `This ${kind.words.one} could not be loaded`}
          description={
            isGone ? 'It was deleted more than thirty days ago, or its time was over.' : readableError(error)
          }
          action={
            isGone ? (
              <Button onClick={() => show(null)}>Back to {kind.words.many}</Button>
            ) : (
              <Button onClick={() => void open.refetch()}>Try again</Button>
            )
          }
        />
      </div>
    );
  }
  if (!item) return <Waiting label={`Loading the ${kind.words.one}…`} />;

  async function remove(one: Item) {
    if ((await actions.remove([one])) && !onStep(1) && !onStep(-1)) show(null);
  }
  return (
    <ReadingPane
      key={item.id}
      kind={kind}
      item={item}
      isBusy={actions.isBusy}
      takesFocus={takesFocus}
      onMark={(action) => void actions.mark(action, [item])}
      onRemove={() => void remove(item)}
      onRestore={() => void actions.restore([item])}
      onStep={onStep}
      onClose={() => show(null)}
      onChanged={() => void open.refetch().then(({ data }) => data && store(data))}
      onSent={(replied) => {
        store(replied);
        void refresh();
      }}
    />
  );
}
