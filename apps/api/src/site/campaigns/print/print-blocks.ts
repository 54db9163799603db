import type { Span } from '../../../platform/print/text-layout.ts';
import type { RichTextNode } from '../../../publishing/rich-text/rich-text.dto.ts';

/** A block of a newsletter on paper or in a picture. */
export interface PrintBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'quote';
  spans: Span[];
  /** Bullet or number before an item. */
  marker: string;
  /** Number of lists around it. */
  depth: number;
}

export interface PrintLink {
  label: string;
  url: string;
}

const headings = new Set(['h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const blocks = new Set([...headings, ...lists, 'p', 'li', 'blockquote', 'pre', 'hr']);
const bold = new Set(['strong', 'b']);

const textIn = (nodes: readonly RichTextNode[]): string =>
  nodes.map(({ text, children = [] }) => text ?? textIn(children)).join('');

/** Splits a text into blocks and collects its links, which are printed as QR codes because paper cannot be clicked. */
export class PrintBlocks {
  readonly blocks: PrintBlock[] = [];
  readonly links: PrintLink[] = [];

  /** @param hasNumbers whether to add the number of a link after its text */
  constructor(
    nodes: readonly RichTextNode[],
    private readonly hasNumbers: boolean,
  ) {
    this.add(nodes, 'paragraph', 0);
  }

  private add(nodes: readonly RichTextNode[], kind: PrintBlock['kind'], depth: number, marker = ''): void {
    let line: RichTextNode[] = [];
    let first = marker;
    const end = (): void => {
      const spans = this.spansOf(line, kind === 'heading');
      if (spans.some(({ text }) => text.trim())) {
        this.blocks.push({ kind, spans, marker: first, depth });
        first = '';
      }
      line = [];
    };
    for (const node of nodes) {
      if (!blocks.has(node.tag ?? '')) {
        line.push(node);
        continue;
      }
      end();
      this.addBlock(node, kind, depth, first);
      // The first paragraph of an item has used its bullet.
      first = '';
    }
    end();
  }

  private addBlock({ tag = '', children = [] }: RichTextNode, kind: PrintBlock['kind'], depth: number, marker: string) {
    if (lists.has(tag))
      children.forEach((item, at) =>
        this.add(item.children ?? [], 'item', depth + 1, tag === 'ol' ? `${at + 1}.` : '•'),
      );
    else if (headings.has(tag)) this.add(children, 'heading', depth);
    else if (tag === 'blockquote') this.add(children, 'quote', depth);
    else this.add(children, kind, depth, marker);
  }

  private spansOf(nodes: readonly RichTextNode[], isBold: boolean): Span[] {
    const font = isBold ? 'bold' : 'regular';
    return nodes.flatMap(({ tag, text, href, children = [] }): Span[] => {
      if (tag === undefined) return [{ text: text ?? '', font }];
      if (tag === 'br') return [{ text: '\n', font }];
      const inside = this.spansOf(children, isBold || bold.has(tag));
      return href === undefined ? inside : [...inside, { text: this.behindLink(href, textIn(children)), font }];
    });
  }

  /** ' [2]' for a page, ' (+256 …)' for a phone number or e-mail address that the link text does not show. */
  private behindLink(href: string, label: string): string {
    const contact = /^(?:mailto|tel):(.+)$/.exec(href)?.[1];
    if (contact) return contact === label ? '' : ` (${contact})`;
    if (!this.hasNumbers) return '';
    let at = this.links.findIndex(({ url }) => url === href);
    if (at < 0) at = this.links.push({ label, url: href }) - 1;
    return ` [${at + 1}]`;
  }
}
