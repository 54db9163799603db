import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { placeOfEditorForm } from '@ministry/domain';
import { errorTexts } from '../errors/errors.copy.ts';
import { NullableInteger, NullableText } from '../http/answer-fields.ts';
import { type AnyText } from '../texts/sentence.ts';
import { explained } from '../validation/explained.ts';
import { problems } from '../validation/fields.copy.ts';
import { TextField } from '../validation/fields.ts';
import type { EditorDraft } from './editor-draft.entity.ts';
import type { ListedEditorDraft } from './editor-drafts.repository.ts';

/** Most bytes of a draft as JSON, which holds a long text and the saved item that it began from. */
const maxDraftBytes = 500_000;

function problemOf(value: unknown): AnyText | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return errorTexts.draftValues;
  return Buffer.byteLength(JSON.stringify(value)) > maxDraftBytes
    ? errorTexts.draftTooLarge({ most: maxDraftBytes })
    : undefined;
}

export class EditorDraftRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: `Values of the form, in the format of the console; at most ${maxDraftBytes.toLocaleString('en-GB')} bytes of JSON`,
    example: { draft: { title: 'Walking in faith' } },
  })
  @ValidateBy(
    { name: 'draftValue', validator: { validate: (value) => problemOf(value) === undefined } },
    explained((value) => (values) => problemOf(value) ?? problems.unusable(values)),
  )
  value: object;

  @TextField({
    min: 1,
    max: 40,
    description: 'Identifies the browser, which chooses it',
    example: '0b4f7a1e-92c6-4d0e-8a53-6f1d2c9be770',
  })
  device: string;

  @TextField({
    optional: true,
    max: 30,
    description:
      '`savedAt` of the draft of another device that this one replaces; if left out, that draft is not replaced',
    example: '2026-11-27T16:20:00.000Z',
  })
  replaces?: string;
}

export class EditorDraftQuery {
  @TextField({ optional: true, max: 40, description: 'Delete only a draft of this browser' })
  device?: string;
}

export class EditorDraftResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Values of the form',
    example: { draft: { title: 'Walking in faith' } },
  })
  value: object;

  @ApiProperty({ type: String, description: 'The browser in which it was typed' })
  device: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it was saved, UTC',
    example: '2026-11-27T16:20:00.000Z',
  })
  savedAt: string;
}

/** An unsaved form in the list, without its values. */
export class EditorDraftSummaryResponse {
  /** Key of the form in the other routes. @example 'sermons.12' */
  key: string;

  @NullableText('Name of the form; null if it belongs to another release', 'sermons')
  form: string | null;

  @NullableInteger('Id of the item that is edited; null for a new item', 12)
  itemId: number | null;

  @NullableText('The title as typed; null if there is none', 'Walking in faith')
  title: string | null;

  @NullableText('Address of the form in the console; null if the form belongs to another release', '/sermons/12')
  address: string | null;

  @ApiProperty({ type: String, description: 'The browser in which it was typed' })
  device: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it was saved, UTC',
    example: '2026-11-27T16:20:00.000Z',
  })
  savedAt: string;
}

export const toEditorDraftSummary = ({
  formKey,
  title,
  device,
  savedAt,
}: ListedEditorDraft): EditorDraftSummaryResponse => ({
  key: formKey,
  ...placeOfEditorForm(formKey),
  title,
  device,
  savedAt: savedAt.toISOString(),
});

export class FoundEditorDraftResponse {
  @ApiProperty({ type: EditorDraftResponse, nullable: true, description: 'Null if there is none' })
  draft: EditorDraftResponse | null;
}

export class SavedEditorDraftResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it was saved, UTC',
    example: '2026-11-27T16:20:00.000Z',
  })
  savedAt: string;
}

export const toEditorDraftResponse = ({ value, device, savedAt }: EditorDraft): EditorDraftResponse => ({
  value: JSON.parse(value) as object,
  device,
  savedAt: savedAt.toISOString(),
});
