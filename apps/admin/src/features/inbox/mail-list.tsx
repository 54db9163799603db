import { Pagination } from 'antd';
import { savedDrafts } from '../../content/saved-drafts.ts';
import { RowList } from '../../lists/row-list.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { MailRow } from './mail-row.tsx';
import type { Mailbox } from './use-mailbox.ts';
import layout from '../../components/layout.module.css';
import styles from './inbox.module.css';

interface MailListProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  mailbox: Mailbox<Item>;
  items: Item[];
  /** Announced by screen readers when the list has changed. */
  news: string;
  selection: Selection;
  onOpen(id: number): void;
}

/** One page of an inbox, with checkboxes to select items. */
export function MailList<Item extends InboxItem>({
  kind,
  mailbox,
  items,
  news,
  selection,
  onOpen,
}: MailListProps<Item>) {
  const { list, address, openId } = mailbox;
  const drafts = savedDrafts.list(kind.drafts);
  const chosen = new Set(selection.ids);
  const shown = items.map(({ id }) => id);
  const choose = (ids: number[], isSelected: boolean) =>
    selection.set(
      isSelected ? [...new Set([...selection.ids, ...ids])] : selection.ids.filter((id) => !ids.includes(id)),
    );

  return (
    <div className={layout.stack}>
      <section className={layout.stack} aria-label={kind.copy.many}>
        <div className={layout.between}>
          <SelectAll
            isChecked={shown.every((id) => chosen.has(id))}
            onChange={(isSelected) => choose(shown, isSelected)}
          >
            {kind.copy.counted({ count: list.total })}
          </SelectAll>
          <span role="status" className={layout.strong}>
            {news}
          </span>
        </div>
        <RowList>
          {items.map((item) => (
            <MailRow
              key={item.id}
              kind={kind}
              item={item}
              isOpen={item.id === openId}
              isSelected={chosen.has(item.id)}
              hasDraft={drafts.includes(item.id)}
              onSelect={(isSelected) => choose([item.id], isSelected)}
              onOpen={() => onOpen(item.id)}
            />
          ))}
        </RowList>
      </section>
      <Pagination
        align="center"
        hideOnSinglePage
        showSizeChanger={false}
        current={list.page}
        pageSize={list.pageSize}
        total={list.total}
        onChange={(page) => address.change({ page })}
      />
    </div>
  );
}

interface SelectAllProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** Text with the number of items. */
  children: string;
}

function SelectAll({ isChecked, onChange, children }: SelectAllProps) {
  return (
    <span className={layout.row}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-label={inboxCopy.selectAll}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <span>{children}</span>
    </span>
  );
}
