export type UploadState =
  | { stage: 'none' }
  /** The file is being read, and a picture made smaller. */
  | { stage: 'preparing'; name: string }
  | { stage: 'sending' | 'paused' | 'storing'; name: string; sent: number; total: number }
  /** The next attempt is made by itself; `message` says why this one failed. */
  | { stage: 'waiting'; name: string; sent: number; total: number; message: string }
  /** `canResume`: the same button goes on where it stopped. */
  | { stage: 'failed'; name: string; message: string; canResume: boolean }
  /** A reload came in between, and the file was too large to keep: it has to be chosen again. */
  | { stage: 'left'; name: string };

export const noUpload: UploadState = { stage: 'none' };

/** States in which something is under way. */
export const isBusy = ({ stage }: UploadState): boolean =>
  ['preparing', 'sending', 'waiting', 'storing', 'paused'].includes(stage);
