import { plainTerms } from '@ministry/domain';
import type { Searchable } from '../../publishing/content/content-kind.ts';
import { shortened } from '../../publishing/rich-text/rich-text.ts';

/** A searchable item with its words prepared for the comparison. */
export interface IndexEntry extends Searchable {
  titleTerms: string;
  allTerms: string;
}

/** Length of a passage, and the number of characters in it before the first word that was found. */
const passageLength = 160;
const before = 50;
const word = /[\p{L}\p{N}\p{M}'’]+/gu;

const spaced = (text: string): string => ` ${plainTerms(text).join(' ')}`;
const begins = (text: string, term: string): boolean => text.includes(` ${term}`);

export const toEntry = (searchable: Searchable): IndexEntry => ({
  ...searchable,
  titleTerms: spaced(searchable.title),
  allTerms: spaced(`${searchable.title} ${searchable.text} ${searchable.keywords}`),
});

/** The number of terms that occur in the title. */
const inTitle = ({ titleTerms }: IndexEntry, terms: readonly string[]): number =>
  terms.filter((term) => begins(titleTerms, term)).length;

/** Whether the title alone has all the terms. */
export const isNamed = (entry: IndexEntry, terms: readonly string[]): boolean => inTitle(entry, terms) === terms.length;

/** Entries with all terms, each as the beginning of a word. Entries with more terms in the title come first; otherwise the order is kept. */
export function matching(entries: readonly IndexEntry[], terms: readonly string[]): IndexEntry[] {
  return entries
    .filter(({ allTerms }) => terms.every((term) => begins(allTerms, term)))
    .map((entry) => ({ entry, points: inTitle(entry, terms) }))
    .sort((one, other) => other.points - one.points)
    .map(({ entry }) => entry);
}

/** The part of a text around the first word that was found; every second element of the result is a found word. */
export function passage(text: string, terms: readonly string[]): string[] {
  const isFound = (found: RegExpMatchArray): boolean => {
    const plain = plainTerms(found[0]).join('');
    return terms.some((term) => plain.startsWith(term));
  };
  const all = [...text.matchAll(word)];
  const first = all.find(isFound)?.index ?? 0;
  const start = first <= before ? 0 : (all.find(({ index }) => index >= first - before)?.index ?? 0);
  const line = `${start > 0 ? '…' : ''}${shortened(text.slice(start), passageLength)}`;
  const parts: string[] = [];
  let end = 0;
  for (const found of line.matchAll(word)) {
    if (!isFound(found)) continue;
    parts.push(line.slice(end, found.index), found[0]);
    end = found.index + found[0].length;
  }
  return [...parts, line.slice(end)];
}
