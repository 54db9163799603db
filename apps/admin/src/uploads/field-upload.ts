import type { FinishedUploadResponse } from '@ministry/api-client';
import { formatBytes, uploadBytes, type UploadKind } from '@ministry/domain';
import { showToast } from '@ministry/ui';
import { session } from '../session.ts';
import { savedFiles } from './saved-files.ts';
import type { Sending } from './send-file.ts';
import { shrinkImage } from './shrink-image.ts';
import { acquireTabLock } from './tab-lock.ts';
import { fingerprintOf } from './unfinished-uploads.ts';
import { failureCopy, signedOut } from './upload-copy.ts';
import { uploadEvents } from './upload-events.ts';
import { noUpload, type UploadState } from './upload-state.ts';
import { uploadsCopy as copy } from './uploads.copy.ts';

interface FieldUploadOptions {
  kind: UploadKind;
  /** Unique name of the field on this device ('sermons/12/audioUrl'), by which its upload continues after a reload. */
  resumeKey: string | undefined;
  onState(state: UploadState): void;
  onDone(stored: FinishedUploadResponse): void;
}

/** The uploads of one field, one at a time: a newly chosen file replaces the previous one. */
export class FieldUpload {
  private sending: Sending | null = null;
  /** Counts the chosen files, so that reports of an earlier one are ignored. */
  private turn = 0;
  private releaseLock: (() => void) | null = null;

  constructor(private readonly options: FieldUploadOptions) {}

  async start(chosen: File) {
    try {
      await this.begin(chosen);
    } catch (error) {
      // The connection broke before anything was sent, or the file cannot be read: it has to be chosen again.
      console.error(copy.failed, error);
      this.fail(chosen.name, copy.chooseAgain({ kind: this.options.kind }), false);
    }
  }

  pause() {
    this.sending?.pause();
  }

  resume() {
    this.sending?.resume();
  }

  /** Cancels the upload, or dismisses its failure. */
  cancel() {
    const { resumeKey } = this.options;
    this.leave('cancel');
    if (resumeKey) void savedFiles.drop(resumeKey);
  }

  /** The field or page is left: what was sent stays on the server, and the file on the device. */
  close() {
    this.leave('pause');
  }

  /** Continues an upload that a reload interrupted. */
  async resumeSaved() {
    const { resumeKey, onState } = this.options;
    const began = this.turn;
    const saved = resumeKey && (await savedFiles.find(resumeKey));
    if (!saved || this.turn !== began) return;
    if (!saved.file) return onState({ stage: 'left', name: saved.name });
    // Another tab is uploading this file.
    const release = await acquireTabLock(resumeKey);
    if (!release) return;
    if (this.turn !== began) return release();
    this.releaseLock = release;
    await this.start(saved.file);
  }

  private async begin(chosen: File) {
    const { kind, resumeKey, onState } = this.options;
    this.sending?.pause();
    this.sending = null;
    const turn = ++this.turn;
    const isCurrent = () => turn === this.turn;
    // ADM-18
    if (session.authorization() === null) return this.fail(chosen.name, signedOut, false);
    onState({ stage: 'preparing', name: chosen.name });
    const [{ finishUpload, sendFile }, file] = await Promise.all([
      import('./send-file.ts'),
      kind === 'image' ? shrinkImage(chosen) : chosen,
    ]);
    if (!isCurrent()) return;
    if (file.size > uploadBytes[kind]) return this.fail(file.name, tooLarge(kind, file), false);
    if (resumeKey) {
      this.releaseLock ??= await acquireTabLock(resumeKey);
      await savedFiles.keep(resumeKey, chosen);
    }
    const fingerprint = await fingerprintOf(kind, file);
    if (!isCurrent()) return;
    this.sending = sendFile({ kind, file, fingerprint, finish: finishUpload, events: this.events(file, isCurrent) });
    this.sending.resume();
  }

  private events(file: File, isCurrent: () => boolean) {
    const { kind, resumeKey, onState, onDone } = this.options;
    return uploadEvents({
      kind,
      file,
      resumeKey,
      isCurrent,
      onState,
      onDone: (stored) => {
        this.unlock();
        onState(noUpload);
        onDone(stored);
      },
      onFail: (message, canResume) => this.fail(file.name, message, canResume),
    });
  }

  private fail(name: string, message: string, canResume: boolean) {
    this.options.onState({ stage: 'failed', name, message, canResume });
    showToast({ title: copy.error, description: message, variant: 'destructive' });
  }

  private leave(how: 'pause' | 'cancel') {
    this.turn += 1;
    this.sending?.[how]();
    this.sending = null;
    this.unlock();
    this.options.onState(noUpload);
  }

  private unlock() {
    this.releaseLock?.();
    this.releaseLock = null;
  }
}

const tooLarge = (kind: UploadKind, { name, size }: File): string =>
  failureCopy(kind, 413, copy.tooLarge({ name, size: formatBytes(size), most: formatBytes(uploadBytes[kind]) }));
