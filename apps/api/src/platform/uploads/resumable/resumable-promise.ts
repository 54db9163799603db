import { archiveBytes, uploadBytes, type UploadKind, uploadKinds } from '@ministry/domain';
import { currentStaff, may } from '../../auth/access.ts';
import { DomainError, invalid } from '../../errors/domain-error.ts';
import { errorTexts } from '../../errors/errors.copy.ts';
import { checkPromise, type Claim } from '../media-type.ts';
import { uploadTexts } from '../uploads.copy.ts';
import { fileMissing, tooManyBytes } from '../uploads.errors.ts';

/** What is kept beside the bytes of an upload, as its metadata. */
export interface Promised {
  /** `archive`: of a whole site, which is no upload of this one. */
  kind: UploadKind | 'archive';
  filename: string;
  /** MIME type; empty where the client does not know it. */
  filetype: string;
  /** Username of who began it; nobody else goes on with it. */
  owner: string;
}

/** Fields of the forms that take the same kinds in one piece; refusals name them. */
const fields = { image: 'photo', audio: 'audio', video: 'video' } as const satisfies Record<UploadKind, string>;
const maxNameLength = 255;
const maxTypeLength = 100;

const isKind = (kind: string): kind is UploadKind => (uploadKinds as readonly string[]).includes(kind);

/** What the content is compared with once it is there. */
export const claimOf = ({ kind, filename, filetype }: Promised & { kind: UploadKind }): Claim => ({
  field: fields[kind],
  declared: filetype || 'application/octet-stream',
  fileName: filename,
});

/**
 * Reads what a client says of the file that it is going to send, and refuses at once what could not be taken later.
 * @param bytes length of the file
 * @throws DomainError 400, 413 or 415
 */
export function readPromise(metadata: Record<string, string | null>, bytes: number, owner: string): Promised {
  const kind = metadata['kind'] ?? '';
  if (kind === 'archive') return archivePromise(metadata['filename'] ?? '', bytes, owner);
  if (!isKind(kind)) throw invalid({ kind: uploadTexts.kindWords({ words: uploadKinds.join(', ') }) });
  const promised = {
    kind,
    filename: (metadata['filename'] ?? '').slice(-maxNameLength),
    filetype: (metadata['filetype'] ?? '').slice(0, maxTypeLength).toLowerCase(),
    owner,
  };
  if (bytes === 0) throw fileMissing(fields[kind]);
  if (bytes > uploadBytes[kind]) throw tooManyBytes(fields[kind], kind);
  checkPromise(kind, claimOf(promised));
  return promised;
}

/** Who may not import a site shall not fill the disk with one. */
function archivePromise(filename: string, bytes: number, owner: string): Promised {
  if (!may(currentStaff(), 'site.move')) throw new DomainError(403, 'FORBIDDEN', uploadTexts.onlyAdminImports);
  if (bytes === 0) throw fileMissing('archive');
  if (bytes > archiveBytes)
    throw new DomainError(413, 'FILE_TOO_LARGE', errorTexts.ended({ problem: uploadTexts.archiveTooLarge }), {
      fields: { archive: uploadTexts.archiveTooLarge },
    });
  return { kind: 'archive', filename: filename.slice(-maxNameLength), filetype: 'application/zip', owner };
}
