import { readStored, writeStored } from '../app/device-storage.ts';

/** The answers of a form by field name, as typed. A checked box is 'true', an unchecked one ''. */
export type Answers<Field extends string = string> = Record<Field, string>;

const keyOf = (form: string) => `draft:${form}`;

/** Reads the text that was typed into a form and not sent yet. A draft never leaves the device. */
export function loadDraft(form: string): Readonly<Partial<Answers>> {
  const stored = readStored(keyOf(form));
  return typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    : {};
}

export const saveDraft = (form: string, answers: Answers): void => writeStored(keyOf(form), answers);

export const dropDraft = (form: string): void => writeStored(keyOf(form), null);
