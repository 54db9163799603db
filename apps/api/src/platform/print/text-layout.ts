import type { Font } from 'fontkit';
import type { FontName, Fonts } from './print-fonts.ts';

/** Text of one weight. A line break in it begins a new line. */
export interface Span {
  text: string;
  font: FontName;
}

/** A word placed on a line, or a part of a word whose weight differs from the rest. */
export interface PlacedText extends Span {
  /** Distance from the start of the line, in the unit of `size`. */
  x: number;
}

type Word = Span[];
const lineBreak = '\n';

/** Removes letters that the font cannot draw, such as emoji, with the space before them: they would appear as empty boxes. */
const drawable = (text: string, font: Font): string =>
  [...text].reduce(
    (drawn, letter) =>
      /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? drawn + letter : drawn.trimEnd(),
    '',
  );

/** Splits text into words and line breaks; text that follows without a space belongs to the word before it. */
function wordsOf(spans: readonly Span[], fonts: Fonts): (Word | typeof lineBreak)[] {
  const words: (Word | typeof lineBreak)[] = [];
  let open: Word | null = null;
  for (const { text, font } of spans)
    for (const piece of drawable(text.normalize('NFC'), fonts[font]).split(/(\n|[^\S\n]+)/)) {
      if (piece === lineBreak) words.push(lineBreak);
      if (piece === '') continue;
      if (piece.trim() === '') {
        open = null;
        continue;
      }
      if (open) open.push({ text: piece, font });
      else words.push((open = [{ text: piece, font }]));
    }
  return words;
}

/** Breaks text into lines of a given width; all lengths are in the unit of `size`. */
export class TextLayout {
  private readonly widths = new Map<string, number>();

  constructor(private readonly fonts: Fonts) {}

  widthOf({ text, font }: Span, size: number): number {
    const key = `${font} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined)
      this.widths.set(key, (width = this.fonts[font].layout(text).advanceWidth / this.fonts[font].unitsPerEm));
    return width * size;
  }

  lines(spans: readonly Span[], size: number, width: number): PlacedText[][] {
    const lines: PlacedText[][] = [[]];
    const space = this.widthOf({ text: ' ', font: 'regular' }, size);
    let x = 0;
    const next = (): void => {
      lines.push([]);
      x = 0;
    };
    for (const word of wordsOf(spans, this.fonts)) {
      if (word === lineBreak) {
        next();
        continue;
      }
      const total = word.reduce((sum, part) => sum + this.widthOf(part, size), 0);
      if (x > 0 && x + space + total > width) next();
      else if (x > 0) x += space;
      for (const part of word.flatMap((each) => this.broken(each, size, width))) {
        const partWidth = this.widthOf(part, size);
        if (x > 0 && x + partWidth > width) next();
        lines.at(-1)?.push({ ...part, x });
        x += partWidth;
      }
    }
    return lines;
  }

  /** Splits a word that is wider than a line, such as a long address, into parts that fit. */
  private broken({ text, font }: Span, size: number, width: number): Span[] {
    const parts: Span[] = [];
    let part = '';
    for (const letter of this.widthOf({ text, font }, size) > width ? text : [text]) {
      if (part !== '' && this.widthOf({ text: part + letter, font }, size) > width) {
        parts.push({ text: part, font });
        part = '';
      }
      part += letter;
    }
    return [...parts, { text: part, font }];
  }
}
