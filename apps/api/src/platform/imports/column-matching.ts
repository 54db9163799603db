import { invalid } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { type AnyText, textNow } from '../texts/sentence.ts';
import type { ImportColumnRequest, ImportValueRequest } from './import.dto.ts';
import type { ImportField } from './importer.ts';
import { importTexts } from './imports.copy.ts';

export interface ColumnOfField {
  /** From 1. */
  column: number;
  field: ImportField;
}

/** Small letters and digits alone: 'E-mail address' and 'email_address' are the same heading. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, label, aliases = [] }: ImportField): string[] =>
  [name, String(label), textNow(label), ...aliases].map(bare);

/** Matches headings with fields: those that are the same first, then headings in which a name of the field stands. */
function guessColumns(fields: readonly ImportField[], headings: readonly string[]): ColumnOfField[] {
  const matched: ColumnOfField[] = [];
  const isSame = (heading: string, name: string): boolean => heading === name;
  const holds = (heading: string, name: string): boolean => name.length >= 4 && heading.includes(name);
  for (const fits of [isSame, holds])
    for (const [at, heading] of headings.entries()) {
      if (matched.some(({ column }) => column === at + 1)) continue;
      const field = fields.find(
        (each) =>
          !matched.some((match) => match.field === each) && namesOf(each).some((name) => fits(bare(heading), name)),
      );
      if (field) matched.push({ column: at + 1, field });
    }
  return matched;
}

/** Which column holds which field: as asked for, or by the headings. @throws DomainError 400 */
export function matchColumns(
  fields: readonly ImportField[],
  headings: readonly string[],
  columns: readonly ImportColumnRequest[],
  values: readonly ImportValueRequest[],
): ColumnOfField[] {
  const errors: Record<string, AnyText> = {};
  const fieldNames = [...columns, ...values].map(({ field }) => field);
  for (const [at, name] of fieldNames.entries()) {
    const path = at < columns.length ? `columns.${at}.field` : `values.${at - columns.length}.field`;
    if (!fields.some((field) => field.name === name)) errors[path] = errorTexts.unknownField({ name });
    else if (fieldNames.indexOf(name) < at) errors[path] = importTexts.matchedTwice({ name });
  }
  for (const [at, { column }] of columns.entries())
    if (column > headings.length)
      errors[`columns.${at}.column`] = importTexts.columnCount({ columns: headings.length });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (columns.length === 0)
    return guessColumns(
      fields.filter(({ name }) => !values.some(({ field }) => field === name)),
      headings,
    );
  return columns.flatMap(({ column, field }) => {
    const known = fields.find(({ name }) => name === field);
    return known ? [{ column, field: known }] : [];
  });
}
