import type { NestedRow } from '../forms/form-row.ts';
import type { Draft, DraftValue } from './content-type.ts';
import { normaliseTags } from './normalise.ts';

/** A value as text; empty for a list. */
export const asText = (value: DraftValue | undefined): string => (Array.isArray(value) ? '' : String(value ?? ''));

/** A field of the form as trimmed text. */
export const textOf = (draft: Draft, name: string): string => asText(draft[name]).trim();

/** A field of the form as a list, without empty or repeated entries. */
export const listOf = (draft: Draft, name: string): string[] => normaliseTags((draft[name] ?? []) as string[]);

/** A field of the form as rows. */
export const rowsOf = (draft: Draft, name: string): NestedRow[] => (draft[name] ?? []) as NestedRow[];

/** The title in the form, for any content kind. */
export const titleOf = (draft: Draft): string => textOf(draft, 'title');
