import type { RichTextTree } from '@ministry/ui/rich-text';

const block = /^(p|h[2-4]|li|blockquote|pre|br|hr|picture)$/;

/** The text of rich-text nodes in one line. */
export const plainText = (nodes: RichTextTree[]): string =>
  nodes
    .map((node) => (node.text ?? plainText(node.children ?? [])) + (block.test(node.tag ?? '') ? ' ' : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
