/** What the shell's server bundle exports (`apps/shell/src/entry-server.tsx`); it is built apart and loaded at start. */
export interface ShellBundle {
  /** The script inside every document; the policy of pages names its hash. */
  bootScript: string;
  /** Paths of the pages that anybody may find, for the sitemap. */
  publicPaths: string[];
  /** Pages and parts of pages that do not change, for the search. */
  sitePages: { title: string; address: string; text: string; keywords: string }[];
  /** Path and query of a page without the parameters that it does not read. */
  pageAddress(url: string): Promise<string>;
  createRenderer(options: {
    webRoot: string;
    settings: { publicUrl: string; giveUrl: string | null; sampleContent: boolean };
  }): PageRenderer;
}

/** Answers an API path as the API itself would. */
export type ReadInProcess = (path: string) => Promise<{ status: number; body: unknown }>;

/** Draws the page at an address (path and query) as a whole document. */
export type PageRenderer = (input: {
  url: string;
  saveData: boolean;
  now: Date;
  read: ReadInProcess;
}) => Promise<{ status: number; html: string }>;
