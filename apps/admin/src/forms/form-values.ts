import type { DraftValue } from '../content/content-type.ts';
import type { FormRow } from './form-row.ts';

export type { FormRow } from './form-row.ts';

/** Values of a form, as typed, by field name. */
export type FormValues = Record<string, DraftValue | FormRow[]>;
