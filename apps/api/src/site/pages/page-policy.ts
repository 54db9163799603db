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

/** Content-Security-Policy of a page. The one inline script is named by its hash; scripts pass the default Trusted Types policy it makes. */
export function pagePolicy(
  bootScript: string,
  { framed = false, formHosts = [], streamOrigins = [], fileOrigins = [] }: PolicyOptions = {},
): string {
  const hash = createHash('sha256').update(bootScript).digest('base64');
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    ["media-src 'self' blob: https:", ...fileOrigins].join(' '),
    ["connect-src 'self'", ...streamOrigins].join(' '),
    `frame-src 'self' ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Without a script a recording is opened by a form, and is led on from here.
    ["form-action 'self'", ...formHosts, ...fileOrigins].join(' '),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
