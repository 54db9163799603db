import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../common.copy.ts';
import { Icon } from '../components/icon.tsx';
import { contentCopy } from './content.copy.ts';
import type { ContentItem, ContentType } from './content-type.ts';
import { useNeighbours } from './use-neighbours.ts';
import layout from '../components/layout.module.css';

interface EditorTopProps<Item extends ContentItem> {
  content: ContentType<Item>;
  /** Null for a new item. */
  item: Item | null;
  /** Calls `go`; if there is unsaved work, asks first. */
  onLeave(go: () => void): void;
  onClose(): void;
  onVersions(): void;
  /** Shown between the back button and the buttons for other items. */
  children: ReactNode;
}

/** Buttons that lead out of the editor: back to the list, history, previous and next item. */
export function EditorTop<Item extends ContentItem>({
  content,
  item,
  onLeave,
  onClose,
  onVersions,
  children,
}: EditorTopProps<Item>) {
  const { one, many } = content.copy;
  const { previous, next } = useNeighbours(content, item?.id ?? 'new');
  useShortcut('j', contentCopy.nextOne({ one }), () => next && onLeave(next), next !== null);
  useShortcut('k', contentCopy.previousOne({ one }), () => previous && onLeave(previous), previous !== null);

  return (
    <>
      <Button
        type="text"
        icon={<Icon name="back" />}
        aria-label={contentCopy.backTo({ many })}
        onClick={() => onLeave(onClose)}
      />
      {children}
      {item ? (
        <div className={layout.row}>
          <Button onClick={onVersions}>{contentCopy.history}</Button>
          <Button
            disabled={!previous}
            aria-label={common.previous}
            aria-keyshortcuts="k"
            title={contentCopy.previousWithKey}
            icon={<Icon name="up" />}
            onClick={() => previous && onLeave(previous)}
          />
          <Button
            disabled={!next}
            aria-label={common.next}
            aria-keyshortcuts="j"
            title={contentCopy.nextWithKey}
            icon={<Icon name="down" />}
            onClick={() => next && onLeave(next)}
          />
        </div>
      ) : null}
    </>
  );
}
