import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { type ImportKind, importKindNames, importLimits } from '@ministry/domain';
import { CreatedAt, NullableDateTime, NullableText, RowId } from '../http/answer-fields.ts';
import { PageQuery } from '../http/paged.ts';
import { type AnyText } from '../texts/sentence.ts';
import { explained } from '../validation/explained.ts';
import { BooleanField, IntegerField, OneOf, TextField } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import type { Import } from './import.entity.ts';
import { importTexts } from './imports.copy.ts';

const duplicateChoices = ['skip', 'update'] as const;
const invalidChoices = ['refuse', 'skip'] as const;

/** The text of a file. Its length is checked without splitting a long text into characters. */
export const CsvText = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: importLimits.bytes,
      description: `The file as text: separated by commas, semicolons or tabs, the headings in the first row, at most ${importLimits.rows} rows`,
      example: 'Family name,Phone\nOkello,0772 123 456\n',
    }),
    ValidateBy(
      {
        name: 'csv',
        validator: {
          validate: (value: unknown) => typeof value === 'string' && value !== '' && value.length <= importLimits.bytes,
        },
      },
      explained(
        (value) => () =>
          typeof value === 'string' && value !== ''
            ? importTexts.fileTooLarge({ megabytes: importLimits.bytes / 1_000_000 })
            : importTexts.fileNeeded,
      ),
    ),
  );

/** Assigns a column of the file to a field. */
export class ImportColumnRequest {
  @IntegerField({ min: 1, max: importLimits.columns, description: 'Number of the column, from 1', example: 1 })
  column: number;

  @TextField({ min: 1, max: 40, description: 'Name of the field', example: 'familyName' })
  field: string;
}

/** A field with the same value in all rows. */
export class ImportValueRequest {
  @TextField({ min: 1, max: 40, description: 'Name of the field', example: 'category' })
  field: string;

  @TextField({ min: 1, max: importLimits.value, description: 'As a cell would say it', example: 'general' })
  value: string;
}

/** A file and how to read it. */
export class ImportCheckRequest {
  @CsvText()
  csv: string;

  @ApiProperty({ required: false })
  @Rows(ImportColumnRequest, {
    count: importLimits.columns,
    description: 'Which columns are read; where the list is empty they are guessed by their headings',
  })
  columns: ImportColumnRequest[] = [];

  @ApiProperty({ required: false })
  @Rows(ImportValueRequest, { count: importLimits.columns, description: 'Fields that no column holds' })
  values: ImportValueRequest[] = [];

  @OneOf(duplicateChoices, {
    optional: true,
    default: 'skip',
    description: 'What happens to rows that are there already; `update` only for products and sermons',
    example: 'skip',
  })
  duplicates: (typeof duplicateChoices)[number] = 'skip';

  @BooleanField({ optional: true, description: 'Answer the rows with errors as a file too', example: false })
  wantsInvalidRows?: boolean;
}

export class ImportRequest extends ImportCheckRequest {
  @TextField({
    min: 1,
    max: importLimits.fileName,
    description: 'Name of the file, for the list of imports',
    example: 'families.csv',
  })
  fileName: string;

  @OneOf(invalidChoices, {
    optional: true,
    default: 'refuse',
    description: '`refuse`: one row with an error, and nothing is imported; `skip`: only such rows are left out',
    example: 'refuse',
  })
  invalidRows: (typeof invalidChoices)[number] = 'refuse';

  @BooleanField({
    optional: true,
    description: 'That the `affirmation` of the kind is true; needed where it has one',
    example: true,
  })
  isAffirmed?: boolean;
}

/** An allowed value of a field. */
export class ImportChoiceResponse {
  @ApiProperty({ description: 'As the API has it', example: 'general' })
  value: string;

  @ApiProperty({ description: 'As people read it', example: 'General ministry' })
  label: string;
}

/** A field that a column can be matched with. */
export class ImportFieldResponse {
  @ApiProperty({ example: 'familyName', description: 'Names it in a request' })
  name: string;

  @ApiProperty({ type: String, description: 'Heading of its column in the template', example: 'Family name' })
  label: AnyText;

  @ApiProperty({ description: 'Whether each row must have it', example: true })
  isRequired: boolean;

  @ApiProperty({ description: 'A value that is right', example: 'Okello' })
  example: string;

  @ApiProperty({ type: String, description: 'How it is written; may be empty', example: '' })
  hint: AnyText;

  @ApiProperty({ type: [ImportChoiceResponse], description: 'The only values it takes; empty where any is right' })
  choices: ImportChoiceResponse[];
}

/** What a file of one kind can hold. */
export class ImportKindResponse {
  @ApiProperty({ type: [ImportFieldResponse], description: 'In the order of the template' })
  fields: ImportFieldResponse[];

  @ApiProperty({ description: 'A file with the headings and one example (CSV, UTF-8)', example: 'Email\r\n' })
  template: string;

  @ApiProperty({ description: 'Whether rows that are there already can be updated', example: false })
  canUpdate: boolean;

  @NullableText('A sentence that must be affirmed; null where there is none', null)
  affirmation: AnyText | null;
}

/** A column of the file. */
export class ImportColumnResponse {
  @ApiProperty({ type: 'integer', description: 'From 1', example: 1 })
  column: number;

  @ApiProperty({ description: 'As the first row says it', example: 'Family' })
  heading: string;

  @ApiProperty({ type: [String], description: 'The first values', example: ['Okello', 'Akello'] })
  samples: string[];

  @NullableText('The field it is read as; null for none', 'phone')
  field: string | null;
}

/** An error in a row. */
export class ImportErrorResponse {
  @ApiProperty({ type: 'integer', description: 'Row of the file, as a spreadsheet counts', example: 7 })
  row: number;

  @ApiProperty({ description: 'Name of the field', example: 'phone' })
  field: string;

  @ApiProperty({ description: 'What stands there', example: '12' })
  value: string;

  @ApiProperty({
    type: String,
    description: 'What is wrong',
    example: "Phone doesn't look like a valid phone number",
  })
  message: AnyText;
}

/** A row that exists already, or that an undo has left. */
export class ImportedRowResponse {
  @ApiProperty({ type: 'integer', description: 'Row of the file, as a spreadsheet counts', example: 9 })
  row: number;

  @ApiProperty({ description: 'What it is called', example: 'Okello' })
  title: string;

  @ApiProperty({ type: String, description: 'Why', example: 'Is there already' })
  reason: AnyText;
}

/** A row as it would be stored. */
export class ImportPreviewResponse {
  @ApiProperty({ type: 'integer', description: 'Row of the file', example: 2 })
  row: number;

  @ApiProperty({
    type: [String],
    description: 'The values of `previewFields`, as they are stored',
    example: ['Okello'],
  })
  values: string[];
}

/** What an import of this file would do. */
export class ImportCheckResponse {
  @ApiProperty({ type: [ImportColumnResponse], description: 'All columns of the file' })
  columns: ImportColumnResponse[];

  @ApiProperty({ type: [String], description: 'Fields that are needed and that no column holds', example: ['address'] })
  missing: string[];

  @ApiProperty({ type: 'integer', description: 'Rows below the headings', example: 120 })
  rowCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows that would be added', example: 110 })
  newCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows that would be updated', example: 0 })
  updateCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows that are there already and would be left out', example: 7 })
  skippedCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows with at least one error', example: 3 })
  invalidCount: number;

  @ApiProperty({ type: 'integer', description: 'All errors, listed or not', example: 4 })
  errorCount: number;

  @ApiProperty({ type: [ImportErrorResponse], description: `The first ${importLimits.listed} errors` })
  errors: ImportErrorResponse[];

  @ApiProperty({
    type: [ImportedRowResponse],
    description: `The first ${importLimits.listed} rows that are there already`,
  })
  duplicates: ImportedRowResponse[];

  @ApiProperty({ type: [String], description: 'Labels of the fields of the preview', example: ['Family name'] })
  previewFields: AnyText[];

  @ApiProperty({ type: [ImportPreviewResponse], description: 'The first rows that would be added or updated' })
  preview: ImportPreviewResponse[];

  @NullableText('The rows with errors and what is wrong with each (CSV); null unless `wantsInvalidRows`', null)
  invalidRows: string | null;
}

export class ImportListQuery extends PageQuery {
  @OneOf(importKindNames, { optional: true, description: 'Only this kind', example: 'families' })
  kind?: ImportKind;
}

/** An import that was made. */
export class ImportResponse {
  @RowId(3)
  id: number;

  @ApiProperty({ enum: importKindNames, description: 'What was imported', example: 'families' })
  kind: ImportKind;

  @ApiProperty({ description: 'Name of the file', example: 'families.csv' })
  fileName: string;

  @ApiProperty({ type: 'integer', description: 'Rows that were added', example: 110 })
  createdCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows that were updated', example: 0 })
  updatedCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows that were there already', example: 7 })
  skippedCount: number;

  @ApiProperty({ type: 'integer', description: 'Rows with errors, which were left out', example: 0 })
  invalidCount: number;

  @ApiProperty({ description: 'User name of who imported', example: 'admin' })
  createdBy: string;

  @CreatedAt()
  createdAt: string;

  @NullableText('User name of who has undone it', null)
  undoneBy: string | null;

  @NullableDateTime('When it was undone, UTC', null)
  undoneAt: string | null;

  @ApiProperty({ type: 'integer', description: 'Rows that the undo has left', example: 0 })
  remainingCount: number;

  @ApiProperty({ description: 'Whether it can be undone now', example: true })
  canUndo: boolean;
}

export class ImportUndoResponse {
  @ApiProperty({ type: ImportResponse, description: 'The import, now undone' })
  import: ImportResponse;

  @ApiProperty({
    type: [ImportedRowResponse],
    description: `The first ${importLimits.listed} rows that were left, since they were changed or are needed`,
  })
  remaining: ImportedRowResponse[];
}

export const toImportResponse = (record: Import, canUndo: boolean): ImportResponse => ({
  id: record.id,
  kind: record.kind,
  fileName: record.fileName,
  createdCount: record.createdCount,
  updatedCount: record.updatedCount,
  skippedCount: record.skippedCount,
  invalidCount: record.invalidCount,
  createdBy: record.createdBy,
  createdAt: record.createdAt.toISOString(),
  undoneBy: record.undoneBy,
  undoneAt: record.undoneAt?.toISOString() ?? null,
  remainingCount: record.remainingCount,
  canUndo,
});
