import { type AnyText } from '../../platform/texts/sentence.ts';
import { readName } from '../../platform/uploads/upload-name.ts';
import { archiveTexts } from './archive.copy.ts';

/** Increased when the format changes in such a way that an older release cannot read it. */
export const formatVersion = 1;

export const manifestEntry = 'manifest.json';
export const settingsEntry = 'content/settings.json';
export const uploadsEntry = 'content/uploads.ndjson';
export const rowsEntry = (kind: string): string => `content/${kind}.ndjson`;
export const fileEntry = (name: string): string => `uploads/${name}`;

/** Limits in unpacked bytes and in number of entries; a larger archive is refused, whatever its manifest says. */
export const archiveLimits = {
  manifest: 64 * 1_024 ** 2,
  settings: 2 * 1_024 ** 2,
  rows: 64 * 1_024 ** 2,
  /** One row: the longest text has 200,000 characters. */
  line: 4 * 1_024 ** 2,
  entries: 200_000,
} as const;

/** An entry that is listed in the manifest: every entry except the manifest. */
export interface ArchiveFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** The manifest, which describes the archive. */
export interface ArchiveManifest {
  format: number;
  product: 'ministry';
  /** The last migration of the tables that the rows come from. */
  schema: string;
  /** ISO 8601, UTC */
  createdAt: string;
  /** Short name of the church. */
  site: string;
  /** Rows by kind. */
  counts: Record<string, number>;
  /** Stems of the names of uploads that the content mentions and that did not exist any more. */
  missing: string[];
  files: ArchiveFile[];
}

/** Something that is wrong with an archive. */
export interface ArchiveProblem {
  /** Name of the entry in the archive. */
  entry: string;
  /** Line of the entry, from 1; null: all of it. */
  row: number | null;
  /** Field of the row, or of the manifest; null: all of it. */
  field: string | null;
  problem: AnyText;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The problems of a manifest by field; empty if the manifest can be relied on. */
export function manifestProblems(value: unknown, { schema, kinds }: { schema: string; kinds: readonly string[] }) {
  if (!isRecord(value)) return { manifest: archiveTexts.manifestValues };
  const problems: Record<string, AnyText> = {};
  if (value['product'] !== 'ministry') problems['product'] = archiveTexts.otherProduct;
  if (value['format'] !== formatVersion)
    problems['format'] = archiveTexts.otherFormat({ format: shown(value['format']), own: String(formatVersion) });
  if (value['schema'] !== schema)
    problems['schema'] = archiveTexts.otherRelease({ schema: shown(value['schema']), own: schema });
  if (!isText(value['createdAt']) || Number.isNaN(Date.parse(value['createdAt'])))
    problems['createdAt'] = archiveTexts.momentForm;
  if (!isText(value['site'])) problems['site'] = archiveTexts.siteForm;
  if (!isRecord(value['counts']) || !Object.values(value['counts']).every(isCount))
    problems['counts'] = archiveTexts.countsForm;
  else
    for (const kind of Object.keys(value['counts']))
      if (!kinds.includes(kind)) problems[`counts.${shown(kind)}`] = archiveTexts.noKind;
  if (
    !Array.isArray(value['missing']) ||
    !value['missing'].every((stem) => isText(stem) && /^[0-9a-f]{24}$/.test(stem))
  )
    problems['missing'] = archiveTexts.missingForm;
  return { ...problems, ...fileProblems(value['files'], kinds) };
}

function fileProblems(files: unknown, kinds: readonly string[]): Record<string, AnyText> {
  if (!Array.isArray(files) || files.length > archiveLimits.entries) return { files: archiveTexts.filesForm };
  const known = new Set([settingsEntry, uploadsEntry, ...kinds.map(rowsEntry)]);
  const seen = new Set<string>();
  const problems: Record<string, AnyText> = {};
  files.forEach((file: unknown, place) => {
    const field = `files.${place}`;
    if (!isRecord(file) || !isText(file['path'])) return (problems[field] = archiveTexts.pathNeeded);
    const { path, bytes, sha256 } = file;
    if (!isText(path) || !(known.has(path) || isFilePath(path)))
      problems[`${field}.path`] = archiveTexts.noPlaceFor({ path: shown(path) });
    else if (seen.has(path)) problems[`${field}.path`] = archiveTexts.twiceInIt({ name: path });
    if (!isCount(bytes)) problems[`${field}.bytes`] = archiveTexts.sizeForm;
    if (!isText(sha256) || !/^[0-9a-f]{64}$/.test(sha256)) problems[`${field}.sha256`] = archiveTexts.hashForm;
    return seen.add(String(path));
  });
  for (const path of known) if (!seen.has(path)) problems[`files.${path}`] = archiveTexts.isMissing({ name: path });
  return problems;
}

const isFilePath = (path: string): boolean => path.startsWith('uploads/') && readName(path.slice(8)) !== null;

/** Shortens a value from the archive, which may have any length. */
export const shown = (value: unknown): string =>
  [...(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))].slice(0, 80).join('');
