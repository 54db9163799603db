import { fieldLabelsCopy } from './field-labels.copy.ts';

const labels: Readonly<Record<string, string>> = fieldLabelsCopy;

/** Label of a settings field: 'shortName' becomes 'Short name'. A field without a label gets one made from its name. */
export const label = (field: string): string =>
  labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
