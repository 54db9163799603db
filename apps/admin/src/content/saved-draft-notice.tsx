import { Alert, Button } from 'antd';
import { formatMoment } from './normalise.ts';
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
      title={`Your unsaved changes of ${formatMoment(saved.savedAt)} were put back.`}
      description={
        isBehind
          ? `Since then, ${item.updatedBy ?? 'someone'} has saved this ${one} (${formatMoment(item.updatedAt ?? '')}). Saving shows both, for you to choose.`
          : undefined
      }
      action={<Button onClick={onDiscard}>Discard them</Button>}
    />
  );
}
