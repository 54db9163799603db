import { Button } from 'antd';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Icon } from '../components/icon.tsx';
import type { ContentItem, ContentType } from './content-type.ts';
import { formatMoment } from './normalise.ts';
import { useNeighbours } from './use-neighbours.ts';
import styles from './content-editor.module.css';

interface EditorTopProps<Item extends ContentItem> {
  content: ContentType<Item>;
  /** Null for a new item. */
  item: Item | null;
  /** Goes somewhere else, unless unsaved work holds it up. */
  onLeave(go: () => void): void;
  onClose(): void;
  onVersions(): void;
}

/** The ways out of the editor, and who was here last. */
export function EditorTop<Item extends ContentItem>({
  content,
  item,
  onLeave,
  onClose,
  onVersions,
}: EditorTopProps<Item>) {
  const { one, many } = content.copy;
  const { previous, next } = useNeighbours(content, item?.id ?? 'new');
  useShortcut('j', `Next ${one}`, () => next && onLeave(next), next !== null);
  useShortcut('k', `Previous ${one}`, () => previous && onLeave(previous), previous !== null);

  return (
    <div className={styles.top}>
      <Button className={styles.back} type="text" icon={<Icon name="back" />} onClick={() => onLeave(onClose)}>
        Back to {many}
      </Button>
      {item ? (
        <>
          <p className={styles.lastChange}>
            Last changed {item.updatedBy ? `by ${item.updatedBy} ` : ''}on {formatMoment(item.updatedAt)}
          </p>
          <Button onClick={onVersions}>History</Button>
          <Button disabled={!previous} aria-keyshortcuts="k" title="K" onClick={() => previous && onLeave(previous)}>
            Previous
          </Button>
          <Button disabled={!next} aria-keyshortcuts="j" title="J" onClick={() => next && onLeave(next)}>
            Next
          </Button>
        </>
      ) : null}
    </div>
  );
}
