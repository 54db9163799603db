import type { IncomingHttpHeaders } from 'node:http';

const cookie = /(?:^|;)\s*save-data=(on|off)\s*(?:;|$)/;

/** Whether a page is to be rendered with few bytes: the switch in the footer decides where it was ever pressed, the browser's header otherwise. */
export function wantsFewBytes(headers: IncomingHttpHeaders): boolean {
  const own = cookie.exec(headers.cookie ?? '')?.[1];
  return (own ?? headers['save-data']?.toString().toLowerCase()) === 'on';
}
