import { Alert, Button } from 'antd';
import { useState } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { draftSender } from '../forms/server-drafts.ts';
import { contentCopy } from './content.copy.ts';
import { savedDrafts } from './saved-drafts.ts';
import layout from '../components/layout.module.css';
import styles from './content-list.module.css';

interface DraftsBannerProps {
  /** A content kind, or anything else that keeps drafts with a title. */
  content: { type: string; copy: { one: string } };
  onOpen(id: number | 'new'): void;
}

/** Offers unsaved work again, after a closed tab or a power cut. */
export function DraftsBanner({ content, onOpen }: DraftsBannerProps) {
  const [ids, setIds] = useState(() => savedDrafts.list(content.type));
  if (ids.length === 0) return null;

  const nameOf = (id: number | 'new') => {
    const title = savedDrafts.find(content.type, id)?.draft['title'];
    return (typeof title === 'string' && title.trim()) || contentCopy.newOne({ one: content.copy.one });
  };
  function discard(id: number | 'new') {
    savedDrafts.drop(content.type, id);
    draftSender(`${content.type}.${id}`).discard();
    setIds(savedDrafts.list(content.type));
  }

  return (
    <Alert
      type="warning"
      title={contentCopy.draftsTitle}
      description={
        <ul className={`${layout.stackTight} ${styles.drafts}`}>
          {ids.map((id) => (
            <li className={layout.row} key={id}>
              <span>{nameOf(id)}</span>
              <Button size="small" onClick={() => onOpen(id)}>
                {contentCopy.continueDraft}
              </Button>
              <Button
                size="small"
                type="text"
                onClick={() => discard(id)}
                aria-label={contentCopy.discardDraft({ name: nameOf(id) })}
              >
                {common.discard}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
