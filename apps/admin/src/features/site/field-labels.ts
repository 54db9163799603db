import { fieldLabelsCopy } from './field-labels.copy.ts';

const labels: Readonly<Record<string, string>> = fieldLabelsCopy;

/** A field of the settings in words: 'shortName' is 'Short name'. One without a label here is written from its name. */
export const label = (field: string): string =>
  labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
