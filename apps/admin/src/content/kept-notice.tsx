import { Alert, Button } from 'antd';
import type { ContentItem } from './content-type.ts';
import type { KeptDraft } from './kept-drafts.ts';
import { formatMoment } from './normalise.ts';

interface KeptNoticeProps {
  one: string;
  item: ContentItem | null;
  /** Null while nothing was put back. */
  kept: KeptDraft | null;
  onDiscard(): void;
}

/** Says that unsaved work was put back, and whether somebody has saved the item since. */
export function KeptNotice({ one, item, kept, onDiscard }: KeptNoticeProps) {
  if (!kept) return null;
  const isBehind = item && kept.basedOn && kept.basedOn !== item.updatedAt;
  return (
    <Alert
      type="warning"
      showIcon
      title={`Your unsaved changes of ${formatMoment(kept.keptAt)} were put back.`}
      description={
        isBehind
          ? `Since then, ${item.updatedBy ?? 'someone'} has saved this ${one} (${formatMoment(item.updatedAt)}). Saving shows both, for you to choose.`
          : undefined
      }
      action={<Button onClick={onDiscard}>Discard them</Button>}
    />
  );
}
