import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  schema as commonMark,
} from 'prosemirror-markdown';
import { type Node, Schema } from 'prosemirror-model';

/** Where links may lead, as on the server (`rich-text.ts`). */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(address);

/** What the public page draws, and nothing else: no pictures in the midst of a text. */
export const schema = new Schema({
  nodes: commonMark.spec.nodes
    .remove('image')
    .update('heading', { ...commonMark.spec.nodes.get('heading'), content: 'text*' }),
  marks: commonMark.spec.marks,
});

/** Of markdown-it, whose version in this library brings no types. */
interface Tokenizer {
  disable(rules: string[]): void;
  validateLink(address: string): boolean;
  parse(source: string, environment: object): { level: number; nesting: number; map: [number, number] | null }[];
}

// CommonMark without HTML, as on the server.
const tokenizer = defaultMarkdownParser.tokenizer as unknown as Tokenizer;
tokenizer.disable(['image']);
tokenizer.validateLink = isLinkAddress;
const { image: _image, ...tokens } = defaultMarkdownParser.tokens;
const parser = new MarkdownParser(schema, defaultMarkdownParser.tokenizer, tokens);

const { image: _picture, ...nodes } = defaultMarkdownSerializer.nodes;
const serializer = new MarkdownSerializer(
  { ...nodes, bullet_list: (state, node) => state.renderList(node, '  ', () => '- ') },
  defaultMarkdownSerializer.marks,
);

/** A text as it was read: what is not edited is written again as it stood. */
export interface ReadText {
  doc: Node;
  /** Blocks of the text as they were written, and what stood behind each. */
  written: WeakMap<Node, { text: string; gap: string; next: Node | null }>;
  /** The whole text. */
  source: string;
}

export function readMarkdown(source: string): ReadText {
  const doc = parser.parse(source);
  return { doc, written: blocksOf(source, doc), source };
}

/** Lines of each block of the first level; none where they cannot be told apart, or refer to each other. */
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

/** The text as Markdown. Blocks that nobody touched stay as they were written. */
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
