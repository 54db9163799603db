export type UploadState =
  | { stage: 'none' }
  /** The file is being read, and a picture is made smaller. */
  | { stage: 'preparing'; name: string }
  | { stage: 'sending' | 'paused' | 'storing'; name: string; sent: number; total: number }
  /** The next attempt is automatic; `message` says why the last one failed. */
  | { stage: 'waiting'; name: string; sent: number; total: number; message: string }
  /** `canResume`: the upload can continue where it stopped. */
  | { stage: 'failed'; name: string; message: string; canResume: boolean }
  /** A reload interrupted the upload, and the file was too large to keep: it has to be chosen again. */
  | { stage: 'left'; name: string };

export const noUpload: UploadState = { stage: 'none' };

/** States in which something is under way. */
export const isBusy = ({ stage }: UploadState): boolean =>
  ['preparing', 'sending', 'waiting', 'storing', 'paused'].includes(stage);
