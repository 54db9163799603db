import { createHash } from 'node:crypto';

const frames = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'];

/** The page that the console frames as a preview of unsaved content; it shows only what a page of this site sends to it. */
export const previewPath = '/page-preview';

interface PolicyOptions {
  /** This site's own pages may frame it. */
  framed?: boolean;
  /** Hosts that a form may lead to: the pages of payment providers. */
  formHosts?: readonly string[];
  /** Further origins that may serve a stream. */
  streamOrigins?: readonly string[];
  /** Further origins that may serve recordings. */
  fileOrigins?: readonly string[];
}

/** Content-Security-Policy of a page. Inline scripts are allowed by their hashes; script URLs pass the page's default Trusted Types policy. */
export function pagePolicy(
  inlineScripts: readonly string[],
  { framed = false, formHosts = [], streamOrigins = [], fileOrigins = [] }: PolicyOptions = {},
): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    ["media-src 'self' blob: https:", ...fileOrigins].join(' '),
    ["connect-src 'self'", ...streamOrigins].join(' '),
    `frame-src 'self' ${frames.join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Without JavaScript a form opens a recording, and this server redirects it to the file store.
    ["form-action 'self'", ...formHosts, ...fileOrigins].join(' '),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // `pasted` is the policy of the console's editor, which parses pasted content in a separate document where no script runs.
    'trusted-types default pasted',
  ].join('; ');
}
