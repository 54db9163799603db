import type { Token } from 'markdown-it';
import MarkdownIt from 'markdown-it';
import { readPictures } from '@ministry/domain/text-pictures';
import { type RichTextNode, textTags } from './rich-text.dto.ts';

const rendered = new Set<string>(textTags);
/** The page has its own h1, so headings start below it. */
const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'li', 'blockquote', 'pre', 'hr', 'br', 'picture']);
/** Elements that are left out of plain text, where they would read as broken sentences. */
const withoutSentences = /^(h\d|picture)$/;
/** Nesting beyond this depth is rendered flat, so that no input can exhaust the stack; real texts are less deep. */
const deepest = 12;
/** A cut word of up to this many characters is left out; a longer one is shown without its end. */
const maxCutWordLength = 20;

const markdown = new MarkdownIt('commonmark', { html: false, maxNesting: 20 });
readPictures(markdown);
markdown.validateLink = (address) => /^(https?:\/\/|mailto:|tel:)/i.test(address);

/** Parses Markdown into the nodes that pages render. HTML is shown as text; links may lead to http(s), mailto and tel addresses only. */
export function parseRichText(source: string): RichTextNode[] {
  const root: RichTextNode[] = [];
  const open: RichTextNode[][] = [root];
  render(markdown.parse(source, {}), open);
  return root;
}

/** Like `parseRichText`, for places without pictures (e-mails, paper, legal texts, the list of ministries): a picture becomes a paragraph with its alt text. */
export const parseWithoutPictures = (source: string): RichTextNode[] =>
  parseRichText(source).map((node) => (node.tag === 'picture' ? { tag: 'p', children: node.children ?? [] } : node));

/** The text of Markdown without its markup, headings and pictures, on one line of at most `length` characters. */
export function toPlainText(source: string, length = Infinity): string {
  const nodes = parseRichText(source);
  const prose = nodes.filter(({ tag }) => !withoutSentences.test(tag ?? ''));
  const line = terms(prose.length > 0 ? prose : nodes)
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(line, length);
}

/** The whole text of Markdown, including headings, on one line. */
export const toWholeText = (source: string): string => terms(parseRichText(source)).replace(/\s+/g, ' ').trim();

/** The first `length` characters of a line at most, cut after a whole word if one ends close enough. */
export function shortened(line: string, length: number): string {
  const characters = [...line];
  if (characters.length <= length) return line;
  const start = characters.slice(0, length - 1).join('');
  const whole = start.replace(/\s+\S*$/, '');
  const isWordCut = /^\S/.test(characters[length - 1] ?? '');
  return `${(isWordCut && start.length - whole.length <= maxCutWordLength ? whole : start).trimEnd()}…`;
}

function render(tokens: readonly Token[], open: RichTextNode[][]): void {
  const here = (): RichTextNode[] => open.at(-1) ?? [];
  for (const token of tokens) {
    if (token.type === 'inline') render(token.children ?? [], open);
    else if (token.type === 'text') addText(here(), token.content);
    else if (token.type === 'softbreak') addText(here(), ' ');
    else if (token.type === 'picture') here().push(pictureOf(token));
    else if (token.type === 'code_inline') here().push({ tag: 'code', children: [{ text: token.content }] });
    else if (token.type === 'fence' || token.type === 'code_block')
      here().push({ tag: 'pre', children: [{ text: token.content }] });
    else if (token.hidden) continue;
    else if (token.nesting === 1) openElement(token, open);
    else if (token.nesting === -1) open.pop();
    else if (rendered.has(token.tag)) here().push({ tag: token.tag, children: [] });
  }
}

function pictureOf(token: Token): RichTextNode {
  const children: RichTextNode[] = [];
  addText(children, String(token.attrGet('alt') ?? ''));
  return { tag: 'picture', src: String(token.attrGet('src') ?? ''), children };
}

function openElement(token: Token, open: RichTextNode[][]): void {
  const tag = renamed[token.tag] ?? token.tag;
  const parent = open.at(-1) ?? [];
  if (!rendered.has(tag) || open.length > deepest) {
    open.push(parent);
    return;
  }
  const children: RichTextNode[] = [];
  parent.push(tag === 'a' ? { tag, href: String(token.attrGet('href') ?? ''), children } : { tag, children });
  open.push(children);
}

function addText(into: RichTextNode[], text: string): void {
  const last = into.at(-1);
  if (last?.text !== undefined) last.text += text;
  else if (text !== '') into.push({ text });
}

function terms(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => (node.text ?? terms(node.children ?? [])) + (blocks.has(node.tag ?? '') ? ' ' : ''))
    .join('');
}
