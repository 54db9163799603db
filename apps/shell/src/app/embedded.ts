import type { ReadAnswers } from './reads.ts';
import type { SiteSettings } from './site.tsx';

/** What the server leaves at the end of the document for the browser. */
export interface Embedded {
  answers: ReadAnswers;
  settings: SiteSettings;
  /** Milliseconds since 1970, the server's clock. */
  renderedAt: number;
}
