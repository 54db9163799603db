import { createHash } from 'node:crypto';

const frames = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'];

/** The page that the console frames to preview what is being written; it shows nothing that it was not told by its own site. */
export const previewPath = '/page-preview';

interface PolicyOptions {
  /** This site's own pages may frame it. */
  framed?: boolean;
  /** Hosts where a form may lead: the pages of those who collect payments. */
  formHosts?: readonly string[];
  /** Where a stream may lie besides this site. */
  streamOrigins?: readonly string[];
  /** Where recordings may lie besides this site. */
  fileOrigins?: readonly string[];
}

/** Content-Security-Policy of a page. Inline scripts are named by their hashes; scripts pass the default Trusted Types policy it makes. */
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
    // Without a script a recording is opened by a form, and is led on from here.
    ["form-action 'self'", ...formHosts, ...fileOrigins].join(' '),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // The second one is the console's editor, which reads what is pasted in a document of its own where nothing runs.
    'trusted-types default pasted',
  ].join('; ');
}
