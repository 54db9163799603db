import type { ArchiveCheckResponse } from '@ministry/api-client';
import { formatBytes } from '@ministry/domain';
import { archiveCopy as copy } from './archive.copy.ts';

type Problem = ArchiveCheckResponse['problems'][number];

/** Milliseconds for which the server keeps an archive that was sent. */
const lifetimeMs = 24 * 3_600_000;
const storageKey = 'admin.archive';

/** An archive that has come whole. */
export interface SentArchive {
  /** Of the upload; `previous`: what the site had before the last import. */
  id: string;
  name: string;
  /** Milliseconds */
  at: number;
}

/** The archive that was sent last: a reload, or another page in between, costs no second upload. */
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
      // No room on the device: after a reload it has to be sent again.
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
