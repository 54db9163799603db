import { type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import { ApiError, dataOf, type FinishedUploadResponse } from '@ministry/api-client';
import type { UploadKind } from '@ministry/domain';
import { api, session } from '../session.ts';
import { unfinishedUploads } from './unfinished-uploads.ts';
import { signedOut } from './upload-copy.ts';
import { uploadsCopy as copy } from './uploads.copy.ts';

const endpoint = '/api/upload/resumable';
/** Bytes per request: small enough for the limits and timeouts of a proxy, large enough to need few round trips on a slow connection. */
const pieceBytes = 8 * 1_024 ** 2;
/** Milliseconds until the next attempt after a broken connection. The last value repeats for as long as the page is open. */
const delays = [1_000, 2_000, 5_000, 10_000];
/** Milliseconds without activity after which a connection counts as broken; browsers do not report this. */
const timeoutMs = 90_000;

export interface SendEvents<Stored> {
  onProgress(sent: number, total: number): void;
  /**
   * `waiting`: continues automatically, after a broken connection (null) or a passing error of the server.
   * `storing`: all bytes have arrived, and the server is storing the file.
   */
  onStage(stage: 'sending' | 'waiting' | 'storing', error: ApiError | null): void;
  onDone(stored: Stored): void;
  /** The upload will not continue automatically. */
  onFail(error: Error): void;
}

interface SendOptions<Stored> {
  /** `archive`: the archive of a whole site. */
  kind: UploadKind | 'archive';
  file: File;
  /** Recognises the file when it is chosen again; null if that is not wanted or not possible. */
  fingerprint: string | null;
  /** Has the server store the upload with this id; called again if its response was lost. */
  finish(id: string): Promise<Stored>;
  events: SendEvents<Stored>;
}

export interface Sending {
  pause(): void;
  /** Continues after a pause; starts the next attempt at once if one is pending. */
  resume(): void;
  /** Cancels the upload, on the server too. */
  cancel(): void;
}

/** Nobody is signed in (ADM-18). */
export class SignedOut extends Error {
  override message = signedOut;
}

/** The file was changed or moved, or its memory stick was removed. */
export class FileChangedError extends Error {
  override message = copy.fileGone;
}

const passing = new Set([408, 409, 423, 425, 429, 500, 502, 503, 504]);
/** Whether another attempt makes sense: the connection broke, or the server is busy or restarting. Other errors are shown to the user. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError
    ? passing.has(error.status)
    : !(error instanceof SignedOut || error instanceof FileChangedError);

const unfinished = 'UPLOAD_UNFINISHED';
/** A refusal of the finishing call that no further attempt changes; the same statuses can be temporary while bytes are sent. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 500 || (error.status === 409 && error.code !== unfinished));

/** Has the server add an uploaded file to the stored ones. */
export const finishUpload = (id: string): Promise<FinishedUploadResponse> =>
  dataOf(api.calls.POST('/api/upload/resumable/{id}/finish', { params: { path: { id } } }));

/** Sends a file in pieces, for as long as it takes, and has the server store it. Nothing is sent before the first `resume`. */
export const sendFile = <Stored>(options: SendOptions<Stored>): Sending => new FileSending(options);

class FileSending<Stored> implements Sending {
  private readonly upload: Upload;
  private isRunning = false;
  /** Between two attempts after a broken connection. */
  private isWaiting = false;
  /** All bytes have arrived; only the finishing call is left. */
  private isWhole = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SendOptions<Stored>) {
    const { kind, file, fingerprint, events } = options;
    this.upload = new Upload(file, {
      endpoint,
      uploadUrl: (fingerprint && unfinishedUploads.find(fingerprint)) ?? null,
      metadata: { kind, filename: file.name, filetype: file.type },
      chunkSize: pieceBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        authorize(request);
        this.after(timeoutMs, this.stalled);
      },
      onAfterResponse: refuse,
      onUploadUrlAvailable: () => {
        const { url } = this.upload;
        if (fingerprint && url) unfinishedUploads.note(fingerprint, url);
      },
      onProgress: (sent, total) => {
        this.failures = 0;
        this.after(timeoutMs, this.stalled);
        events.onProgress(sent, total);
      },
      onSuccess: () => {
        this.isWhole = true;
        void this.finish();
      },
      onError: (error) => this.failed('causingError' in error && error.causingError ? error.causingError : error),
    });
  }

  pause() {
    this.stop();
    void this.upload.abort();
  }

  resume() {
    if (this.isWaiting) return this.after(0, this.go);
    if (this.isRunning) return;
    this.isRunning = true;
    this.failures = 0;
    globalThis.addEventListener('online', this.onOnline);
    this.go();
  }

  cancel() {
    this.stop();
    this.forget();
    // If the server is not reached, it removes the upload after a day.
    void this.upload.abort(true).catch(() => undefined);
  }

  private readonly go = () => {
    if (!this.isRunning) return;
    this.isWaiting = false;
    // If an earlier finishing call succeeded but its response was lost, the bytes are no longer there.
    if (this.isWhole) return void this.finish();
    this.options.events.onStage('sending', null);
    // Browsers report a missing file as a broken connection, so the file is checked first.
    this.options.file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => this.isRunning && this.upload.start(),
        () => this.failed(new FileChangedError()),
      );
  };

  private readonly stalled = () => {
    if (!this.isRunning) return;
    void this.upload.abort();
    this.waitAndGo();
  };

  /** The connection is back: continue without waiting. */
  private readonly onOnline = () => {
    if (this.isWaiting) this.after(0, this.go);
  };

  private waitAndGo(error: ApiError | null = null) {
    this.isWaiting = true;
    this.options.events.onStage('waiting', error);
    const delay = delays[Math.min(this.failures++, delays.length - 1)] ?? 0;
    const retryAfter = error?.retryAfter ?? null;
    this.after(retryAfter === null ? delay : retryAfter * 1_000, this.go);
  }

  private failed(error: Error) {
    if (!this.isRunning) return;
    if (isPassing(error) && !(this.isWhole && isFinal(error)))
      return this.waitAndGo(error instanceof ApiError ? error : null);
    this.stop();
    this.options.events.onFail(error);
  }

  private async finish() {
    clearTimeout(this.timer);
    const { finish, events } = this.options;
    events.onStage('storing', null);
    try {
      const stored = await finish(this.upload.url?.split('/').at(-1) ?? '');
      this.forget();
      if (!this.isRunning) return;
      this.stop();
      events.onDone(stored);
    } catch (error) {
      this.failed(error instanceof Error ? error : new Error(String(error)));
      if (!(error instanceof ApiError)) return;
      // Refused for good, or gone: the next attempt starts from the beginning.
      const isLost = [404, 413, 415].includes(error.status);
      if (isLost) this.forget();
      if (isLost || error.code === unfinished) this.isWhole = false;
    }
  }

  private forget() {
    const { fingerprint } = this.options;
    if (fingerprint) unfinishedUploads.forget(fingerprint);
  }

  private stop() {
    this.isRunning = false;
    this.isWaiting = false;
    clearTimeout(this.timer);
    globalThis.removeEventListener('online', this.onOnline);
  }

  private after(milliseconds: number, then: () => void) {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}

function authorize(request: HttpRequest) {
  const authorization = session.authorization();
  if (authorization === null) throw new SignedOut();
  request.setHeader('Authorization', authorization);
}

/** @throws ApiError if the server refused the request */
function refuse(request: HttpRequest, response: HttpResponse) {
  const status = response.getStatus();
  // tus itself starts an upload again that the server no longer knows.
  if (status < 400 || (request.getMethod() === 'HEAD' && (status === 404 || status === 410))) return;
  if (status === 401) session.onUnauthorized(request.getHeader('Authorization') ?? '');
  throw new ApiError(status, '', response.getBody(), response.getHeader('Retry-After'));
}
