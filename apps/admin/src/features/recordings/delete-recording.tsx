import type { RecordingResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { sizeCopy } from '../../components/size-copy.ts';

interface DeleteRecordingProps {
  recording: RecordingResponse;
  onDelete(): void;
  onClose(): void;
}

/** Asks before a recording goes: there is no way back. */
export function DeleteRecording({ recording: { title, bytes }, onDelete, onClose }: DeleteRecordingProps) {
  return (
    <DeleteQuestion
      title={`Delete '${title}'?`}
      ok="Delete for good"
      onCancel={onClose}
      onDelete={() => {
        onClose();
        onDelete();
      }}
    >
      <p>
        This frees <strong>{sizeCopy(bytes)}</strong> on the server. Picture and sound are gone at once and cannot be
        brought back.
      </p>
    </DeleteQuestion>
  );
}
