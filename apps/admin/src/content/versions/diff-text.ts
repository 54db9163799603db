/** A piece of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  kind: 'same' | 'old' | 'new';
  text: string;
}

/** Most pairs that are compared; two texts beyond it are told apart as wholes, which takes no time. */
const mostPairs = 2_000_000;

const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];
const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** What became of a text, word by word; the parts joined without the new ones are the first text, without the old ones the second. */
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
  return joined(merged(parts));
}

/** Changed words with nothing but a blank between them become one change, which reads better than each by itself. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [old, fresh, blank] = ['', '', ''];
  const flush = () => {
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

/** Neighbours of one kind become one part; what went stands before what came. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text) result.push({ ...part });
  }
  return result;
}

/** Longest common subsequence; equal beginnings and ends, which most changes leave, are set aside first. */
function diff(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1;
  const same = (texts: readonly string[]): DiffPart => ({ kind: 'same', text: texts.join('') });
  return merged([
    same(before.slice(0, start)),
    ...core(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    same(before.slice(before.length - end)),
  ]);
}

function core(before: readonly string[], after: readonly string[]): DiffPart[] {
  const old = (texts: readonly string[]): DiffPart => ({ kind: 'old', text: texts.join('') });
  const fresh = (texts: readonly string[]): DiffPart => ({ kind: 'new', text: texts.join('') });
  if (before.length * after.length > mostPairs || before.length === 0 || after.length === 0)
    return [old(before), fresh(after)];

  const width = after.length + 1;
  // Entry [row][column]: how much the rest of `before` from `row` has in common with the rest of `after` from `column`.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      parts.push({ kind: 'same', text: before[row] ?? '' });
      row += 1;
      column += 1;
    } else if (row < before.length && (column === after.length || at(row + 1, column) >= at(row, column + 1))) {
      parts.push(old(before.slice(row, row + 1)));
      row += 1;
    } else {
      parts.push(fresh(after.slice(column, column + 1)));
      column += 1;
    }
  }
  return parts;
}
