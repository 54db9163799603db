import { Alert, Button } from 'antd';
import { useState } from 'react';
import styles from './content-list.module.css';
import { keptDrafts } from './kept-drafts.ts';

interface DraftsBannerProps {
  /** A content type, or whatever else keeps drafts with a title. */
  content: { type: string; words: { one: string } };
  onOpen(id: number | 'new'): void;
}

/** Offers back what was typed and never saved, after a closed tab or a power cut. */
export function DraftsBanner({ content, onOpen }: DraftsBannerProps) {
  const [ids, setIds] = useState(() => keptDrafts.list(content.type));
  if (ids.length === 0) return null;

  const nameOf = (id: number | 'new') =>
    String(keptDrafts.find(content.type, id)?.draft['title'] ?? '').trim() || `a new ${content.words.one}`;
  function discard(id: number | 'new') {
    keptDrafts.drop(content.type, id);
    setIds(keptDrafts.list(content.type));
  }

  return (
    <Alert
      type="warning"
      title="You have unsaved work on this device"
      description={
        <ul className={styles.drafts}>
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <Button size="small" onClick={() => onOpen(id)}>
                Continue
              </Button>
              <Button size="small" type="text" onClick={() => discard(id)} aria-label={`Discard ${nameOf(id)}`}>
                Discard
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
