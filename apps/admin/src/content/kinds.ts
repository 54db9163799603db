import { contentKinds, type ContentPlural } from '@ministry/domain';
import { contentCopy } from './content.copy.ts';

/** A kind of content that the editor changes. */
export type Kind = Exclude<ContentPlural, 'testimonials'>;

interface KindCopy {
  /** Heading of their list: 'Sermons'. */
  title: string;
  /** In a sentence: 'sermon', 'sermons'. */
  one: string;
  many: string;
  /** Address of its list in the console; the address of an item begins with it. */
  address: string;
}

const isEdited = (plural: string): plural is Kind => plural !== 'testimonials';

/** What the console calls each kind of content that its editor changes. */
export const kinds = Object.fromEntries(
  Object.keys(contentKinds)
    .filter(isEdited)
    .map((plural): [Kind, KindCopy] => [plural, { ...contentCopy.kinds[plural], address: contentKinds[plural].list }]),
) as Record<Kind, KindCopy>;
