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
  OneOf(translationLanguages, { description: 'Into which language', example: 'sw' });
const Kind = (optional: boolean): PropertyDecorator =>
  TextField({
    min: optional ? 0 : 1,
    max: 20,
    optional,
    description: 'Of content its kind, of settings their part, or `interface`',
    example: 'events',
  });
const ItemId = (optional: boolean): PropertyDecorator =>
  IntegerField({
    min: 0,
    max: 2_147_483_647,
    optional,
    description: 'Number of the item; 0 of settings and of the interface',
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
      'Only texts of this part of the product: the site with what the consoles share with it, a console, or the sentences of the API',
    example: 'admin',
  })
  part?: InterfacePart;

  @OneOf(translationStates, {
    optional: true,
    description:
      'Only translations in this state; `draft` has those that are `reworded` too: all that wait for a check',
    example: 'missing',
  })
  state?: TranslationState;

  @Kind(true)
  kind?: string;

  @ItemId(true)
  itemId?: number | null;

  @TextField({ max: 100, optional: true, description: 'Only texts that have this, in any language', example: 'seat' })
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

  @TextField({ min: 1, max: 120, description: 'Which text, as the list names it', example: 'title' })
  field: string;

  @LongText({
    min: 1,
    max: longest,
    description: 'The original that it was made from; with another one by now it is refused (409)',
    example: 'Youth conference',
  })
  source: string;

  @LongText({ max: longest, description: 'The translation; empty: none', example: 'Kongamano la vijana' })
  text: string;

  @BooleanField({ description: 'Checked by a speaker: visitors read it', example: true })
  isChecked: boolean;

  @LongText({
    max: longest,
    optional: true,
    description:
      'The draft or the translation that it replaces, empty: none; with another one by now it is refused (409). Left out: whatever there is is replaced',
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

  @ApiProperty({ type: 'integer', description: 'Number of the item, or 0', example: 12 })
  itemId: number;

  @ApiProperty({ type: String, description: 'Which text of it', example: 'title' })
  field: string;

  @ApiProperty({ type: String, description: 'Title of the item; of the interface the namespace', example: 'Youth day' })
  where: string;

  @ApiProperty({ type: Boolean, description: 'Whether braces are ordinary characters in it', example: true })
  isPlain: boolean;

  @ApiProperty({ type: String, description: 'The original', example: 'Youth conference' })
  source: string;

  @ApiProperty({ type: String, description: 'The translation; may be empty', example: 'Kongamano la vijana' })
  text: string;

  @ApiProperty({ type: String, required: false, description: 'A new wording that waits for a check' })
  draft?: string;

  @ApiProperty({
    enum: translationStates,
    description:
      '`shipped`: came with the product; `reworded`: checked or shipped, and a draft waits beside it; `outdated`: made from another original. Visitors read `checked`, `reworded` and `shipped`',
    example: 'checked',
  })
  state: TranslationState;

  @ApiProperty({ type: String, required: false, description: 'Of an outdated one: what it was made from' })
  previousSource?: string;

  @ApiProperty({ type: String, required: false, description: 'Username of who checked it', example: 'grace' })
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
  @Count('All texts')
  total = 0;

  @Count('Not translated')
  missing = 0;

  @Count('Translated, checked by nobody')
  draft = 0;

  @Count('Came with the product')
  shipped = 0;

  @Count('Checked by a speaker')
  checked = 0;

  @Count('Checked, and a new wording waits')
  reworded = 0;

  @Count('Made from an earlier original')
  outdated = 0;
}

export class TranslationProgressResponse {
  @ApiProperty({ enum: translationLanguages, description: 'The language', example: 'sw' })
  language: TranslationLanguage;

  @ApiProperty({ type: String, description: 'As its speakers call it', example: languages.sw })
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

  @BooleanField({ optional: true, description: 'Only say what an import would do; nothing changes', example: true })
  isTrial?: boolean;
}

class RefusedTranslationResponse {
  @ApiProperty({ type: 'integer', description: 'As a spreadsheet counts: the headings stand in row 1', example: 7 })
  row: number;

  @ApiProperty({ type: String, description: 'Which text', example: 'events 12 title' })
  field: string;

  @ApiProperty({ type: String, description: 'Why it was refused', example: 'The original has changed since.' })
  reason: AnyText;
}

export class TranslationImportResponse {
  @Count('Translations that were stored, or would be')
  saved: number;

  @Count('Rows without a translation, or with the one that is there')
  unchanged: number;

  @ApiProperty({ type: [RefusedTranslationResponse], description: 'Rows that were left out, and why' })
  refused: RefusedTranslationResponse[];
}
