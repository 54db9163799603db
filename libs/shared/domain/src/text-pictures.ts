import { storedPictureSize } from './uploads.ts';

/** A picture in a text: the address of a stored picture, and a description of what it shows. */
export interface TextPicture {
  src: string;
  alt: string;
}

const picturePattern = /!\[((?:\\.|[^[\]\\\n]){0,1000})\]\(([^()\s]{0,2000})\)/y;

function pictureAt(text: string, place: number): (TextPicture & { end: number }) | null {
  picturePattern.lastIndex = place;
  const [whole, alt = '', src = ''] = picturePattern.exec(text) ?? [];
  return whole === undefined ? null : { src, alt: alt.replace(/\\([[\]\\])/g, '$1'), end: place + whole.length };
}

/** The Markdown line for a picture. */
export const pictureLine = ({ src, alt }: TextPicture): string =>
  `![${alt.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')}](${src})`;

/** The parts of markdown-it that these rules use. Declared here, because the server and the console have different versions of it. */
interface BlockState {
  src: string;
  line: number;
  level: number;
  blkIndent: number;
  bMarks: number[];
  eMarks: number[];
  tShift: number[];
  sCount: number[];
  push(
    type: string,
    tag: string,
    nesting: 0,
  ): { map: [number, number] | null; attrSet(name: string, value: string): void };
}
interface InlineState {
  src: string;
  pos: number;
  pending: string;
}
interface Markdown {
  block: {
    ruler: {
      before(
        other: string,
        name: string,
        rule: (state: BlockState, line: number, last: number, isTrial: boolean) => boolean,
        options: { alt: string[] },
      ): void;
    };
  };
  inline: { ruler: { at(name: string, rule: (state: InlineState, isTrial: boolean) => boolean): void } };
}

/**
 * Makes markdown-it parse a line that consists of one stored picture as a token `picture`, except in lists and quotations.
 * Any other picture becomes its alt text, so that no page loads anything from another site.
 */
export function readPictures({ block, inline }: Markdown): void {
  block.ruler.before('paragraph', 'picture', readPictureLine, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  inline.ruler.at('image', readAltText);
}

function readPictureLine(state: BlockState, line: number, _last: number, isTrial: boolean): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  // A line that is indented further is code.
  if (state.src[start] !== '!' || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const picture = pictureAt(state.src, start);
  if (!picture || !storedPictureSize(picture.src) || state.src.slice(picture.end, state.eMarks[line]).trim() !== '')
    return false;
  if (isTrial) return true;
  if (state.level > 0) return false;
  state.line = line + 1;
  const token = state.push('picture', 'picture', 0);
  token.map = [line, line + 1];
  token.attrSet('src', picture.src);
  token.attrSet('alt', picture.alt);
  return true;
}

function readAltText(state: InlineState, isTrial: boolean): boolean {
  const picture = pictureAt(state.src, state.pos);
  if (!picture) return false;
  if (!isTrial) state.pending += picture.alt;
  state.pos = picture.end;
  return true;
}
