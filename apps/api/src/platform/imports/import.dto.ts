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
      description: `The file as text: values separated by commas, semicolons or tabs, headings in the first row, at most ${importLimits.rows} rows`,
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
  @IntegerField({ min: 1, max: importLimits.columns, description: 'Number of the column, starting at 1', example: 1 })
  column: number;

  @TextField({ min: 1, max: 40, description: 'Name of the field', example: 'familyName' })
  field: string;
}

/** A field with the same value in all rows. */
export class ImportValueRequest {
  @TextField({ min: 1, max: 40, description: 'Name of the field', example: 'category' })
  field: string;

  @TextField({
    min: 1,
    max: importLimits.value,
    description: 'The value, written as in a cell of the file',
    example: 'general',
  })
  value: string;
}

/** A file and how to read it. */
export class ImportCheckRequest {
  @CsvText()
  csv: string;

  @ApiProperty({ required: false })
  @Rows(ImportColumnRequest, {
    count: importLimits.columns,
    description: 'Columns to read; if empty, they are guessed from their headings',
  })
  columns: ImportColumnRequest[] = [];

  @ApiProperty({ required: false })
  @Rows(ImportValueRequest, { count: importLimits.columns, description: 'Fields without a column in the file' })
  values: ImportValueRequest[] = [];

  @OneOf(duplicateChoices, {
    optional: true,
    default: 'skip',
    description: 'What to do with rows that exist already; `update` only for products and sermons',
    example: 'skip',
  })
  duplicates: (typeof duplicateChoices)[number] = 'skip';

  @BooleanField({ optional: true, description: 'Whether to return the rows with errors as a file too', example: false })
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
    description: '`refuse`: nothing is imported if any row has an error; `skip`: only rows with errors are left out',
    example: 'refuse',
  })
  invalidRows: (typeof invalidChoices)[number] = 'refuse';

  @BooleanField({
    optional: true,
    description: 'Whether the `affirmation` of the kind is true; required if the kind has one',
    example: true,
  })
  isAffirmed?: boolean;
}

/** An allowed value of a field. */
export class ImportChoiceResponse {
  @ApiProperty({ description: 'Value in the API', example: 'general' })
  value: string;

  @ApiProperty({ description: 'Value as people read it', example: 'General ministry' })
  label: string;
}

/** A field that a column can be matched with. */
export class ImportFieldResponse {
  @ApiProperty({ example: 'familyName', description: 'Name of the field in requests' })
  name: string;

  @ApiProperty({ type: String, description: 'Heading of the column in the template', example: 'Family name' })
  label: AnyText;

  @ApiProperty({ description: 'Whether every row needs a value', example: true })
  isRequired: boolean;

  @ApiProperty({ description: 'A value that is right', example: 'Okello' })
  example: string;

  @ApiProperty({ type: String, description: 'Format of the values; may be empty', example: '' })
  hint: AnyText;

  @ApiProperty({
    type: [ImportChoiceResponse],
    description: 'The only allowed values; empty if every value is allowed',
  })
  choices: ImportChoiceResponse[];
}

/** What a file of one kind can hold. */
export class ImportKindResponse {
  @ApiProperty({ type: [ImportFieldResponse], description: 'Fields in the order of the template' })
  fields: ImportFieldResponse[];

  @ApiProperty({ description: 'A file with the headings and one example (CSV, UTF-8)', example: 'Email\r\n' })
  template: string;

  @ApiProperty({ description: 'Whether existing items can be updated', example: false })
  canUpdate: boolean;

  @NullableText('A statement that the caller must affirm; null if there is none', null)
  affirmation: AnyText | null;
}

/** A column of the file. */
export class ImportColumnResponse {
  @ApiProperty({ type: 'integer', description: 'Number of the column, starting at 1', example: 1 })
  column: number;

  @ApiProperty({ description: 'Heading in the first row', example: 'Family' })
  heading: string;

  @ApiProperty({ type: [String], description: 'First values of the column', example: ['Okello', 'Akello'] })
  samples: string[];

  @NullableText('Field that the column is read as; null for none', 'phone')
  field: string | null;
}

/** An error in a row. */
export class ImportErrorResponse {
  @ApiProperty({ type: 'integer', description: 'Row number in the file, as a spreadsheet counts', example: 7 })
  row: number;

  @ApiProperty({ description: 'Name of the field', example: 'phone' })
  field: string;

  @ApiProperty({ description: 'The value in the file', example: '12' })
  value: string;

  @ApiProperty({
    type: String,
    description: 'What is wrong, as a sentence',
    example: "Phone doesn't look like a valid phone number",
  })
  message: AnyText;
}

/** A row that exists already, or that an undo has left. */
export class ImportedRowResponse {
  @ApiProperty({ type: 'integer', description: 'Row number in the file, as a spreadsheet counts', example: 9 })
  row: number;

  @ApiProperty({ description: 'Title', example: 'Okello' })
  title: string;

  @ApiProperty({ type: String, description: 'Why the row is listed', example: 'Is there already' })
  reason: AnyText;
}

/** A row as it would be stored. */
export class ImportPreviewResponse {
  @ApiProperty({ type: 'integer', description: 'Row number in the file', example: 2 })
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

  @ApiProperty({ type: [String], description: 'Required fields without a column in the file', example: ['address'] })
  missing: string[];

  @ApiProperty({ type: 'integer', description: 'Number of rows below the headings', example: 120 })
  rowCount: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of items that would be created; an item can have several rows in the file',
    example: 110,
  })
  newCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of items that would be updated', example: 0 })
  updateCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of items that exist already and would be skipped', example: 7 })
  skippedCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of rows with at least one error', example: 3 })
  invalidCount: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of all errors, including those that are not listed',
    example: 4,
  })
  errorCount: number;

  @ApiProperty({ type: [ImportErrorResponse], description: `The first ${importLimits.listed} errors` })
  errors: ImportErrorResponse[];

  @ApiProperty({
    type: [ImportedRowResponse],
    description: `The first ${importLimits.listed} rows that exist already`,
  })
  duplicates: ImportedRowResponse[];

  @ApiProperty({ type: [String], description: 'Labels of the fields of the preview', example: ['Family name'] })
  previewFields: AnyText[];

  @ApiProperty({ type: [ImportPreviewResponse], description: 'The first rows that would be created or updated' })
  preview: ImportPreviewResponse[];

  @NullableText('The rows with errors, with what is wrong in each (CSV); null unless `wantsInvalidRows` is true', null)
  invalidRows: string | null;
}

export class ImportListQuery extends PageQuery {
  @OneOf(importKindNames, { optional: true, description: 'Return only imports of this kind', example: 'families' })
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

  @ApiProperty({
    type: 'integer',
    description: 'Number of created items; an item can have several rows in the file',
    example: 110,
  })
  createdCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of updated items', example: 0 })
  updatedCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of items that existed already and were skipped', example: 7 })
  skippedCount: number;

  @ApiProperty({ type: 'integer', description: 'Number of rows with errors, which were left out', example: 0 })
  invalidCount: number;

  @ApiProperty({ description: 'Username of the account that made the import', example: 'admin' })
  createdBy: string;

  @CreatedAt()
  createdAt: string;

  @NullableText('Username of the account that undid it; null if it was not undone', null)
  undoneBy: string | null;

  @NullableDateTime('When it was undone, UTC; null if it was not undone', null)
  undoneAt: string | null;

  @ApiProperty({ type: 'integer', description: 'Number of items that the undo left unchanged', example: 0 })
  remainingCount: number;

  @ApiProperty({ description: 'Whether it can still be undone', example: true })
  canUndo: boolean;
}

export class ImportUndoResponse {
  @ApiProperty({ type: ImportResponse, description: 'The import, now undone' })
  import: ImportResponse;

  @ApiProperty({
    type: [ImportedRowResponse],
    description: `The first ${importLimits.listed} rows that the undo left unchanged, because they were changed since or other data needs them`,
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
