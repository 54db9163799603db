import { ApiError, type FinishedUploadResponse } from '@ministry/api-client';
import { formatBytes, type UploadKind, uploadBytes } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../session.ts';
import { savedFiles } from './saved-files.ts';
import { acquireTabLock } from './tab-lock.ts';
import type { Sending } from './send-file.ts';
import { shrinkImage } from './shrink-image.ts';
import { failureCopy, signedOut } from './upload-copy.ts';

export type UploadState =
  | { stage: 'none' }
  /** The file is being read, and a picture made smaller. */
  | { stage: 'preparing'; name: string }
  | { stage: 'sending' | 'waiting' | 'paused' | 'storing'; name: string; sent: number; total: number }
  /** `canResume`: the same button goes on where it stopped. */
  | { stage: 'failed'; name: string; message: string; canResume: boolean }
  /** A reload came in between, and the file was too large to keep: it has to be chosen again. */
  | { stage: 'left'; name: string };

const none: UploadState = { stage: 'none' };
/** States in which something is under way. */
export const isBusy = ({ stage }: UploadState): boolean =>
  ['preparing', 'sending', 'waiting', 'storing', 'paused'].includes(stage);

interface Options {
  kind: UploadKind;
  /** Names the field, unlike any other on this device ('sermons/12/audioUrl'): its upload goes on after a reload. */
  resumeKey?: string | undefined;
  onDone(stored: FinishedUploadResponse): void;
}

/** One upload of one field: shrinks, sends in pieces, survives a broken line and a reload. */
export function useUpload({ kind, resumeKey, onDone }: Options) {
  const [state, setState] = useState(none);
  const sending = useRef<Sending | null>(null);
  /** Counts the files that were chosen: what an earlier one still reports is not heard. */
  const turn = useRef(0);
  const letGo = useRef<(() => void) | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const fail = useCallback((name: string, message: string, canResume: boolean) => {
    setState({ stage: 'failed', name, message, canResume });
    showToast({ title: 'Error', description: message, variant: 'destructive' });
  }, []);

  const begin = useCallback(
    async (chosen: File) => {
      sending.current?.pause();
      sending.current = null;
      const mine = ++turn.current;
      const isMine = () => mine === turn.current;
      // ADM-18
      if (session.authorization() === null) return fail(chosen.name, signedOut, false);
      setState({ stage: 'preparing', name: chosen.name });
      const [{ sendFile }, file] = await Promise.all([
        import('./send-file.ts'),
        kind === 'image' ? shrinkImage(chosen) : chosen,
      ]);
      if (!isMine()) return;
      const { name, size: total } = file;
      if (total > uploadBytes[kind])
        return fail(
          name,
          failureCopy(
            kind,
            413,
            `${name} has ${formatBytes(total)}; at most ${formatBytes(uploadBytes[kind])} are taken.`,
          ),
          false,
        );
      if (resumeKey) {
        letGo.current ??= await acquireTabLock(resumeKey);
        await savedFiles.keep(resumeKey, chosen);
      }
      let sent = 0;
      const begun = await sendFile(kind, file, {
        onProgress(now) {
          sent = now;
          if (isMine()) setState({ stage: 'sending', name, sent, total });
        },
        onStage: (stage) => isMine() && setState({ stage, name, sent: stage === 'storing' ? total : sent, total }),
        onDone(stored) {
          if (resumeKey) void savedFiles.drop(resumeKey);
          if (!isMine()) return;
          letGo.current?.();
          letGo.current = null;
          setState(none);
          done.current(stored);
        },
        onFail(error) {
          console.error('Upload failed', error);
          const isRefused = error instanceof ApiError && [400, 413, 415].includes(error.status);
          if (resumeKey && isRefused) void savedFiles.drop(resumeKey);
          if (isMine())
            fail(
              name,
              error instanceof ApiError ? failureCopy(kind, error.status, error.sentence) : error.message,
              !isRefused,
            );
        },
      });
      if (!isMine()) return;
      sending.current = begun;
      begun.resume();
    },
    [fail, kind, resumeKey],
  );
  const start = useCallback(
    (chosen: File) =>
      // The line broke before anything was sent, or the file cannot be read: it is to be chosen again.
      begin(chosen).catch((error: unknown) => {
        console.error('Upload failed', error);
        fail(chosen.name, `Failed to upload ${kind}. Please choose the file again.`, false);
      }),
    [begin, fail, kind],
  );

  useEffect(() => {
    const began = turn.current;
    async function goOn(key: string) {
      const saved = await savedFiles.find(key);
      if (!saved || turn.current !== began) return;
      if (!saved.file) return setState({ stage: 'left', name: saved.name });
      // Another tab is at it.
      const release = await acquireTabLock(key);
      if (!release) return;
      if (turn.current !== began) return release();
      letGo.current = release;
      await start(saved.file);
    }
    if (resumeKey) void goOn(resumeKey);
    return () => {
      // Another field or another page: what has come stays at the server, and the file on the device.
      turn.current += 1;
      sending.current?.pause();
      sending.current = null;
      letGo.current?.();
      letGo.current = null;
      setState(none);
    };
  }, [resumeKey, start]);

  return {
    state,
    start,
    pause() {
      sending.current?.pause();
      setState((now) => ('total' in now ? { ...now, stage: 'paused' } : now));
    },
    resume: () => sending.current?.resume(),
    /** Gives the upload up, or puts its failure away. */
    cancel() {
      turn.current += 1;
      sending.current?.cancel();
      sending.current = null;
      letGo.current?.();
      letGo.current = null;
      if (resumeKey) void savedFiles.drop(resumeKey);
      setState(none);
    },
  };
}
