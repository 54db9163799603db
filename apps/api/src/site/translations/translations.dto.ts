import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { languages, type TranslationLanguage, translationLanguages } from '@ministry/domain';
import { PageQuery } from '../../platform/http/paged.ts';
import { CsvText } from '../../platform/imports/import.dto.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { BooleanField, IntegerField, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { type InterfacePart, interfaceParts } from './interface-messages.ts';

export const translationStates = ['missing', 'draft', 'shipped', 'checked', 'reworded', 'outdated'] as const;
export type TranslationState = (typeof translationStates)[number];
const scopes = ['interface', 'content'] as const;

const Into = (): PropertyDecorator =>
  OneOf(translationLanguages, { description: 'The language of the translation', example: 'sw' });
const Kind = (optional: boolean): PropertyDecorator =>
  TextField({
    min: optional ? 0 : 1,
    max: 20,
    optional,
    description: 'Kind of content, part of the settings, or `interface`',
    example: 'events',
  });
const ItemId = (optional: boolean): PropertyDecorator =>
  IntegerField({
    min: 0,
    max: 2_147_483_647,
    optional,
    description: 'Id of the item; 0 for settings and the interface',
    example: 12,
  });
/** The length of the longest text that the office can write. */
const longest = 200_000;

/** Filters for texts and their translations. */
export class TranslationQuery {
  @Into()
  language: TranslationLanguage;

  @OneOf(scopes, {
    optional: true,
    description: '`interface`: texts of the product; `content`: texts of the office',
    example: 'content',
  })
  scope?: (typeof scopes)[number];

  @OneOf(interfaceParts, {
    optional: true,
    description:
      'Return only texts of this part of the product: the site with what the consoles share with it, a console, or the sentences of the API',
    example: 'admin',
  })
  part?: InterfacePart;

  @OneOf(translationStates, {
    optional: true,
    description:
      'Return only translations in this state; `draft` includes `reworded`, so it returns all that wait for a check',
    example: 'missing',
  })
  state?: TranslationState;

  @Kind(true)
  kind?: string;

  @ItemId(true)
  itemId?: number | null;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only texts that contain this, in any language',
    example: 'seat',
  })
  search?: string;
}

export class TranslationListQuery extends IntersectionType(TranslationQuery, PageQuery) {}

/** A translation as somebody enters it. */
export class TranslationRequest {
  @Into()
  language: TranslationLanguage;

  @Kind(false)
  kind: string;

  @ItemId(false)
  itemId: number;

  @TextField({ min: 1, max: 120, description: 'Name of the text, as in the list', example: 'title' })
  field: string;

  @LongText({
    min: 1,
    max: longest,
    description: 'The original from which the translation was made; returns 409 if it has changed since',
    example: 'Youth conference',
  })
  source: string;

  @LongText({ max: longest, description: 'The translation; empty for none', example: 'Kongamano la vijana' })
  text: string;

  @BooleanField({ description: 'Whether a speaker has checked it, so that visitors see it', example: true })
  isChecked: boolean;

  @LongText({
    max: longest,
    optional: true,
    description:
      'The draft or translation that it replaces, empty for none; returns 409 if it has changed since. If left out, any existing one is replaced',
    example: 'Mkutano wa vijana',
  })
  replaces?: string | null;
}

/** One text beside its translation. */
export class TranslationResponse {
  @ApiProperty({
    type: String,
    description: 'Kind of content, part of the settings, or `interface`',
    example: 'events',
  })
  kind: string;

  @ApiProperty({ type: 'integer', description: 'Id of the item, or 0', example: 12 })
  itemId: number;

  @ApiProperty({ type: String, description: 'Name of the text within the item', example: 'title' })
  field: string;

  @ApiProperty({
    type: String,
    description: 'Title of the item; for the interface, the namespace',
    example: 'Youth day',
  })
  where: string;

  @ApiProperty({ type: Boolean, description: 'Whether braces in it are ordinary characters', example: true })
  isPlain: boolean;

  @ApiProperty({ type: String, description: 'The original', example: 'Youth conference' })
  source: string;

  @ApiProperty({ type: String, description: 'The translation; may be empty', example: 'Kongamano la vijana' })
  text: string;

  @ApiProperty({ type: String, required: false, description: 'A new wording that waits to be checked' })
  draft?: string;

  @ApiProperty({
    enum: translationStates,
    description:
      '`shipped`: part of the product; `reworded`: checked or shipped, with a waiting draft; `outdated`: made from another original. Visitors see `checked`, `reworded` and `shipped`',
    example: 'checked',
  })
  state: TranslationState;

  @ApiProperty({
    type: String,
    required: false,
    description: 'For an outdated translation: the original from which it was made',
  })
  previousSource?: string;

  @ApiProperty({
    type: String,
    required: false,
    description: 'Username of the account that checked it',
    example: 'grace',
  })
  checkedBy?: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    required: false,
    description: 'When it was checked, UTC',
    example: '2026-11-27T09:00:00.000Z',
  })
  checkedAt?: string;
}

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description, example: 12 });

/** Number of texts in each state. */
export class TranslationCounts implements Record<TranslationState | 'total', number> {
  @Count('Number of all texts')
  total = 0;

  @Count('Number of texts without a translation')
  missing = 0;

  @Count('Number of translations that nobody has checked')
  draft = 0;

  @Count('Number of translations that are part of the product')
  shipped = 0;

  @Count('Number of translations that a speaker has checked')
  checked = 0;

  @Count('Number of checked translations with a new wording that waits')
  reworded = 0;

  @Count('Number of translations made from an earlier original')
  outdated = 0;
}

export class TranslationProgressResponse {
  @ApiProperty({ enum: translationLanguages, description: 'Language of the text', example: 'sw' })
  language: TranslationLanguage;

  @ApiProperty({ type: String, description: 'Name of the language in that language', example: languages.sw })
  name: string;

  @ApiProperty({ type: Boolean, description: 'Whether the site is offered in it', example: false })
  isOffered: boolean;

  @ApiProperty({
    type: TranslationCounts,
    description: 'Texts of the product that visitors read: the site and the API',
  })
  interface: TranslationCounts;

  @ApiProperty({ type: TranslationCounts, description: 'Texts of the admin console' })
  admin: TranslationCounts;

  @ApiProperty({ type: TranslationCounts, description: "Texts of the media team's console" })
  media: TranslationCounts;

  @ApiProperty({ type: TranslationCounts, description: 'Texts of the office' })
  content: TranslationCounts;
}

/** A file in the format of the export, with translations filled in. */
export class TranslationImportRequest {
  @Into()
  language: TranslationLanguage;

  @CsvText()
  csv: string;

  @BooleanField({ optional: true, description: 'Whether a speaker has checked the translations', example: false })
  isChecked?: boolean;

  @BooleanField({
    optional: true,
    description: 'Whether to report only what an import would do, without changes',
    example: true,
  })
  isTrial?: boolean;
}

class RefusedTranslationResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Row number as a spreadsheet counts: the headings are in row 1',
    example: 7,
  })
  row: number;

  @ApiProperty({ type: String, description: 'Name of the text', example: 'events 12 title' })
  field: string;

  @ApiProperty({ type: String, description: 'Why it was refused', example: 'The original has changed since.' })
  reason: AnyText;
}

export class TranslationImportResponse {
  @Count('Number of translations that were stored, or would be stored')
  saved: number;

  @Count('Number of rows without a translation, or with the existing one')
  unchanged: number;

  @ApiProperty({ type: [RefusedTranslationResponse], description: 'Rows that were left out, and why' })
  refused: RefusedTranslationResponse[];
}
