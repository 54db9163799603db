import { fieldNames } from './field-names.copy.ts';

const names: Readonly<Record<string, string>> = fieldNames;

/** Label of a field from its path: 'blocks.2.cards.0.title' becomes 'Block 3, card 1, title'. */
export function fieldName(field: string): string {
  const words = field
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${Object.hasOwn(names, part) ? names[part] : part}`,
    )
    .join('')
    .replace(/^, /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
