import { invalid } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { type AnyText, textNow } from '../texts/sentence.ts';
import type { ImportCheckRequest } from './import.dto.ts';
import { fieldsOf, type Importer, type ImportField } from './importer.ts';
import { importTexts } from './imports.copy.ts';

export interface ColumnOfField {
  /** From 1. */
  column: number;
  field: ImportField;
}

/** Reduces a heading to lower-case letters and digits, so that 'E-mail address' and 'email_address' are the same. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Searches for a field, the most likely first: by its name or label, by an alias, and by any of them within a longer heading. */
function searchesFor({ name, label, aliases = [] }: ImportField): ((heading: string) => boolean)[][] {
  const own = [name, String(label), textNow(label)].map(bare);
  const others = aliases.map(bare);
  const isSame = (word: string) => (heading: string) => heading === word;
  const isWithin = (word: string) => (heading: string) => word.length >= 4 && heading.includes(word);
  return [own.map(isSame), others.map(isSame), [...own, ...others].map(isWithin)];
}

/** Matches headings with fields. Exact names of all fields are matched first, so that no alias takes the column of a later field. */
function guessColumns(fields: readonly ImportField[], headings: readonly string[]): ColumnOfField[] {
  const free = new Map(headings.map((heading, at) => [at + 1, bare(heading)]));
  const matched: ColumnOfField[] = [];
  const searches = new Map(fields.map((field) => [field, searchesFor(field)]));
  for (const round of [0, 1, 2])
    for (const field of fields) {
      if (matched.some((match) => match.field === field)) continue;
      const column = (searches.get(field)?.[round] ?? [])
        .map((fits) => [...free].find(([, heading]) => fits(heading))?.[0])
        .find((found) => found !== undefined);
      if (column === undefined) continue;
      matched.push({ column, field });
      free.delete(column);
    }
  return matched.sort((one, other) => one.column - other.column);
}

/** Returns which column holds which field, as requested or guessed from the headings. @throws DomainError 400 */
export function matchColumns(
  importer: Importer<object>,
  headings: readonly string[],
  { columns, values }: Pick<ImportCheckRequest, 'columns' | 'values'>,
): ColumnOfField[] {
  const fields = fieldsOf(importer);
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
  if (columns.length > 0)
    return columns.flatMap(({ column, field }) => {
      const known = fields.find(({ name }) => name === field);
      return known ? [{ column, field: known }] : [];
    });
  const guessed = guessColumns(
    fields.filter(({ name }) => !values.some(({ field }) => field === name)),
    headings,
  );
  const isOfPart = ({ field }: ColumnOfField): boolean => importer.parts?.fields.includes(field) ?? false;
  // A single matching column is not enough: 'Title' alone in a list of families is not the title of a member.
  return guessed.filter(isOfPart).length > 1 ? guessed : guessed.filter((match) => !isOfPart(match));
}
