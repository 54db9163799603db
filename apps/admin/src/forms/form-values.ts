import type { DraftValue } from '../content/content-type.ts';

/** One of several rows in a form, each with the same fields. */
export type FormRow = Record<string, string | boolean>;

/** What a form holds, as typed, by field name. */
export type FormValues = Record<string, DraftValue | FormRow[]>;
