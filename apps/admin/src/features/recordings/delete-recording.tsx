import type { RecordingResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { sizeCopy } from '../../components/size-copy.ts';
import { recordingsCopy as copy } from './recordings.copy.ts';

interface DeleteRecordingProps {
  recording: RecordingResponse;
  onDelete(): void;
  onClose(): void;
}

/** Asks before a recording is deleted, which cannot be undone. */
export function DeleteRecording({ recording: { title, bytes }, onDelete, onClose }: DeleteRecordingProps) {
  return (
    <DeleteQuestion
      title={copy.deleteQuestion({ title })}
      ok={copy.deleteForGood}
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      <p>{copy.deleteText({ size: sizeCopy(bytes) })}</p>
    </DeleteQuestion>
  );
}
