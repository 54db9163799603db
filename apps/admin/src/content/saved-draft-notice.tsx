import { Alert, Button } from 'antd';
import { contentCopy as copy } from './content.copy.ts';
import { formatDateTime } from './normalise.ts';
import type { SavedDraft } from './saved-drafts.ts';

interface SavedDraftNoticeProps {
  one: string;
  item: { updatedAt?: string | null; updatedBy?: string | null } | null;
  /** Null while nothing was put back. */
  saved: SavedDraft | null;
  onDiscard(): void;
}

/** Says that unsaved work was put back, and whether somebody has saved the item since. */
export function SavedDraftNotice({ one, item, saved, onDiscard }: SavedDraftNoticeProps) {
  if (!saved) return null;
  const isBehind = item?.updatedAt && saved.basedOn && saved.basedOn !== item.updatedAt;
  return (
    <Alert
      type="warning"
      showIcon
      title={copy.draftRestored({ moment: formatDateTime(saved.savedAt) })}
      description={
        isBehind
          ? copy.draftBehind({
              name: item.updatedBy ?? copy.someone,
              one,
              moment: formatDateTime(item.updatedAt ?? ''),
            })
          : undefined
      }
      action={<Button onClick={onDiscard}>{copy.discardChanges}</Button>}
    />
  );
}
