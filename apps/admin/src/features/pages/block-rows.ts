import { type PageRequest, randomId } from '@ministry/api-client';
import type { BlockType } from '@ministry/domain';
import type { FormRow, NestedRow } from '../../forms/form-row.ts';
import { pagesCopy as copy } from './pages.copy.ts';

type Block = NonNullable<PageRequest['blocks']>[number];

/** Names of the block types. */
export const blockNames: Record<BlockType, string> = copy.blocks.names;

export const textOf = (row: NestedRow, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value.trim() : '';
};
const rowsIn = (row: NestedRow, field: string): FormRow[] => {
  const value = row[field];
  return Array.isArray(value) ? value : [];
};

export const newFigure = (): FormRow => ({ value: '', label: '' });
export const newCard = (): FormRow => ({ title: '', text: '', link: '' });

/** Values of a new block. */
const blank: Record<BlockType, NestedRow> = {
  text: { heading: '', text: '' },
  picture: { image: '', alt: '', caption: '' },
  figures: { heading: '', figures: [newFigure()] },
  cards: { heading: '', cards: [newCard()] },
  quote: { text: '', source: '' },
  list: { heading: '', items: '' },
  action: { text: '', label: '', link: '' },
  album: { heading: '', albumId: '' },
  events: { heading: '', eventId: '', count: '3' },
  giving: { heading: '', text: '' },
};
/** A new block with a unique key. An upload in the block continues under this key when the block is moved. */
export const newBlock = (type: BlockType): NestedRow => ({ type, key: randomId(), ...blank[type] });

export const typeOf = (row: NestedRow | undefined): BlockType => (row?.['type'] ?? 'text') as BlockType;

/** New blocks have a random key instead of a number, and are expanded. */
const isStored = (row: NestedRow): boolean => /^\d+$/.test(textOf(row, 'key'));

/** Short name of a block for the buttons that move it: its first text, or its type. Empty for a new block without text. */
export function nameOf(row: NestedRow): string {
  const words = [
    ...['heading', 'alt', 'text', 'label'].map((field) => textOf(row, field)),
    ...[...rowsIn(row, 'cards'), ...rowsIn(row, 'figures')].map((item) => String(item['title'] ?? item['label'])),
    textOf(row, 'items'),
  ].find((text) => text !== '');
  if (words) return words.length > 60 ? `${words.slice(0, 59)}…` : words;
  return isStored(row) ? blockNames[typeOf(row)] : '';
}

/** The blocks of a page as rows of the form: lists as lines of text, numbers as text. */
export const toRows = (blocks: unknown): NestedRow[] =>
  (blocks as Block[]).map((block, place) => {
    const fields = Object.entries(block).map(([name, value]): [string, NestedRow[string]] => {
      if (name === 'items') return [name, (value as string[]).join('\n')];
      if (Array.isArray(value)) return [name, (value as Record<string, string | null>[]).map(withoutNull)];
      return [name, value === null ? '' : String(value)];
    });
    return { key: String(place), ...Object.fromEntries(fields) };
  });

const withoutNull = (row: Record<string, string | null>): FormRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? '']));

/** The block of a row, as the API expects it. */
function blockOf(row: NestedRow): Block {
  const text = (field: string) => textOf(row, field);
  const type = typeOf(row);
  switch (type) {
    case 'text':
      return { type, heading: text('heading'), text: text('text') };
    case 'picture':
      return { type, image: text('image'), alt: text('alt'), caption: text('caption') };
    case 'figures':
      return {
        type,
        heading: text('heading'),
        figures: rowsIn(row, 'figures').map((figure) => ({
          value: textOf(figure, 'value'),
          label: textOf(figure, 'label'),
        })),
      };
    case 'cards':
      return {
        type,
        heading: text('heading'),
        cards: rowsIn(row, 'cards').map((card) => ({
          title: textOf(card, 'title'),
          text: textOf(card, 'text'),
          link: textOf(card, 'link') || null,
        })),
      };
    case 'quote':
      return { type, text: text('text'), source: text('source') };
    case 'list':
      return {
        type,
        heading: text('heading'),
        items: text('items')
          .split('\n')
          .flatMap((item) => item.trim() || []),
      };
    case 'action':
      return { type, text: text('text'), label: text('label'), link: text('link') };
    case 'album':
      return { type, heading: text('heading'), albumId: Number(text('albumId')) };
    case 'events':
      return { type, heading: text('heading'), eventId: Number(text('eventId')) || null, count: Number(text('count')) };
    case 'giving':
      return { type, heading: text('heading'), text: text('text') };
  }
}
export const toApi = (rows: readonly NestedRow[]): Block[] => rows.map(blockOf);

/** The Markdown text of each block; empty for blocks without one. */
export const markdownOf = (rows: readonly NestedRow[]): string[] =>
  rows.map((row) => (typeOf(row) === 'text' ? textOf(row, 'text') : ''));

/** The error of a typed link, or undefined. */
export const linkProblem = (link: string): string | undefined =>
  link === '' || /^(https:\/\/[^\s/]|\/(?!\/))[^\s<>"\\]*$/.test(link) ? undefined : copy.linkProblem;
