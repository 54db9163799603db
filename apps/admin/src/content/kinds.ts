import { contentKinds, type ContentPlural } from '@ministry/domain';
import { contentCopy } from './content.copy.ts';

/** A kind of content that the editor changes. */
export type Kind = Exclude<ContentPlural, 'testimonials'>;

interface KindCopy {
  /** Over a list of them: 'Sermons'. */
  title: string;
  /** In a sentence: 'sermon', 'sermons'. */
  one: string;
  many: string;
  /** Where its list stands in the console; an item stands below it. */
  address: string;
}

const isEdited = (plural: string): plural is Kind => plural !== 'testimonials';

/** What the console calls each kind of content that its editor changes. */
export const kinds = Object.fromEntries(
  Object.keys(contentKinds)
    .filter(isEdited)
    .map((plural): [Kind, KindCopy] => [plural, { ...contentCopy.kinds[plural], address: contentKinds[plural].list }]),
) as Record<Kind, KindCopy>;
