import { toWholeText } from '../rich-text/rich-text.ts';
import type { Block } from './block.dto.ts';

/** Paths of the translated texts in blocks of all types. */
export const translatedInBlocks = [
  ...['heading', 'text', 'alt', 'caption', 'source', 'label', 'items.*'],
  ...['figures.*.label', 'cards.*.title', 'cards.*.text'],
].map((path) => `blocks.*.${path}`);

/** The texts of a block; for a picture, its alternative text and caption. */
function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return [block.heading, toWholeText(block.text)];
    case 'picture':
      return [block.alt, block.caption];
    case 'figures':
      return [block.heading, ...block.figures.map(({ value, label }) => `${value} ${label}`)];
    case 'cards':
      return [block.heading, ...block.cards.flatMap(({ title, text }) => [title, text])];
    case 'quote':
      return [block.text.replace(/\s+/g, ' '), block.source];
    case 'list':
      return [block.heading, ...block.items];
    case 'action':
      return [block.text, block.label];
    case 'giving':
      return [block.heading, block.text];
    case 'album':
    case 'events':
      return [block.heading];
  }
}

/** All texts of a page on one line, for the search. */
export const wordsOfBlocks = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).filter(Boolean).join(' · ');
