import { Button } from 'antd';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import type { ContentItem, ContentType } from './content-type.ts';
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

/** The ways out of the editor. */
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
    <>
      <Button className={styles.back} type="text" icon={<Icon name="back" />} onClick={() => onLeave(onClose)}>
        <VisuallyHidden>Back to {many}</VisuallyHidden>
      </Button>
      {item ? (
        <div className={styles.ways}>
          <Button onClick={onVersions}>History</Button>
          <Button
            disabled={!previous}
            aria-label="Previous"
            aria-keyshortcuts="k"
            title="Previous (K)"
            icon={<Icon name="up" />}
            onClick={() => previous && onLeave(previous)}
          />
          <Button
            disabled={!next}
            aria-label="Next"
            aria-keyshortcuts="j"
            title="Next (J)"
            icon={<Icon name="down" />}
            onClick={() => next && onLeave(next)}
          />
        </div>
      ) : null}
    </>
  );
}
