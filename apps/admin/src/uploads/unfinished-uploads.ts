import type { UploadKind } from '@ministry/domain';

/** Milliseconds for which the server keeps what has come of an upload. */
const saved = 24 * 3_600_000;
const prefix = 'admin.upload.';

interface StoredUpload {
  /** Address of the upload at the server. */
  url: string;
  /** When it was begun or gone on with, milliseconds. */
  at: number;
}

function read(key: string): StoredUpload | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as StoredUpload | null;
  } catch {
    return null;
  }
}

/** Where uploads were begun, by the file's fingerprint: the same file chosen again goes on where it stopped. */
export const unfinishedUploads = {
  find(fingerprint: string, now = Date.now()): string | null {
    const begun = read(prefix + fingerprint);
    return begun && now - begun.at < saved ? begun.url : null;
  },
  note(fingerprint: string, url: string, now = Date.now()): void {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && now - (read(key)?.at ?? 0) >= saved) localStorage.removeItem(key);
    try {
      localStorage.setItem(prefix + fingerprint, JSON.stringify({ url, at: now } satisfies StoredUpload));
    } catch {
      // No room on the device: this upload survives a broken line all the same, only not a reload.
    }
  },
  forget: (fingerprint: string): void => localStorage.removeItem(prefix + fingerprint),
};

/**
 * What tells a file from others, so that no bytes of two files are ever mixed. Pictures by their content: they are made
 * smaller again each time. null where the browser cannot tell.
 */
export async function fingerprintOf(kind: UploadKind, file: File): Promise<string | null> {
  if (kind !== 'image') return [kind, file.size, file.lastModified, file.name].join('-');
  // Only on https and on this machine itself.
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return `image-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
