import type { ReactNode } from 'react';
import { type PageHead, usePageHead } from '../app/page-head.ts';
import { Banner } from './banner.tsx';
import css from './prose-page.module.css';

export interface ProseSection {
  heading: string;
  text?: readonly string[];
  /** Pairs of term and description. */
  facts?: readonly (readonly [string, string])[];
  points?: readonly string[];
}

/** A text page: a heading, then sections, then `children`. */
export function ProsePage({
  head,
  lead,
  sections,
  children,
}: {
  head: PageHead;
  lead: string;
  sections: readonly ProseSection[];
  children?: ReactNode;
}) {
  usePageHead(head);
  return (
    <>
      <Banner title={head.title} lead={lead} />
      <div className={`wrap section ${css.prose}`}>
        {sections.map(({ heading, text = [], facts = [], points = [] }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {facts.length > 0 ? (
              <dl>
                {facts.map(([what, about]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{about}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {points.length > 0 ? (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        {children}
      </div>
    </>
  );
}
