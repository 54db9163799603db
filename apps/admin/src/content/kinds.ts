import { contentKinds, type ContentName, type ContentPlural } from '@ministry/domain';

/** A kind of content that the editor changes. */
export type Kind = Exclude<ContentPlural, 'testimonials'>;

interface KindCopy {
  /** Over a list of them: 'Sermons'. */
  title: string;
  one: ContentName;
  many: Kind;
  /** Where its list stands in the console; an item stands below it. */
  address: string;
}

const isEdited = (plural: string): plural is Kind => plural !== 'testimonials';

/** What the console calls each kind of content that its editor changes. */
export const kinds = Object.fromEntries(
  Object.keys(contentKinds)
    .filter(isEdited)
    .map((plural): [Kind, KindCopy] => {
      const { name, title, list } = contentKinds[plural];
      return [plural, { title, one: name, many: plural, address: list }];
    }),
) as Record<Kind, KindCopy>;
