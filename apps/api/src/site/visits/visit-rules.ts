import type { IncomingHttpHeaders } from 'node:http';
import { languagePath } from '@ministry/domain';
import { wantsFewBytes } from '../../platform/http/save-data.ts';
import { isPodcastApp, isRobot } from './robots.ts';
import type { Metric } from './visit-count.entity.ts';

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** Pattern of its route: '/uploads/:name' */
  route: string;
  /** Path and query. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes sent for the response, including headers, also if the visitor has aborted it. */
  bytes: number;
}
type Add = (metric: Metric, name: string, amount: number) => void;

/** Bytes from which a recording counts as started: a player that only inspects the file requests fewer. */
export const begunBytes = 64_000;
const recording = /\.(mp3|m4a|mp4|webm)$/;
const ofStaff = /^(\/[a-z]{2,3})?\/(admin|media-setup|page-preview|remotes)(\/|$|\?)/;
/** A page of the site, or one item of it. Other parts of a path, such as the reference of an order, must not be counted. */
const countable = /^\/([a-z-]{1,40}(\/(\d{1,9}|checkout))?)?$/;
const referrer = /^[a-z-]+:\/\/([^/?#@:]+)(?::\d+)?([^?#]*)/i;
const host = /^[a-z0-9.-]{1,100}$/;

/** Adds one answered request to the counts of its day; robots and staff are not counted. */
export function countVisit(request: AnsweredRequest, ownHost: string, add: Add): void {
  const { headers, route, url } = request;
  if (headers.authorization !== undefined || ofStaff.test(url)) return;
  const isRecording = route === '/uploads/:name' && recording.test(pathOf(url));
  const userAgent = headers['user-agent'];
  if (isRobot(userAgent) && !(isRecording && isPodcastApp(userAgent))) return;
  const from = referrerOf(headers, ownHost);
  if (from.isOwn && ofStaff.test(from.path)) return;
  const isSaving = wantsFewBytes(headers);
  add(isSaving ? 'bytes-saving' : 'bytes', sortOf(route, isRecording), request.bytes);
  if (isRecording) countRecording(request, add);
  else if (isPageView(request)) {
    add('page', pageName(pathOf(url)), 1);
    if (isSaving) add('page-saving', '', 1);
    if (from.isOwn) return;
    add('visit', '', 1);
    if (from.host !== '') add('referrer', from.host, 1);
  }
}

/** Whether a browser shows the response as a page. A page that is fetched while a link is being pressed counts: showing it sends no further request. */
function isPageView({ method, route, status, headers }: AnsweredRequest): boolean {
  if (method !== 'GET' || route !== '/*' || (status !== 200 && status !== 304)) return false;
  const target = headers['sec-fetch-dest'];
  return target === undefined || target === 'document';
}

function countRecording({ method, url, status, headers, bytes }: AnsweredRequest, add: Add): void {
  const name = pathOf(url).slice('/uploads/'.length);
  const isDownload = /[?&](download=|offline$)/.test(url);
  if (method !== 'GET') return;
  // 302: the object store sends the file, and this server does not see how much of it.
  const isSent = status === 200 || status === 206;
  if (isSent && !isDownload) add('play-bytes', name, bytes);
  const isFirst = headers.range === undefined || /^bytes=0*0-/.test(headers.range);
  if (isFirst && (status === 302 || (isSent && bytes >= begunBytes))) add(isDownload ? 'download' : 'play', name, 1);
}

/** '/events/12', '/orders/…'; the same in each language. */
export function pageName(path: string): string {
  const original = path.slice(languagePath(path).length) || '/';
  const plain = original.length > 1 ? original.replace(/\/+$/, '') || '/' : original;
  if (countable.test(plain)) return plain;
  const [, first = ''] = /^(\/[a-z-]{1,40})\//.exec(plain) ?? [];
  return `${first}/…`;
}

/** The referrer of a request; the host is empty if it is missing or not valid. */
function referrerOf(
  { referer, host: asked }: IncomingHttpHeaders,
  ownHost: string,
): { host: string; path: string; isOwn: boolean } {
  const [, from = '', path = ''] = (referer && referrer.exec(referer)) || [];
  const name = from.toLowerCase();
  const isOwn = name !== '' && (name === ownHost || name === asked?.replace(/:\d+$/, ''));
  return { host: host.test(name) ? name.replace(/^www\./, '') : '', path, isOwn };
}

function sortOf(route: string, isRecording: boolean): ByteSort {
  if (isRecording) return 'recordings';
  if (route === '/*') return 'pages';
  if (['/uploads/:name', '/share/:name', '/icons/:name'].includes(route)) return 'pictures';
  if (route.startsWith('/assets/')) return 'styles-and-script';
  if (route.startsWith('/api/')) return 'data';
  return route.startsWith('/hls/') ? 'live' : 'other';
}

/** Sorts of responses whose bytes are counted separately. */
export const byteSorts = ['pages', 'styles-and-script', 'pictures', 'data', 'recordings', 'live', 'other'] as const;
export type ByteSort = (typeof byteSorts)[number];
/** The sorts that make up a page; Save-Data reduces only these. */
export const bytesOfPages: readonly ByteSort[] = ['pages', 'styles-and-script', 'pictures', 'data'];

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};
