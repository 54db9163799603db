import { uploadBytes, type UploadKind, uploadKinds, uploadLimits } from '@ministry/domain';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { startsAs } from '../../platform/uploads/media-type.ts';
import { contentTypes, filesOf, readName } from '../../platform/uploads/upload-name.ts';
import { archiveTexts } from './archive.copy.ts';
import type { Findings } from './archive-findings.ts';
import {
  type ArchiveFile,
  archiveLimits,
  type ArchiveManifest,
  fileEntry,
  manifestEntry,
  settingsEntry,
} from './archive-format.ts';
import type { ArchiveReader } from './archive-reader.ts';

/** Checks that the archive contains exactly the entries of its manifest, in the stated sizes, within the limits, and uploads uncompressed. */
export function checkEntries(reader: ArchiveReader, { files }: ArchiveManifest, found: Findings): void {
  const announced = new Map(files.map(({ path, bytes }) => [path, bytes]));
  for (const name of reader.names)
    if (name !== manifestEntry && !announced.has(name))
      found.add(name, null, null, archiveTexts.notInManifest({ name }));
  for (const [path, bytes] of announced) {
    const size = reader.sizeOf(path);
    if (size === undefined) found.add(path, null, null, archiveTexts.missing({ name: path }));
    else if (size !== bytes)
      found.add(path, null, 'bytes', archiveTexts.otherSize({ name: path, bytes: String(size), told: String(bytes) }));
    else if (path.startsWith('uploads/') && !reader.isStored(path))
      found.add(path, null, null, archiveTexts.compressed({ name: path }));
    else if (bytes > limitOf(path)) found.add(path, null, 'bytes', archiveTexts.tooLarge({ name: path }));
  }
}

function limitOf(path: string): number {
  if (path === settingsEntry) return archiveLimits.settings;
  return path.startsWith('uploads/') ? uploadBytes.video : archiveLimits.rows;
}

export async function checkFile(reader: ArchiveReader, file: ArchiveFile, found: Findings): Promise<void> {
  const { sha256, head } = await reader.digest(file);
  if (sha256 !== file.sha256) found.add(file.path, null, 'sha256', archiveTexts.damaged({ name: file.path }));
  else if (file.path.startsWith('uploads/')) {
    const ending = readName(file.path.slice('uploads/'.length))?.ending;
    if (!ending || !(await startsAs(ending, head)))
      found.add(file.path, null, null, archiveTexts.otherContent({ name: file.path }));
  }
}

const limits = { fileName: uploadLimits.fileName, altText: uploadLimits.altText };

export function uploadProblems(
  upload: Record<string, unknown> | null,
  files: ReadonlyMap<string, number>,
): Record<string, AnyText> {
  if (!upload) return { row: archiveTexts.noRow };
  const { name, kind, bytes, replaces, ...facts } = upload;
  const problems: Record<string, AnyText> = {};
  const known = typeof name === 'string' ? readName(name) : null;
  if (!known || typeof name !== 'string' || filesOf(name)[0] !== name || known.substitutes.length > 0)
    return { name: archiveTexts.uploadName };
  if (!uploadKinds.some((each) => each === kind) || !fits(kind as UploadKind, contentTypes[known.ending]))
    problems['kind'] = archiveTexts.kindOfFile;
  if (!files.has(fileEntry(name))) problems['name'] = archiveTexts.missing({ name: fileEntry(name) });
  else if (files.get(fileEntry(name)) !== bytes) problems['bytes'] = archiveTexts.bytesOfFile;
  if (!Array.isArray(replaces) || !replaces.every((old) => typeof old === 'string' && readName(old) !== null))
    problems['replaces'] = archiveTexts.replacesForm;
  for (const field of ['seconds', 'width', 'height'])
    if (facts[field] !== null && !(Number.isInteger(facts[field]) && Number(facts[field]) >= 0))
      problems[field] = archiveTexts.wholeNumber({ name: field });
  for (const field of ['focusX', 'focusY'])
    if (
      facts[field] !== null &&
      !(Number.isInteger(facts[field]) && Number(facts[field]) >= 0 && Number(facts[field]) <= 100)
    )
      problems[field] = archiveTexts.percent({ name: field });
  for (const [field, max] of Object.entries(limits)) {
    const value = facts[field];
    if (
      value !== null &&
      (typeof value !== 'string' || [...value].length > max || /[\p{Control}\p{Surrogate}]/u.test(value))
    )
      problems[field] = archiveTexts.textUpTo({ name: field, max });
  }
  const columns = ['fileName', 'altText', 'seconds', 'width', 'height', 'focusX', 'focusY'];
  for (const field of Object.keys(facts))
    if (!columns.includes(field)) problems[field.slice(0, 60)] = archiveTexts.noColumn({ name: field.slice(0, 60) });
  return problems;
}

/** A sound file in MP4 format is accepted only with the ending .m4a. */
const fits = (kind: UploadKind, type: string): boolean => type.startsWith(`${kind}/`);
