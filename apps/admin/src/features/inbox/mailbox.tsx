import { useShortcut } from '@ministry/ui/use-shortcut';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageNotice } from '../../components/page-notice.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { MailBulk } from './mail-bulk.tsx';
import { MailList } from './mail-list.tsx';
import styles from './mailbox.module.css';
import { OpenItem } from './open-item.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { useMailbox } from './use-mailbox.ts';

/** One inbox as a person reads mail: the list, and beside it (on a narrow screen instead of it) what is open. */
export function Mailbox<Item extends InboxItem>({ kind }: { kind: InboxKind<Item> }) {
  const mailbox = useMailbox(kind);
  const { address, list, openId, show, step, refresh } = mailbox;
  const actions = useInboxActions(kind, mailbox);
  const selection = useSelection();
  const { isPolling, arrived } = useArrivals(JSON.stringify(address.query), list.items, list.isFetching, refresh);
  const [hasOpened, setOpened] = useState(false);
  const { copy } = kind;

  function open(id: number) {
    setOpened(true);
    show(id, openId !== null);
  }
  function go(by: 1 | -1): boolean {
    setOpened(true);
    return step(by);
  }
  useShortcut('j', `Next ${copy.one}`, () => go(1));
  useShortcut('k', `Previous ${copy.one}`, () => go(-1));
  useShortcut(
    'x',
    `Select the ${copy.one}`,
    () =>
      openId !== null &&
      selection.set(
        selection.ids.includes(openId) ? selection.ids.filter((id) => id !== openId) : [...selection.ids, openId],
      ),
    openId !== null,
  );
  useShortcut('Escape', 'Back to the list', () => show(null), openId !== null);

  // Whoever closes an item is led back to its row.
  const lastOpen = useRef(openId);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null)
      document.querySelector<HTMLElement>(`[data-item="${lastOpen.current}"]`)?.focus();
    lastOpen.current = openId;
  }, [openId]);

  const news =
    list.isFetching && !isPolling
      ? 'Loading…'
      : arrived > 0
        ? `${arrived} new ${arrived === 1 ? copy.one : copy.many}`
        : '';
  const isEmpty = list.items?.length === 0;
  return (
    <div className={`${styles.mailbox} ${openId === null ? '' : styles.hasOpen}`}>
      <div className={styles.tools}>
        <ListToolbar action={<Button onClick={() => void refresh()}>Refresh</Button>}>
          <SearchBox
            label={copy.searchLabel}
            value={address.query.search}
            onSearch={(search) => address.change({ search }, true)}
          />
          <Choice
            aria-label="Show"
            value={address.query.status}
            options={kind.filters}
            onChange={(status) => address.change({ status })}
          />
        </ListToolbar>
      </div>
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
      {!list.items && !list.error ? <Loading label={`Loading the ${copy.many}…`} /> : null}
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
              {address.isNarrowed ? <Button onClick={address.clear}>Clear the filters</Button> : null}
            </PageNotice>
          ) : null}
        </div>
        <OpenItem kind={kind} mailbox={mailbox} actions={actions} takesFocus={hasOpened} onStep={go} />
      </div>
    </div>
  );
}
