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
  @ApiProperty({ type: String, description: 'As the console calls it', example: 'Sermons' })
  heading: string;

  @ApiProperty({ type: 'integer', description: 'Items on this site', example: 12 })
  here: number;
}

class CheckedKindResponse extends ArchivedKindResponse {
  @ApiProperty({ type: 'integer', description: 'Items in the archive, which take their place', example: 40 })
  archived: number;
}

class LastImportResponse {
  @DateTime('When, UTC', '2026-11-27T09:00:00.000Z')
  at: string;

  @ApiProperty({ type: String, description: 'Username', example: 'admin' })
  by: string;

  @ApiProperty({ type: String, description: 'One line about it', example: 'Site imported from the archive of “Grace”' })
  summary: string;
}

class PreviousSiteResponse {
  @DateTime('When it was kept, UTC', '2026-11-27T09:00:00.000Z')
  createdAt: string;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Bytes of the archive', example: 48_000_000 })
  bytes: number;
}

/** The contents of an archive of this site. */
export class ArchiveContentsResponse {
  @ApiProperty({ type: String, description: 'Short name of the church, which confirms an import', example: 'Grace' })
  siteName: string;

  @ApiProperty({ type: [ArchivedKindResponse], description: 'Content by kind' })
  kinds: ArchivedKindResponse[];

  @ApiProperty({ type: [String], description: 'Settings that go with it', example: ['Identity', 'Weekly programme'] })
  settings: string[];

  @ApiProperty({ type: 'integer', description: 'Pictures and recordings that the content shows', example: 310 })
  files: number;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    description: 'Their bytes, with the smaller copies of pictures',
    example: 48_000_000,
  })
  bytes: number;

  @ApiProperty({ type: 'integer', description: 'Files that the content names and that are lost', example: 0 })
  missing: number;

  @ApiProperty({ required: false, type: LastImportResponse, description: 'The last import; left out: none' })
  lastImport?: LastImportResponse;

  @ApiProperty({
    required: false,
    type: PreviousSiteResponse,
    description: 'What the site had before the last import, kept for thirty days; left out: nothing',
  })
  previous?: PreviousSiteResponse;
}

class ArchiveProblemResponse implements ArchiveProblem {
  @ApiProperty({ type: String, description: 'Name of the entry in the archive', example: 'content/events.ndjson' })
  entry: string;

  @NullableInteger('Line of the entry, from 1; null: all of it', 3)
  row: number | null;

  @NullableText('Field; null: all of it', 'title')
  field: string | null;

  @ApiProperty({ type: String, description: 'What is wrong with it', example: 'Title is needed' })
  problem: AnyText;
}

/** The result of checking an archive: what an import would do, and what prevents it. Nothing was changed. */
export class ArchiveCheckResponse {
  @ApiProperty({ description: 'Whether it can be imported as it is', example: true })
  isImportable: boolean;

  @NullableText('Short name of the church that it is of; null where it cannot be read', 'Grace')
  site: string | null;

  @NullableDateTime('When it was exported, UTC', '2026-11-27T09:00:00.000Z')
  createdAt: string | null;

  @ApiProperty({ type: [CheckedKindResponse], description: 'Content by kind; none where the archive cannot be read' })
  kinds: CheckedKindResponse[];

  @ApiProperty({ type: 'integer', description: 'Pictures and recordings in it', example: 310 })
  files: number;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Their bytes', example: 48_000_000 })
  bytes: number;

  @ApiProperty({ type: 'integer', description: 'Files that were lost already where it was exported', example: 0 })
  missing: number;

  @ApiProperty({ type: [ArchiveProblemResponse], description: 'What is wrong with it; at most fifty are named' })
  problems: ArchiveProblemResponse[];

  @ApiProperty({
    type: [String],
    description: 'Why the content of this site cannot be replaced, each as a sentence',
    example: [],
  })
  reasons: AnyText[];
}

export class ArchiveImportRequest {
  @TextField({
    min: 1,
    max: identityLimits.shortName,
    description: 'Short name of the church as this site has it now, by which the import is confirmed',
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
