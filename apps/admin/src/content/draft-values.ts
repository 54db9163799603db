import type { NestedRow } from '../forms/form-values.ts';
import type { Draft } from './content-type.ts';
import { normaliseTags } from './normalise.ts';

/** A field of the form as trimmed text. */
export const textOf = (draft: Draft, name: string): string => String(draft[name] ?? '').trim();

/** A field of the form as a list, without empty or repeated entries. */
export const listOf = (draft: Draft, name: string): string[] => normaliseTags((draft[name] ?? []) as string[]);

/** A field of the form as rows. */
export const rowsOf = (draft: Draft, name: string): NestedRow[] => (draft[name] ?? []) as NestedRow[];

/** The title as it stands in the form, of any kind of content. */
export const titleOf = (draft: Draft): string => textOf(draft, 'title');
