/** `dist/web/manifest.json`: paths of the built files. */
export type WebManifest = {
  /** Needed by every page, in loading order. */
  scripts: string[];
  styles: string[];
  /** What each page needs besides, by its name. */
  pages: Partial<Record<string, { script?: string; style?: string }>>;
};
