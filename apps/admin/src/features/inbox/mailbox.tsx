import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { type Selection, useSelection } from '../../lists/use-selection.ts';
import { useViews } from '../../lists/use-views.ts';
import { ViewsMenu } from '../../lists/views-menu.tsx';
import { assignedFilter } from '../../work-items/assigned-filter.ts';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { MailBulk } from './mail-bulk.tsx';
import { MailList } from './mail-list.tsx';
import { OpenItem } from './open-item.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { type Mailbox as MailboxState, useMailbox } from './use-mailbox.ts';
import layout from '../../components/layout.module.css';
import styles from './inbox.module.css';

/** Opens items by click and by keyboard shortcuts. */
function useReading<Item extends InboxItem>(
  { copy }: InboxKind<Item>,
  { openId, show, step }: MailboxState<Item>,
  selection: Selection,
) {
  const [hasOpened, setOpened] = useState(false);

  function open(id: number) {
    setOpened(true);
    show(id, openId !== null);
  }
  function go(by: 1 | -1): boolean {
    setOpened(true);
    return step(by);
  }
  useShortcut('j', copy.next, () => go(1));
  useShortcut('k', copy.previous, () => go(-1));
  useShortcut(
    'x',
    copy.selectOpen,
    () =>
      openId !== null &&
      selection.set(
        selection.ids.includes(openId) ? selection.ids.filter((id) => id !== openId) : [...selection.ids, openId],
      ),
    openId !== null,
  );
  useShortcut('Escape', inboxCopy.backToList, () => show(null), openId !== null);

  // When an item is closed, the focus returns to its row.
  const lastOpen = useRef(openId);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null)
      document.querySelector<HTMLElement>(`[data-item="${lastOpen.current}"]`)?.focus();
    lastOpen.current = openId;
  }, [openId]);

  return {
    /** Whether an item was opened by the user, and not only by the address. */
    hasOpened,
    open,
    go,
  };
}

/** One inbox: the list with the open item beside it, or instead of it on narrow screens. */
export function Mailbox<Item extends InboxItem>({ kind }: { kind: InboxKind<Item> }) {
  const mailbox = useMailbox(kind);
  const { address, list, openId, refresh } = mailbox;
  const actions = useInboxActions(kind, mailbox);
  const selection = useSelection();
  const { isPolling, arrived } = useArrivals(JSON.stringify(address.query), list.items, list.isFetching, refresh);
  const { hasOpened, open, go } = useReading(kind, mailbox, selection);
  const { copy } = kind;

  const news = list.isFetching && !isPolling ? common.loading : arrived > 0 ? copy.arrived({ count: arrived }) : '';
  const isEmpty = list.items?.length === 0;
  return (
    <div className={`${layout.stack} ${openId === null ? '' : styles.hasOpen}`}>
      {actions.questions}
      <MailToolbar kind={kind} mailbox={mailbox} />
      <MailBulk
        kind={kind}
        actions={actions}
        selection={selection}
        items={list.items}
        isTrash={address.query.status === 'deleted'}
      />
      {list.error ? (
        <LoadFailed
          title={copy.failed}
          error={list.error}
          isSaved={list.items !== undefined}
          onRetry={() => void refresh()}
        />
      ) : null}
      {!list.items && !list.error ? <Loading label={copy.loadingList} /> : null}
      <div className={`${styles.panes} ${isEmpty && openId === null ? styles.isEmpty : ''}`}>
        <div className={styles.listSide}>
          {list.items?.length ? (
            <MailList
              kind={kind}
              mailbox={mailbox}
              items={list.items}
              news={news}
              selection={selection}
              onOpen={open}
            />
          ) : null}
          {isEmpty && !list.isFetching ? (
            <PageNotice text={copy.nothing}>
              {address.isNarrowed ? <Button onClick={address.clear}>{common.clearTheFilters}</Button> : null}
            </PageNotice>
          ) : null}
        </div>
        <OpenItem kind={kind} mailbox={mailbox} actions={actions} takesFocus={hasOpened} onStep={go} />
      </div>
    </div>
  );
}

function MailToolbar<Item extends InboxItem>({
  kind: { copy, filters, path, workItem },
  mailbox: { address, refresh },
}: {
  kind: InboxKind<Item>;
  mailbox: MailboxState<Item>;
}) {
  // The list has no columns to choose.
  const views = useViews(workItem, address.defaults, '');
  return (
    <div className={styles.tools}>
      <ListToolbar
        searchLabel={copy.search}
        address={address}
        path={path}
        filters={[{ name: 'status', label: inboxCopy.show, options: filters }, assignedFilter(workItem)]}
      >
        <ViewsMenu views={views} />
        <Button type="text" onClick={() => void refresh()}>
          {common.refresh}
        </Button>
      </ListToolbar>
    </div>
  );
}
