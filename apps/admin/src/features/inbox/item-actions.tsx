import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import type { InboxItem, InboxKind } from './inbox-kind.ts';
import layout from '../../components/layout.module.css';

interface ItemActionsProps<Item extends InboxItem> {
  kind: InboxKind<Item>;
  item: Item;
  isBusy: boolean;
  onMark(action: string): void;
  onRemove(): void;
  onRestore(): void;
  /** Links to the next and the previous item. */
  children: ReactNode;
}

/**
 * Actions on the open item. Of each pair of marks only the one that would change the item is shown (MSG-04). Buttons
 * are never disabled, because that would lose the focus.
 */
export function ItemActions<Item extends InboxItem>({
  kind,
  item,
  isBusy,
  onMark,
  onRemove,
  onRestore,
  children,
}: ItemActionsProps<Item>) {
  if (item.deletedAt !== null) {
    return (
      <div className={layout.row}>
        <Button onClick={() => (isBusy ? undefined : onRestore())}>{common.restore}</Button>
        {children}
      </div>
    );
  }
  return (
    <div className={layout.row} role="group" aria-label={kind.copy.this}>
      {Object.entries(kind.marks)
        .filter(([, mark]) => !mark.isDone(item))
        .map(([action, mark]) => (
          // Keyed by the shortcut: a pair of marks shares one button, which keeps the focus when its label changes.
          <MarkButton key={mark.key ?? action} mark={mark} onMark={() => onMark(action)} />
        ))}
      <Button danger onClick={() => (isBusy ? undefined : onRemove())}>
        {common.delete}
      </Button>
      {children}
    </div>
  );
}

function MarkButton({ mark, onMark }: { mark: { label: string; key?: string }; onMark(): void }) {
  useShortcut(mark.key ?? '', mark.label, onMark, mark.key !== undefined);
  return (
    <Button onClick={onMark} {...(mark.key ? { 'aria-keyshortcuts': mark.key, title: mark.key } : {})}>
      {mark.label}
    </Button>
  );
}
