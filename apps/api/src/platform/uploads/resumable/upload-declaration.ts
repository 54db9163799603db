import { archiveBytes, uploadBytes, type UploadKind, uploadKinds } from '@ministry/domain';
import { currentStaff, may } from '../../auth/access.ts';
import { DomainError, invalid } from '../../errors/domain-error.ts';
import { errorTexts } from '../../errors/errors.copy.ts';
import { checkDeclaration, type Claim } from '../media-type.ts';
import { uploadTexts } from '../uploads.copy.ts';
import { fileMissing, tooManyBytes } from '../uploads.errors.ts';

/** What a client has declared about an upload, stored as its metadata. */
export interface DeclaredUpload {
  /** `archive`: a site archive to import; it does not become an upload of this site. */
  kind: UploadKind | 'archive';
  filename: string;
  /** MIME type; empty if the client does not know it. */
  filetype: string;
  /** Username of the account that began the upload; only this account may continue it. */
  owner: string;
}

/** Form fields of the routes that accept the same kinds in one piece; errors name these fields. */
const fields = { image: 'photo', audio: 'audio', video: 'video' } as const satisfies Record<UploadKind, string>;
const maxNameLength = 255;
const maxTypeLength = 100;

const isKind = (kind: string): kind is UploadKind => (uploadKinds as readonly string[]).includes(kind);

/** The declaration that the content is compared with once it is complete. */
export const claimOf = ({ kind, filename, filetype }: DeclaredUpload & { kind: UploadKind }): Claim => ({
  field: fields[kind],
  declared: filetype || 'application/octet-stream',
  fileName: filename,
});

/**
 * Reads what a client declares about a file before it sends it, and refuses at once what would not be accepted later.
 * @param bytes length of the file
 * @throws DomainError 400, 413 or 415
 */
export function readDeclaration(metadata: Record<string, string | null>, bytes: number, owner: string): DeclaredUpload {
  const kind = metadata['kind'] ?? '';
  if (kind === 'archive') return archiveDeclaration(metadata['filename'] ?? '', bytes, owner);
  if (!isKind(kind)) throw invalid({ kind: uploadTexts.kindWords({ words: uploadKinds.join(', ') }) });
  const declared = {
    kind,
    filename: (metadata['filename'] ?? '').slice(-maxNameLength),
    filetype: (metadata['filetype'] ?? '').slice(0, maxTypeLength).toLowerCase(),
    owner,
  };
  if (bytes === 0) throw fileMissing(fields[kind]);
  if (bytes > uploadBytes[kind]) throw tooManyBytes(fields[kind], kind);
  checkDeclaration(kind, claimOf(declared));
  return declared;
}

/** Only accounts that may import a site may send an archive, so that nobody else fills the disk with one. */
function archiveDeclaration(filename: string, bytes: number, owner: string): DeclaredUpload {
  if (!may(currentStaff(), 'site.move')) throw new DomainError(403, 'FORBIDDEN', uploadTexts.onlyAdminImports);
  if (bytes === 0) throw fileMissing('archive');
  if (bytes > archiveBytes)
    throw new DomainError(413, 'FILE_TOO_LARGE', errorTexts.ended({ problem: uploadTexts.archiveTooLarge }), {
      fields: { archive: uploadTexts.archiveTooLarge },
    });
  return { kind: 'archive', filename: filename.slice(-maxNameLength), filetype: 'application/zip', owner };
}
