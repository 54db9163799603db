import type { ReadAnswers } from './reads.ts';
import type { PageSettings } from './site.tsx';

/** The data at the end of the document, for hydration. */
export interface Embedded {
  answers: ReadAnswers;
  settings: PageSettings;
  /** The server's time in milliseconds. */
  renderedAt: number;
}
