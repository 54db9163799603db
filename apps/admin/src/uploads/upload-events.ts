import { ApiError, type FinishedUploadResponse } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { savedFiles } from './saved-files.ts';
import type { SendEvents } from './send-file.ts';
import { failureCopy, waitingCopy } from './upload-copy.ts';
import type { UploadState } from './upload-state.ts';
import { uploadsCopy as copy } from './uploads.copy.ts';

interface UploadListener {
  kind: UploadKind;
  file: File;
  resumeKey: string | undefined;
  /** False once another file was chosen; then nothing of this one is reported any more. */
  isCurrent(): boolean;
  onState(state: UploadState): void;
  onDone(stored: FinishedUploadResponse): void;
  onFail(message: string, canResume: boolean): void;
}

/** Translates the events of an upload into states of its field. */
export function uploadEvents({
  kind,
  file,
  resumeKey,
  isCurrent,
  ...listener
}: UploadListener): SendEvents<FinishedUploadResponse> {
  const { name, size: total } = file;
  let sent = 0;
  return {
    onProgress(now) {
      sent = now;
      if (isCurrent()) listener.onState({ stage: 'sending', name, sent, total });
    },
    onStage(stage, error) {
      if (stage === 'storing') sent = total;
      if (!isCurrent()) return;
      if (stage !== 'waiting') return listener.onState({ stage, name, sent, total });
      const message = error ? waitingCopy(kind, error) : copy.connectionBroken;
      listener.onState({ stage, name, sent, total, message });
    },
    onDone(stored) {
      if (resumeKey) void savedFiles.drop(resumeKey);
      if (isCurrent()) listener.onDone(stored);
    },
    onFail(error) {
      console.error(copy.failed, error);
      const isRefused = error instanceof ApiError && [400, 413, 415].includes(error.status);
      if (resumeKey && isRefused) void savedFiles.drop(resumeKey);
      const message = error instanceof ApiError ? failureCopy(kind, error.status, error.sentence) : error.message;
      if (isCurrent()) listener.onFail(message, !isRefused);
    },
  };
}
