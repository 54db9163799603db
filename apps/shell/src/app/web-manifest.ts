/** `dist/web/manifest.json`: paths of the built files. */
export type WebManifest = {
  /** Needed by every page, in loading order. */
  scripts: string[];
  styles: string[];
  /** Scripts that run on a page without the application. */
  ownScripts: { carousel?: string; install?: string };
  /** Further files of each page, by the name of the page. */
  pages: Partial<Record<string, { script?: string; style?: string }>>;
};
