import type { IncomingHttpHeaders } from 'node:http';

const cookie = /(?:^|;)\s*save-data=(on|off)\s*(?:;|$)/;

/** Whether a page is rendered with few bytes. The visitor's choice in the footer decides; without one, the browser's `Save-Data` header. */
export function wantsFewBytes(headers: IncomingHttpHeaders): boolean {
  const own = cookie.exec(headers.cookie ?? '')?.[1];
  return (own ?? headers['save-data']?.toString().toLowerCase()) === 'on';
}
