import type { AnnouncementResponse, RichTextNode } from '@ministry/api-client';

export type Announcement = AnnouncementResponse;

const day = 86_400_000;
/** ANN-02: days for which an announcement counts as new. */
const newFor = 14;

export const isNew = ({ date }: Pick<Announcement, 'date'>, now: Date): boolean =>
  now.getTime() - Date.parse(date) < newFor * day;

/** Characters. The preview ends with the block that reaches `previewLength`; a rest shorter than `minRestLength` is shown at once. */
const previewLength = 320;
const minRestLength = 160;
/** Characters. The preview ends before a block that is longer than this. */
const tooLong = 900;

const lengthOf = (node: RichTextNode): number =>
  (node.text?.length ?? 0) + (node.children ?? []).reduce((sum, child) => sum + lengthOf(child), 0);
const lengthOfAll = (nodes: readonly RichTextNode[]): number => nodes.reduce((sum, node) => sum + lengthOf(node), 0);

/** Splits a text into a preview and the rest, between blocks; the rest may be empty. */
export function partsOf(nodes: RichTextNode[]): { shown: RichTextNode[]; rest: RichTextNode[] } {
  let count = 0;
  let characters = 0;
  while (count < nodes.length && characters < previewLength && lengthOf(nodes[count] ?? {}) <= tooLong)
    characters += lengthOf(nodes[count++] ?? {});
  // A heading is not separated from its text.
  while (count > 0 && /^h\d$/.test(nodes[count - 1]?.tag ?? '')) count -= 1;
  const rest = nodes.slice(count);
  return lengthOfAll(rest) < minRestLength ? { shown: nodes, rest: [] } : { shown: nodes.slice(0, count), rest };
}

type Tag = NonNullable<RichTextNode['tag']>;
const below: Readonly<Record<2 | 3, Partial<Record<Tag, Tag>>>> = {
  2: { h2: 'h3', h3: 'h4' },
  3: { h2: 'h4', h3: 'h4' },
};

/** Moves the headings of a text below a title of the given level; h4 is the lowest. */
export const belowTitle = (nodes: RichTextNode[], level: 2 | 3): RichTextNode[] =>
  nodes.map((node) => ({ ...node, tag: node.tag && (below[level][node.tag] ?? node.tag) }));
