import { ApiProperty } from '@nestjs/swagger';
import { identityLimits } from '@ministry/domain';
import { DateTime, NullableDateTime, NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { type AnyText, textNow } from '../../platform/texts/sentence.ts';
import { TextField } from '../../platform/validation/fields.ts';
import { kindTitles } from './archive.copy.ts';
import type { CheckedArchive } from './archive-findings.ts';
import type { ArchiveProblem } from './archive-format.ts';
import { archivedKinds } from './archived-kinds.ts';

class ArchivedKindResponse {
  @ApiProperty({ type: String, description: 'Name in the console', example: 'Sermons' })
  heading: string;

  @ApiProperty({ type: 'integer', description: 'Number of items on this site', example: 12 })
  here: number;
}

class CheckedKindResponse extends ArchivedKindResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Number of items in the archive, which replace those of this site',
    example: 40,
  })
  archived: number;
}

class LastImportResponse {
  @DateTime('When it was made, UTC', '2026-11-27T09:00:00.000Z')
  at: string;

  @ApiProperty({ type: String, description: 'Username', example: 'admin' })
  by: string;

  @ApiProperty({
    type: String,
    description: 'Summary in one line',
    example: 'Site imported from the archive of “Grace”',
  })
  summary: string;
}

class PreviousSiteResponse {
  @DateTime('When it was stored, UTC', '2026-11-27T09:00:00.000Z')
  createdAt: string;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Size of the archive in bytes', example: 48_000_000 })
  bytes: number;
}

/** The contents of an archive of this site. */
export class ArchiveContentsResponse {
  @ApiProperty({ type: String, description: 'Short name of the church, which confirms an import', example: 'Grace' })
  siteName: string;

  @ApiProperty({ type: [ArchivedKindResponse], description: 'Content by kind' })
  kinds: ArchivedKindResponse[];

  @ApiProperty({ type: [String], description: 'Included settings', example: ['Identity', 'Weekly programme'] })
  settings: string[];

  @ApiProperty({ type: 'integer', description: 'Number of pictures and recordings used in the content', example: 310 })
  files: number;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    description: 'Their size in bytes, including the smaller copies of pictures',
    example: 48_000_000,
  })
  bytes: number;

  @ApiProperty({ type: 'integer', description: 'Number of files used in the content that are lost', example: 0 })
  missing: number;

  @ApiProperty({
    required: false,
    type: LastImportResponse,
    description: 'The last import; left out if there was none',
  })
  lastImport?: LastImportResponse;

  @ApiProperty({
    required: false,
    type: PreviousSiteResponse,
    description: 'Content of the site before the last import, kept for thirty days; left out if there is none',
  })
  previous?: PreviousSiteResponse;
}

class ArchiveProblemResponse implements ArchiveProblem {
  @ApiProperty({ type: String, description: 'Name of the entry in the archive', example: 'content/events.ndjson' })
  entry: string;

  @NullableInteger('Line of the entry, starting at 1; null for the whole entry', 3)
  row: number | null;

  @NullableText('Name of the field; null for the whole line', 'title')
  field: string | null;

  @ApiProperty({ type: String, description: 'What is wrong', example: 'Title is needed' })
  problem: AnyText;
}

/** The result of checking an archive: what an import would do, and what prevents it. Nothing was changed. */
export class ArchiveCheckResponse {
  @ApiProperty({ description: 'Whether it can be imported as it is', example: true })
  isImportable: boolean;

  @NullableText('Short name of the church in the archive; null if it cannot be read', 'Grace')
  site: string | null;

  @NullableDateTime('When it was exported, UTC', '2026-11-27T09:00:00.000Z')
  createdAt: string | null;

  @ApiProperty({ type: [CheckedKindResponse], description: 'Content by kind; empty if the archive cannot be read' })
  kinds: CheckedKindResponse[];

  @ApiProperty({ type: 'integer', description: 'Number of pictures and recordings', example: 310 })
  files: number;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Their size in bytes', example: 48_000_000 })
  bytes: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of files that were already lost when the archive was exported',
    example: 0,
  })
  missing: number;

  @ApiProperty({
    type: [ArchiveProblemResponse],
    description: 'What is wrong with the archive; at most fifty problems are listed',
  })
  problems: ArchiveProblemResponse[];

  @ApiProperty({
    type: [String],
    description: 'Why the content of this site cannot be replaced, as sentences',
    example: [],
  })
  reasons: AnyText[];
}

export class ArchiveImportRequest {
  @TextField({
    min: 1,
    max: identityLimits.shortName,
    description: 'Current short name of the church on this site, to confirm the import',
    example: 'Grace',
  })
  siteName: string;
}

type Counts = Record<string, number>;

const headingOf = (kind: string): string => textNow(kindTitles[kind as keyof typeof kindTitles]);

export const toKinds = (here: Counts): ArchivedKindResponse[] =>
  archivedKinds.map(({ name }) => ({ heading: headingOf(name), here: here[name] ?? 0 }));

export const toCheck = (
  { manifest, problems, uploads }: CheckedArchive,
  here: Counts,
  reasons: AnyText[],
): ArchiveCheckResponse => ({
  isImportable: problems.length === 0 && reasons.length === 0,
  site: manifest?.site ?? null,
  createdAt: manifest && new Date(manifest.createdAt).toISOString(),
  kinds: manifest
    ? archivedKinds.map(({ name }) => ({
        heading: headingOf(name),
        here: here[name] ?? 0,
        archived: manifest.counts[name] ?? 0,
      }))
    : [],
  files: uploads.length,
  bytes: (manifest?.files ?? [])
    .filter(({ path }) => path.startsWith('uploads/'))
    .reduce((sum, { bytes }) => sum + bytes, 0),
  missing: manifest?.missing.length ?? 0,
  problems: problems.map(({ entry, row, field, problem }) => ({ entry, row, field, problem })),
  reasons,
});
