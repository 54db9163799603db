import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  schema as commonMark,
} from 'prosemirror-markdown';
import { type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { copiesOf, copyAddress, storedPictureSize } from '@ministry/domain';
import { pictureLine, readPictures, type TextPicture } from '@ministry/domain/text-pictures';

/** Addresses that links may have, as on the server (`rich-text.ts`). */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(address);

export const pictureIn = ({ attrs: { src, alt } }: Node): TextPicture => ({ src: String(src), alt: String(alt) });

/** An uploaded picture at the top level of a text. Its description is drawn below it by the style sheet, so that a copied picture has no extra text. */
const picture: NodeSpec = {
  attrs: { src: { validate: 'string' }, alt: { validate: 'string' } },
  draggable: true,
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs(image) {
        const src = image.getAttribute('src') ?? '';
        return storedPictureSize(src) ? { src, alt: image.getAttribute('alt') ?? '' } : false;
      },
    },
  ],
  toDOM(node) {
    const { src, alt } = pictureIn(node);
    const { width, height } = storedPictureSize(src) ?? { width: 0, height: 0 };
    const srcset = copiesOf(width).map((copy) => `${copyAddress(src, copy.name, 'jpg')} ${copy.width}w`);
    return [
      'figure',
      { 'data-alt': alt },
      ['img', { src, srcset: srcset.join(', '), sizes: '480px', width, height, alt }],
    ];
  },
};

/** Only the nodes and marks that the public page renders. */
export const schema = new Schema({
  nodes: commonMark.spec.nodes
    .remove('image')
    .addToEnd('picture', picture)
    .update('doc', { content: '(block | picture)+' })
    .update('heading', { ...commonMark.spec.nodes.get('heading'), content: 'text*' }),
  marks: commonMark.spec.marks,
});

/** Types of markdown-it; the version in this library has none. */
interface Tokenizer {
  validateLink(address: string): boolean;
  parse(source: string, environment: object): { level: number; nesting: number; map: [number, number] | null }[];
}

// CommonMark without HTML, as on the server.
const tokenizer = defaultMarkdownParser.tokenizer as unknown as Tokenizer & Parameters<typeof readPictures>[0];
readPictures(tokenizer);
tokenizer.validateLink = isLinkAddress;
const { image: _image, ...tokens } = defaultMarkdownParser.tokens;
const parser = new MarkdownParser(schema, defaultMarkdownParser.tokenizer, {
  ...tokens,
  picture: { node: 'picture', getAttrs: (token) => ({ src: token.attrGet('src'), alt: token.attrGet('alt') }) },
});

const { image: _inline, ...nodes } = defaultMarkdownSerializer.nodes;
const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
    picture(state, node) {
      state.write(pictureLine(pictureIn(node)));
      state.closeBlock(node);
    },
  },
  defaultMarkdownSerializer.marks,
);

/** A text as it was read, so that unedited parts can be written unchanged. */
export interface ReadText {
  doc: Node;
  /** Original Markdown of each block, and the text between it and the next one. */
  written: WeakMap<Node, { text: string; gap: string; next: Node | null }>;
  /** The whole text. */
  source: string;
}

export function readMarkdown(source: string): ReadText {
  const doc = parser.parse(source);
  return { doc, written: blocksOf(source, doc), source };
}

/** Lines of each top-level block; empty if the blocks cannot be told apart, or contain reference links. */
function blocksOf(source: string, doc: Node): ReadText['written'] {
  const written: ReadText['written'] = new WeakMap();
  const references: { references?: object } = {};
  const starts = tokenizer
    .parse(source, references)
    .filter(({ level, nesting, map }) => level === 0 && nesting !== -1 && map !== null)
    .map(({ map }) => map?.[0] ?? 0);
  if (starts.length !== doc.childCount || Object.keys(references.references ?? {}).length > 0) return written;
  const lines = source.split('\n');
  doc.forEach((block, _offset, index) => {
    const whole = lines.slice(starts[index], starts[index + 1] ?? lines.length).join('\n');
    const text = whole.trimEnd();
    const gap = index + 1 < doc.childCount ? `${whole.slice(text.length)}\n` : whole.slice(text.length);
    written.set(block, { text, gap, next: doc.maybeChild(index + 1) });
  });
  return written;
}

/** The text as Markdown; unedited blocks stay as they were written. */
export function writeMarkdown(doc: Node, { doc: before, written, source }: ReadText): string {
  if (doc.eq(before)) return source;
  const parts: string[] = [];
  doc.forEach((block, _offset, index) => {
    const stood = written.get(block);
    const next = doc.maybeChild(index + 1);
    parts.push(stood?.text ?? serializer.serialize(schema.topNodeType.create(null, block)));
    if (next) parts.push(stood?.next === next ? stood.gap : '\n\n');
  });
  return parts.join('');
}
