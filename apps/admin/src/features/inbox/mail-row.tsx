import { Link, useLocation } from 'react-router-dom';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { AssigneeMark } from '../../work-items/assignee-mark.tsx';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { ReceivedAt } from './received-at.tsx';
import layout from '../../components/layout.module.css';
import styles from './inbox.module.css';

/** Characters of the text that fit into a row at its greatest width. */
const snippetLength = 300;

interface MailRowProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  item: Item;
  isOpen: boolean;
  isSelected: boolean;
  hasDraft: boolean;
  onSelect(isSelected: boolean): void;
  onOpen(): void;
}

/** Name, time, beginning of the text and badges. The whole row opens the item; its link can be opened in a new tab. */
export function MailRow<Item extends InboxItem>({
  kind,
  item,
  isOpen,
  isSelected,
  hasDraft,
  onSelect,
  onOpen,
}: MailRowProps<Item>) {
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  address.set('item', String(item.id));
  const name = kind.nameOf(item);
  const isNew = kind.isNew?.(item) ?? false;
  return (
    <li className={`${styles.row} ${isOpen ? styles.isOpen : ''}`}>
      <label className={`${styles.check} ${layout.aboveLink}`}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={kind.copy.selectRow({ name, id: item.id })}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <Link
        to={{ search: address.toString() }}
        className={`${layout.column} ${layout.stretchedLink} ${styles.open}`}
        data-item={item.id}
        aria-current={isOpen || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={layout.between}>
          <Name name={name} isNew={isNew} />
          <ReceivedAt iso={item.createdAt} />
        </span>
        <span className={`${layout.muted} ${styles.snippet}`}>{kind.textOf(item).slice(0, snippetLength)}</span>
        <span className={layout.row}>
          {hasDraft ? <Badge>{common.draft}</Badge> : null}
          {kind.badgesOf(item).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
          <AssigneeMark assignee={item.assignee} />
        </span>
      </Link>
    </li>
  );
}

const Name = ({ name, isNew }: { name: string; isNew: boolean }) => (
  <span className={`${layout.truncate} ${isNew ? layout.strong : ''}`}>
    {isNew ? (
      <>
        <span aria-hidden="true">● </span>
        <VisuallyHidden>{inboxCopy.unreadMark} </VisuallyHidden>
      </>
    ) : null}
    {name}
  </span>
);
