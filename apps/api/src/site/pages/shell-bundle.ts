import type { PageLinks, SiteSettings } from '@ministry/domain';

/** What the shell's server bundle exports (`apps/shell/src/entry-server.tsx`); it is built apart and loaded at start. */
export interface ShellBundle {
  /** The scripts inside each document, by whether the visitor saves data; the policy of pages names their hashes. */
  inlineScripts: Record<'saveData' | 'usual', readonly string[]>;
  /** Paths of the pages that anybody may find, for the sitemap. */
  publicPaths: string[];
  /** Pages and parts of pages that do not change, for the search. */
  sitePages(site: SiteSettings): { title: string; address: string; text: string; keywords: string }[];
  /** Whether a device may store the page at a path; not where it shows what belongs to one person. */
  isStoredOffline(pathname: string): boolean;
  /** Path and query of a page without the parameters that it does not read. */
  pageAddress(url: string): Promise<string>;
  createRenderer(options: {
    webRoot: string;
    settings: { publicUrl: string; giveUrl: string | null };
    serviceWorker: boolean;
    /** Where the scripts of its language are answered, with a slash at the end; left out for English. */
    scriptFolder?: string;
  }): PageRenderer;
}

/** Answers an API path as the API itself would. */
export type ReadInProcess = (path: string) => Promise<{ status: number; body: unknown }>;

export interface PageInput {
  url: string;
  saveData: boolean;
  now: Date;
  read: ReadInProcess;
}

/** Renders the page at an address (path and query) as a whole document. */
export type PageRenderer = (
  input: PageInput & {
    sampleContent: boolean;
    site: SiteSettings;
    /** Texts of it that are not translated into the language of the page. */
    untranslated?: readonly string[];
    links: PageLinks;
  },
) => Promise<{ status: number; html: string }>;
