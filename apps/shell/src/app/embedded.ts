import type { ReadAnswers } from './reads.ts';
import type { SiteSettings } from './site.tsx';

/** The data at the end of the document, for hydration. */
export interface Embedded {
  answers: ReadAnswers;
  settings: SiteSettings;
  /** The server's time in milliseconds. */
  renderedAt: number;
}
