import type { UploadKind } from '@ministry/domain';

/** Milliseconds for which the server keeps an unfinished upload. */
const retentionMs = 24 * 3_600_000;
const prefix = 'admin.upload.';

interface StoredUpload {
  /** Address of the upload on the server. */
  url: string;
  /** When it was started or continued, in milliseconds. */
  at: number;
}

function read(key: string): StoredUpload | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as StoredUpload | null;
  } catch {
    return null;
  }
}

/** Addresses of unfinished uploads, by the fingerprint of the file: if the same file is chosen again, it continues where it stopped. */
export const unfinishedUploads = {
  find(fingerprint: string, now = Date.now()): string | null {
    const begun = read(prefix + fingerprint);
    return begun && now - begun.at < retentionMs ? begun.url : null;
  },
  note(fingerprint: string, url: string, now = Date.now()): void {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && now - (read(key)?.at ?? 0) >= retentionMs) localStorage.removeItem(key);
    try {
      localStorage.setItem(prefix + fingerprint, JSON.stringify({ url, at: now } satisfies StoredUpload));
    } catch {
      // No space on the device: this upload survives a broken connection, but not a reload.
    }
  },
  forget: (fingerprint: string): void => localStorage.removeItem(prefix + fingerprint),
};

/**
 * Identifies a file, so that the bytes of two files are never mixed. Pictures are identified by their content, because
 * they are made smaller again each time. null if the browser cannot compute it.
 */
export async function fingerprintOf(kind: UploadKind, file: File): Promise<string | null> {
  if (kind !== 'image') return [kind, file.size, file.lastModified, file.name].join('-');
  // Available only on https and on localhost.
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return `image-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
