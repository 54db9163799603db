import type { ArchiveCheckResponse } from '@ministry/api-client';
import { formatBytes } from '@ministry/domain';
import { archiveCopy as copy } from './archive.copy.ts';

type Problem = ArchiveCheckResponse['problems'][number];

/** How long the server keeps an uploaded archive, in milliseconds. */
const lifetimeMs = 24 * 3_600_000;
const storageKey = 'admin.archive';

/** An archive that was uploaded completely. */
export interface SentArchive {
  /** Id of the upload; `previous` is the archive of the site before the last import. */
  id: string;
  name: string;
  /** Time of the upload, in milliseconds since 1970. */
  at: number;
}

/** The last uploaded archive, remembered on the device: after a reload or a visit to another page it need not be uploaded again. */
export const sentArchive = {
  find(now = Date.now()): SentArchive | null {
    try {
      const sent = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as SentArchive | null;
      return sent && now - sent.at < lifetimeMs ? sent : null;
    } catch {
      return null;
    }
  },
  note(sent: SentArchive): void {
    try {
      localStorage.setItem(storageKey, JSON.stringify(sent));
    } catch {
      // No storage space on the device: after a reload the archive has to be uploaded again.
    }
  },
  forget: (): void => localStorage.removeItem(storageKey),
};

/** 'content/events.ndjson, line 3, title' */
export const placeOf = ({ entry, row, field }: Problem): string =>
  [entry, ...(row === null ? [] : [copy.line({ line: row })]), ...(field === null ? [] : [field])].join(', ');

/** '310 pictures and recordings, 48 MB' */
export const filesCopy = (files: number, bytes: number): string =>
  files === 0 ? copy.noFiles : copy.files({ count: files, size: formatBytes(bytes) });

export const isName = (typed: string, name: string): boolean => typed.trim() === name.trim();
