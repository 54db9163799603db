import type { ReactNode } from 'react';
import type { ApiPath, LegalPageResponse, RichTextNode } from '@ministry/api-client';
import { originalLanguage } from '@ministry/domain';
import { RichText } from '@ministry/ui/rich-text';
import type { RenderedRead } from '../app/page.tsx';
import { type PageHead, usePageHead } from '../app/page-head.ts';
import { useRead } from '../app/reads.ts';
import { rowsOf, textOf } from '../app/rendered-text.ts';
import { NotYet } from '../features/team/components/not-yet.tsx';
import { Banner } from './banner.tsx';
import { proseCopy as copy } from './prose-page.copy.ts';
import css from './prose-page.module.css';

interface ProsePageProps {
  /** API path of the text. */
  path: ApiPath<LegalPageResponse>;
  head: PageHead;
  lead: string;
  children?: ReactNode;
}

/** A text page: a heading, then sections, then `children`. */
export function ProsePage({ path, head, lead, children }: ProsePageProps) {
  const read = useRead(path);
  usePageHead(head);
  return (
    <>
      <Banner title={head.title} lead={lead} />
      <div className={`wrap section ${css.prose}`}>
        {read.data ? (
          read.data.sections.map(({ heading, text, language }, place) => (
            <section key={place} lang={language}>
              <h2 lang={language}>{heading}</h2>
              <RichText nodes={text} />
            </section>
          ))
        ) : (
          <NotYet read={read} loading={copy.loading} failed={copy.failed} />
        )}
        {children}
      </div>
    </>
  );
}

/** Reads the sections of a text page from the page that the server has rendered. */
export const renderedProse = (path: ApiPath<LegalPageResponse>): RenderedRead<LegalPageResponse> => ({
  path,
  parse: (page) => ({
    sections: rowsOf(page, 'main section', (section) => ({
      heading: textOf(section, 'h2'),
      text: nodesIn(section).slice(1),
      ...(section.lang ? { language: originalLanguage } : {}),
    })),
  }),
});

/** Converts elements that `RichText` has rendered back to its nodes. */
const nodesIn = (parent: Node): RichTextNode[] =>
  [...parent.childNodes].flatMap((node): RichTextNode[] => {
    if (node instanceof Text) return [{ text: node.data }];
    if (!(node instanceof HTMLElement)) return [];
    const href = node.getAttribute('href');
    return [
      { tag: node.localName as RichTextNode['tag'], ...(href === null ? {} : { href }), children: nodesIn(node) },
    ];
  });
