import { ApiError, dataOf, type FinishedUploadResponse } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { Upload } from 'tus-js-client';
import { api, session } from '../session.ts';
import { unfinishedUploads, fingerprintOf } from './unfinished-uploads.ts';
import { signedOut } from './upload-copy.ts';

const endpoint = '/api/upload/resumable';
/** Bytes of one request. Small enough for a proxy's limits and timeouts, large enough for a slow line's round trips. */
const pieceBytes = 8 * 1_024 ** 2;
/** Milliseconds until the next attempt on a broken line; the last one again and again, for as long as the page is open. */
const delays = [1_000, 2_000, 5_000, 10_000];
/** Milliseconds without a sign of life after which a line is taken for broken, which no browser says by itself. */
const timeoutMs = 90_000;

export interface SendEvents {
  onProgress(sent: number, total: number): void;
  /** `waiting`: the line is broken; it goes on by itself. `storing`: all is there, the server takes it in. */
  onStage(stage: 'sending' | 'waiting' | 'storing'): void;
  onDone(stored: FinishedUploadResponse): void;
  /** It will not go on by itself. */
  onFail(error: Error): void;
}

export interface Sending {
  pause(): void;
  resume(): void;
  /** Gives it up, at the server too. */
  cancel(): void;
}

/** Nobody is signed in (ADM-18). */
export class SignedOut extends Error {
  override message = signedOut;
}

/** The file was changed, moved or taken out with its stick. */
export class FileGone extends Error {
  override message = 'The file cannot be read any more. Please choose it again.';
}

const passing = new Set([408, 409, 423, 425, 429, 500, 502, 503, 504]);
/** A broken line, a busy or restarting server: worth another attempt. Anything else is for a person to see. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError ? passing.has(error.status) : !(error instanceof SignedOut || error instanceof FileGone);

/** Sends a file in pieces, for as long as it takes, and has it taken in. Nothing is sent before the first `resume`. */
export async function sendFile(kind: UploadKind, file: File, events: SendEvents): Promise<Sending> {
  const fingerprint = await fingerprintOf(kind, file);
  let isRunning = false;
  /** Between two attempts on a broken line. */
  let isWaiting = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };

  const upload = new Upload(file, {
    endpoint,
    uploadUrl: (fingerprint && unfinishedUploads.find(fingerprint)) ?? null,
    metadata: { kind, filename: file.name, filetype: file.type },
    chunkSize: pieceBytes,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest(request) {
      const authorization = session.authorization();
      if (authorization === null) throw new SignedOut();
      request.setHeader('Authorization', authorization);
      after(timeoutMs, stalled);
    },
    onAfterResponse(request, response) {
      const status = response.getStatus();
      // An upload that the server no longer knows is begun anew by tus itself.
      if (status < 400 || (request.getMethod() === 'HEAD' && (status === 404 || status === 410))) return;
      if (status === 401) session.onUnauthorized(request.getHeader('Authorization') ?? '');
      throw new ApiError(status, '', response.getBody());
    },
    onUploadUrlAvailable: () => fingerprint && upload.url && unfinishedUploads.note(fingerprint, upload.url),
    onProgress(sent, total) {
      failures = 0;
      after(timeoutMs, stalled);
      events.onProgress(sent, total);
    },
    onSuccess: () => void finish(),
    onError: (error) => failed('causingError' in error && error.causingError ? error.causingError : error),
  });

  function go() {
    if (!isRunning) return;
    isWaiting = false;
    events.onStage('sending');
    // A browser reports a file that is gone as a broken line.
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => isRunning && upload.start(),
        () => failed(new FileGone()),
      );
  }
  function stalled() {
    void upload.abort();
    waitAndGo();
  }
  function waitAndGo() {
    isWaiting = true;
    events.onStage('waiting');
    after(delays[Math.min(failures++, delays.length - 1)] ?? 0, go);
  }
  function failed(error: Error) {
    if (!isRunning) return;
    if (isPassing(error)) return waitAndGo();
    stop();
    events.onFail(error);
  }
  async function finish() {
    clearTimeout(timer);
    events.onStage('storing');
    const id = upload.url?.split('/').at(-1) ?? '';
    try {
      const stored = await dataOf(api.calls.POST('/api/upload/resumable/{id}/finish', { params: { path: { id } } }));
      if (fingerprint) unfinishedUploads.forget(fingerprint);
      if (!isRunning) return;
      stop();
      events.onDone(stored);
    } catch (error) {
      // Refused for good, or gone: the next attempt begins anew.
      if (fingerprint && error instanceof ApiError && [404, 413, 415].includes(error.status))
        unfinishedUploads.forget(fingerprint);
      failed(error instanceof Error ? error : new Error(String(error)));
    }
  }
  /** The line is back: no need to wait any longer. */
  const onOnline = () => {
    if (isWaiting) after(0, go);
  };
  function stop() {
    isRunning = false;
    isWaiting = false;
    clearTimeout(timer);
    globalThis.removeEventListener('online', onOnline);
  }

  return {
    pause() {
      stop();
      void upload.abort();
    },
    resume() {
      if (isRunning) return;
      isRunning = true;
      failures = 0;
      globalThis.addEventListener('online', onOnline);
      go();
    },
    cancel() {
      stop();
      if (fingerprint) unfinishedUploads.forget(fingerprint);
      // Out of reach? The server sweeps it after a day.
      void upload.abort(true).catch(() => undefined);
    },
  };
}
