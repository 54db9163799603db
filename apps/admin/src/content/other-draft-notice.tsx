import { Alert, Button } from 'antd';
import { commonCopy as common } from '../common.copy.ts';
import type { OtherDraft } from '../forms/use-other-draft.ts';
import { contentCopy as copy } from './content.copy.ts';
import { formatDateTime } from './normalise.ts';
import layout from '../components/layout.module.css';

interface OtherDraftNoticeProps {
  /** Null while there is none. */
  other: OtherDraft | null;
  onContinue(): void;
  onDiscard(): void;
}

/** Offers what was typed into the same form on another device and not saved. */
export function OtherDraftNotice({ other, onContinue, onDiscard }: OtherDraftNoticeProps) {
  if (!other) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={(other.isOfThisDevice ? copy.draftOfThisDevice : copy.draftOfOtherDevice)({
        moment: formatDateTime(other.savedAt),
      })}
      description={
        <div className={layout.row}>
          <Button onClick={onContinue}>{copy.continueDraft}</Button>
          <Button onClick={onDiscard}>{common.discard}</Button>
        </div>
      }
    />
  );
}
