import type { UploadKind } from '@ministry/domain';
import { type AnyText } from '../texts/sentence.ts';
import type { Ending } from './upload-name.ts';
import { fileTexts, uploadTexts } from './uploads.copy.ts';
import { disagreeing, notAccepted } from './uploads.errors.ts';

interface MediaType {
  kind: UploadKind;
  /** Name of the type, for error messages. */
  label: AnyText;
  /** MIME types that browsers and phones declare for it; the first one is the correct one. */
  declared: string[];
  /** File name extensions. */
  endings: string[];
  /** Extension of the stored file; all pictures are encoded again as JPEG. */
  storedAs: Ending;
}

const types = {
  jpeg: {
    kind: 'image',
    label: fileTexts.jpeg,
    declared: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    endings: ['jpg', 'jpeg', 'jfif', 'jpe'],
    storedAs: 'jpg',
  },
  png: {
    kind: 'image',
    label: fileTexts.png,
    declared: ['image/png', 'image/x-png'],
    endings: ['png'],
    storedAs: 'jpg',
  },
  webp: { kind: 'image', label: fileTexts.webp, declared: ['image/webp'], endings: ['webp'], storedAs: 'jpg' },
  gif: { kind: 'image', label: fileTexts.gif, declared: ['image/gif'], endings: ['gif'], storedAs: 'jpg' },
  avif: { kind: 'image', label: fileTexts.avif, declared: ['image/avif'], endings: ['avif'], storedAs: 'jpg' },
  mp3: {
    kind: 'audio',
    label: fileTexts.mp3,
    declared: ['audio/mpeg', 'audio/mp3', 'audio/x-mp3', 'audio/mpeg3', 'audio/x-mpeg'],
    endings: ['mp3'],
    storedAs: 'mp3',
  },
  m4a: {
    kind: 'audio',
    label: fileTexts.m4a,
    declared: ['audio/mp4', 'audio/x-m4a', 'audio/m4a', 'audio/mp4a-latm'],
    endings: ['m4a', 'mp4'],
    storedAs: 'm4a',
  },
  mp4: {
    kind: 'video',
    label: fileTexts.mp4,
    declared: ['video/mp4', 'video/x-m4v'],
    endings: ['mp4', 'm4v'],
    storedAs: 'mp4',
  },
  webm: { kind: 'video', label: fileTexts.webm, declared: ['video/webm'], endings: ['webm'], storedAs: 'webm' },
} as const satisfies Record<string, MediaType>;
export type MediaTypeName = keyof typeof types;

/** Our type for each detected MIME type. An MP4 file may hold only sound, which only its tracks show. */
const sniffed: Record<string, MediaTypeName> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
};

export const endingOf = (type: MediaTypeName): Ending => types[type].storedAs;

/** Detects the type of a file by its first bytes; undefined for types that are never accepted. */
export async function sniff(path: string): Promise<MediaTypeName | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  return sniffed[(await fileTypeFromFile(path).catch(() => undefined))?.mime ?? ''];
}

/** Whether the first bytes of a stored file fit its extension. */
export async function startsAs(ending: Ending, head: Buffer): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = sniffed[(await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? ''];
  if (found === undefined) return false;
  // Copies of pictures may be AVIF. Only its tracks show whether an MP4 file holds only sound.
  const group = { avif: ['avif'], m4a: ['m4a', 'mp4'], mp4: ['m4a', 'mp4'] }[ending as string] ?? [];
  return (
    group.includes(found) ||
    (found !== 'avif' && types[found].storedAs === ending && (ending !== 'jpg' || found === 'jpeg'))
  );
}

/** What a client says about a file. */
export interface Claim {
  /** Field of the form. */
  field: string;
  /** MIME type. */
  declared: string;
  /** The file's name on the client; only its extension is checked. */
  fileName: string;
}

/** MIME type from a client that does not know the real one. */
const undeclared = 'application/octet-stream';

/** The extension of a file name in lower case; undefined if it has none. */
const endingIn = (fileName: string): string | undefined => /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();

/**
 * Checks what a client declares about a file before it is sent, so that a large video of the wrong type is not refused after an
 * hour of uploading.
 * @throws DomainError 415 naming the field
 */
export function checkDeclaration(kind: UploadKind, { field, declared, fileName }: Claim): void {
  const ending = endingIn(fileName);
  const fits = Object.values<MediaType>(types).some(
    (type) =>
      type.kind === kind &&
      (declared === '' || declared === undeclared || type.declared.includes(declared)) &&
      (ending === undefined || type.endings.includes(ending)),
  );
  if (!fits) throw notAccepted(field, kind);
}

/** @throws DomainError 415 naming the field, if content, declared type and file name extension do not agree */
export function checkClaim(
  kind: UploadKind,
  type: MediaTypeName | undefined,
  { field, declared, fileName }: Claim,
): asserts type is MediaTypeName {
  if (type === undefined || types[type].kind !== kind) throw notAccepted(field, kind);
  const { label, declared: mimes, endings }: MediaType = types[type];
  const mime = declared.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  if (mime !== undeclared && !mimes.includes(mime))
    throw disagreeing(field, /^[a-z]+\/[a-z0-9.+-]{1,40}$/.test(mime) ? mime : uploadTexts.somethingElse, label);
  const ending = endingIn(fileName);
  if (ending !== undefined && !endings.includes(ending))
    throw disagreeing(field, /^[a-z0-9]{1,10}$/.test(ending) ? `.${ending}` : uploadTexts.somethingElse, label);
}
