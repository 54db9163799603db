import type { PageLinks, SiteSettings } from '@ministry/domain';

/** The exports of the shell's server bundle (`apps/shell/src/entry-server.tsx`), which is built separately and loaded at start. */
export interface ShellBundle {
  /** Inline scripts of each document, for visitors who save data and for all others; the policy of pages lists their hashes. */
  inlineScripts: Record<'saveData' | 'usual', readonly string[]>;
  /** Paths of the pages that anybody may find, for the sitemap. */
  publicPaths: string[];
  /** Pages and parts of pages that do not change, for the search. */
  sitePages(site: SiteSettings): { title: string; address: string; text: string; keywords: string }[];
  /** Whether a device may store the page at a path; false for a page that shows the data of one person. */
  isStoredOffline(pathname: string): boolean;
  /** Path and query of a page without the parameters that it does not read. */
  pageAddress(url: string): Promise<string>;
  createRenderer(options: {
    webRoot: string;
    settings: { publicUrl: string; giveUrl: string | null };
    serviceWorker: boolean;
    /** URL path of the scripts in its language, with a slash at the end; left out for English. */
    scriptFolder?: string;
  }): PageRenderer;
}

/** Reads an API path within this process, with the same result as from the API. */
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
    /** Texts of the site settings that are not translated into the language of the page. */
    untranslated?: readonly string[];
    links: PageLinks;
  },
) => Promise<{ status: number; html: string }>;
