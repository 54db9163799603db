import { diffArrays } from 'diff';

/** A piece of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  kind: 'same' | 'old' | 'new';
  text: string;
}

/** Maximum number of changes to look for. Texts with more are shown as entirely different, which takes no time. */
const maxEditLength = 1_000;

const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];
const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Differences of two texts, word by word. All parts but the new ones give the first text, all parts but the old ones the second. */
export function diffText(before: string, after: string): DiffPart[] {
  const byLine = diff(lines(before), lines(after));
  const parts: DiffPart[] = [];
  for (let index = 0; index < byLine.length; index += 1) {
    const part = byLine[index];
    const next = byLine[index + 1];
    if (part?.kind === 'old' && next?.kind === 'new') {
      parts.push(...diff(words(part.text), words(next.text)));
      index += 1;
    } else if (part) parts.push(part);
  }
  return joined(parts);
}

function diff(before: string[], after: string[]): DiffPart[] {
  const changes = diffArrays(before, after, { maxEditLength });
  if (!changes)
    return [
      { kind: 'old', text: before.join('') },
      { kind: 'new', text: after.join('') },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'old' : 'same',
    text: value.join(''),
  }));
}

/** Joins changed words with only a space between them into one change, which is easier to read. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [old, fresh, blank] = ['', '', ''];
  const flush = () => {
    // Of two equally short results, jsdiff may choose one that removes a space and adds it again.
    if (old.endsWith(' ') && fresh.endsWith(' '))
      [old, fresh, blank] = [old.slice(0, -1), fresh.slice(0, -1), ` ${blank}`];
    result.push({ kind: 'old', text: old }, { kind: 'new', text: fresh }, { kind: 'same', text: blank });
    [old, fresh, blank] = ['', '', ''];
  };
  for (const part of parts) {
    if (part.kind === 'same') {
      if (blank || /[^ ]/.test(part.text) || !(old || fresh)) {
        flush();
        result.push(part);
      } else blank = part.text;
      continue;
    }
    old += blank;
    fresh += blank;
    blank = '';
    if (part.kind === 'old') old += part.text;
    else fresh += part.text;
  }
  flush();
  return merged(result);
}

/** Merges neighbouring parts of the same kind; removed text stands before added text. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text) result.push({ ...part });
  }
  return result;
}
