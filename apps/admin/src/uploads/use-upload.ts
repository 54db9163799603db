import { useEffect, useRef, useState } from 'react';
import type { FinishedUploadResponse } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { FieldUpload } from './field-upload.ts';
import { noUpload } from './upload-state.ts';

interface Options {
  kind: UploadKind;
  /** Unique name of the field on this device ('sermons/12/audioUrl'), by which its upload continues after a reload. */
  resumeKey?: string | undefined;
  onDone(stored: FinishedUploadResponse): void;
}

/** One upload of one field: shrinks the picture, sends it in pieces, and survives a broken connection and a reload. */
export function useUpload({ kind, resumeKey, onDone }: Options) {
  const [state, setState] = useState(noUpload);
  const upload = useRef<FieldUpload>(undefined);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    const current = new FieldUpload({
      kind,
      resumeKey,
      onState: setState,
      onDone: (stored) => done.current(stored),
    });
    upload.current = current;
    void current.resumeSaved();
    return () => current.close();
  }, [kind, resumeKey]);

  return {
    state,
    start: (file: File) => void upload.current?.start(file),
    pause() {
      upload.current?.pause();
      setState((now) => ('total' in now ? { ...now, stage: 'paused' } : now));
    },
    resume: () => upload.current?.resume(),
    cancel: () => upload.current?.cancel(),
  };
}
