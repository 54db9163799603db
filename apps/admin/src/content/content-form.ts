import type { RichTextNode } from '@ministry/api-client';
import { contentCopy as copy } from './content.copy.ts';
import type { ContentItem, Draft, DraftValue, FieldSpec } from './content-type.ts';
import { asText, listOf, rowsOf, textOf } from './draft-values.ts';
import { normaliseDate, normaliseEndDate, normaliseLimit, toWallClock } from './normalise.ts';

/** The controls that can edit a value of the API. */
type ControlFor<Value> = Value extends boolean
  ? 'switch'
  : Value extends number
    ? 'integer'
    : Value extends string[]
      ? 'tags' | 'images'
      : Value extends object[]
        ? 'rows'
        : Exclude<FieldSpec['kind'], 'switch' | 'integer' | 'tags' | 'images' | 'rows'>;

/**
 * A field of the editor that edits one field of a request. Every long text is called 'description' in the form, every
 * name 'title' and the publish switch 'isPublished'; `apiName` says what the API calls them.
 */
export type FormField<Request> = {
  [Name in keyof Request & string]-?: Extract<FieldSpec, { kind: ControlFor<NonNullable<Request[Name]>> }> &
    ({ name: Name; apiName?: undefined } | { name: 'title' | 'description' | 'isPublished'; apiName: Name });
}[keyof Request & string];

/** The publish switch, the same for every kind. */
export const publishField = {
  name: 'isPublished',
  apiName: 'isActive',
  label: copy.publishImmediately,
  kind: 'switch',
  hint: copy.publishImmediatelyHint,
  place: 'side',
} as const;

/** When the item is published and taken down automatically; the same for every kind. */
export const scheduleFields = [
  {
    name: 'publishAt',
    label: copy.publishAt,
    kind: 'schedule',
    placeholder: copy.noTimeChosen,
    hint: copy.publishAtHint,
    place: 'side',
  },
  {
    name: 'unpublishAt',
    label: copy.takeDownAt,
    kind: 'schedule',
    placeholder: copy.stays,
    hint: copy.takeDownAtHint,
    place: 'side',
  },
] as const;

/** Derives from the fields of an editor: its empty form, the form of an item, and the request (EDIT-45 to EDIT-48). */
export function contentForm<Item extends ContentItem, Request extends object>(fields: FormField<Request>[]) {
  const specs: (FieldSpec & { apiName?: string | undefined })[] = fields;
  const toRequest = (draft: Draft, now: Date): Request =>
    Object.fromEntries(
      specs.map((field) => [field.apiName ?? field.name, toApiValue(field, draft, now)]),
    ) as unknown as Request;
  return {
    fields: specs as FieldSpec[],
    apiNames: Object.fromEntries(specs.flatMap(({ name, apiName }) => (apiName ? [[name, apiName]] : []))),
    emptyDraft: (): Draft => Object.fromEntries(specs.map((field) => [field.name, field.initial ?? emptyValue(field)])),
    toDraft: (item: Item): Draft =>
      Object.fromEntries(
        specs.map((field) => [
          field.name,
          toDraftValue(field, (item as unknown as Record<string, unknown>)[field.apiName ?? field.name]),
        ]),
      ),
    toRequest,
    /** The item as the public page would receive it. @param stored null for a new item */
    pageItem: (draft: Draft, stored: Item | null, now: Date, texts: RichTextNode[][]): object => ({
      id: 0,
      ...stored,
      ...toRequest(draft, now),
      content: texts[0] ?? [],
      texts,
    }),
    /** The Markdown texts of the form, in the order in which `pageItem` expects them parsed. */
    markdownOf: (draft: Draft): string[] =>
      specs.flatMap((field) => {
        if (field.kind === 'rows') return field.markdownOf(rowsOf(draft, field.name));
        return field.kind === 'markdown' ? [asText(draft[field.name])] : [];
      }),
  };
}

function emptyValue({ kind }: FieldSpec): DraftValue {
  if (kind === 'switch') return false;
  return kind === 'tags' || kind === 'images' || kind === 'rows' ? [] : '';
}

function toDraftValue(field: FieldSpec, value: unknown): DraftValue {
  if (value === null || value === undefined) return emptyValue(field);
  if (field.kind === 'rows') return field.toRows(value);
  if (field.kind === 'datetime' || field.kind === 'schedule') return toWallClock(value as string);
  return typeof value === 'number' ? String(value) : (value as DraftValue);
}

function toApiValue(field: FieldSpec, draft: Draft, now: Date): DraftValue | unknown[] | number | null {
  const text = textOf(draft, field.name);
  switch (field.kind) {
    case 'switch':
      return draft[field.name] === true;
    case 'integer':
      return normaliseLimit(text);
    case 'tags':
    case 'images':
      return listOf(draft, field.name);
    case 'rows':
      return field.toApi(rowsOf(draft, field.name));
    case 'datetime':
      return field.fallsToNow ? normaliseDate(text, now) : normaliseEndDate(text);
    case 'schedule':
      return normaliseEndDate(text);
    case 'markdown':
      return asText(draft[field.name]);
    case 'image':
    case 'audio':
    case 'video':
      return text || null;
    case 'text':
      return text === '' && field.emptyIsNull ? null : text;
    case 'day':
    case 'select':
    case 'icon':
      return text;
  }
}
