import { useEffect, useRef, useState } from 'react';
import { type ArchiveCheckResponse, dataOf, readableError } from '@ministry/api-client';
import { archiveBytes } from '@ministry/domain';
import { api } from '../../session.ts';
import { sendFile, type Sending } from '../../uploads/send-file.ts';
import { noUpload, type UploadState } from '../../uploads/upload-state.ts';
import { archiveCopy as copy } from './archive.copy.ts';
import { type SentArchive, sentArchive } from './archive.ts';

export interface CheckedArchive {
  sent: SentArchive;
  found: ArchiveCheckResponse;
}

/** Checks an archive on the server without changing anything. */
export const checkArchive = (upload: string): Promise<ArchiveCheckResponse> =>
  dataOf(api.calls.POST('/api/site/archive/imports/{upload}/check', { params: { path: { upload } } }));

/** Uploads an archive in pieces, resumes after a lost connection, and then has it checked. */
export function useArchiveUpload(onChecked: (checked: CheckedArchive) => void) {
  const [state, setState] = useState<UploadState>(noUpload);
  const sending = useRef<Sending>(undefined);
  // The server keeps the received pieces: choosing the same file again continues the upload.
  useEffect(() => () => sending.current?.pause(), []);

  function start(file: File) {
    sending.current?.cancel();
    const { name, size: total } = file;
    if (total > archiveBytes) return setState({ stage: 'failed', name, message: copy.tooLarge, canResume: false });
    let sent = 0;
    sending.current = sendFile<CheckedArchive>({
      kind: 'archive',
      file,
      fingerprint: ['archive', total, file.lastModified, name].join('-'),
      async finish(id) {
        const archive = { id, name, at: Date.now() };
        const found = await checkArchive(id);
        return { sent: archive, found };
      },
      events: {
        onProgress(now) {
          sent = now;
          setState({ stage: 'sending', name, sent, total });
        },
        onStage(stage, error) {
          if (stage !== 'waiting') return setState({ stage, name, sent: stage === 'storing' ? total : sent, total });
          const message = error ? readableError(error) : copy.connectionLost;
          setState({ stage, name, sent, total, message });
        },
        onDone(checked) {
          setState(noUpload);
          sentArchive.note(checked.sent);
          onChecked(checked);
        },
        onFail: (error) => setState({ stage: 'failed', name, message: readableError(error), canResume: true }),
      },
    });
    sending.current.resume();
  }

  return {
    state,
    start,
    pause() {
      sending.current?.pause();
      setState((now) => ('total' in now ? { ...now, stage: 'paused' } : now));
    },
    resume: () => sending.current?.resume(),
    cancel() {
      sending.current?.cancel();
      setState(noUpload);
    },
  };
}
