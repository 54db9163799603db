import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatShortDate, purgeDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { WorkItemPanel } from '../../work-items/work-item-panel.tsx';
import { inboxCopy } from './inbox.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import { ItemActions } from './item-actions.tsx';
import { ReceivedAt } from './received-at.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import layout from '../../components/layout.module.css';
import styles from './inbox.module.css';

interface ReadingPaneProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  item: Item;
  isBusy: boolean;
  /** Whether the user opened the item, so that the focus moves to its beginning. */
  takesFocus: boolean;
  onMark(action: string): void;
  onRemove(): void;
  onRestore(): void;
  onStep(by: 1 | -1): void;
  onClose(): void;
  /** Called when the item has changed on the server. */
  onChanged(): void;
  onSent(item: Item): void;
}

/** One item: name, time, text, replies and the reply field. */
export function ReadingPane<Item extends InboxItem>({
  kind,
  item,
  isBusy,
  takesFocus,
  onStep,
  onClose,
  onChanged,
  onSent,
  ...actions
}: ReadingPaneProps<Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [item.id, takesFocus]);

  return (
    <article
      className={`${layout.card} ${layout.padded} ${layout.stackLoose} ${styles.pane}`}
      aria-labelledby="open-item"
    >
      <div className={layout.onTablet}>
        <Button type="text" icon={<Icon name="back" />} onClick={onClose}>
          {kind.copy.back}
        </Button>
      </div>
      <header className={layout.stackTight}>
        <div className={layout.between}>
          <h2 id="open-item" ref={heading} tabIndex={-1}>
            {kind.nameOf(item)}
          </h2>
          <ReceivedAt iso={item.createdAt} />
        </div>
        <div className={`${layout.facts} ${layout.muted}`}>{kind.particulars(item)}</div>
        <div className={layout.row}>
          {kind.badgesOf(item).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
      </header>
      <ItemActions kind={kind} item={item} isBusy={isBusy} {...actions}>
        <StepButtons onStep={onStep} />
      </ItemActions>
      {item.deletedAt ? (
        <p className={layout.caution}>{inboxCopy.deletedUntil({ day: formatShortDate(purgeDate(item.deletedAt)) })}</p>
      ) : null}
      <p className={layout.prose}>{kind.textOf(item)}</p>
      {item.deletedAt ? null : <WorkItemPanel key={item.id} kind={kind.workItem} id={item.id} onAssigned={onChanged} />}
      <ReplyList replies={item.replies} onChanged={onChanged} />
      {item.deletedAt ? null : <ReplyForm kind={kind} item={item} onSent={onSent} />}
    </article>
  );
}

function StepButtons({ onStep }: { onStep(by: 1 | -1): void }) {
  return (
    <span>
      <Button
        type="text"
        icon={<Icon name="up" />}
        aria-label={common.previous}
        title={inboxCopy.previousKey}
        onClick={() => onStep(-1)}
      />
      <Button
        type="text"
        icon={<Icon name="down" />}
        aria-label={common.next}
        title={inboxCopy.nextKey}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
