import type { MediaPlaceResponse, MediaResponse } from '@ministry/api-client';
import { formatBytes, type UploadKind } from '@ministry/domain';
import { counted } from '../components/counted.ts';
import { formatLength } from '../uploads/upload-copy.ts';

export const kindNames: Record<UploadKind, string> = { image: 'Picture', audio: 'Sound', video: 'Video' };

/** 'choir.jpg'; what came before names were stored has none. */
export const nameOf = ({ fileName, kind, id }: Pick<MediaResponse, 'fileName' | 'kind' | 'id'>): string =>
  fileName ?? `${kindNames[kind]} ${id}`;

/** '1200 × 800 · 0.2 MB', '1:05 · 0.3 MB' */
export function factsOf({ width, height, seconds, bytes }: MediaResponse): string {
  const size = width !== null && height !== null ? `${width} × ${height}` : '';
  return [size, seconds === null ? '' : formatLength(seconds), formatBytes(bytes)].filter(Boolean).join(' · ');
}

/** How many places name an upload now. */
export function usesCopy({ places: named }: { places: readonly MediaPlaceResponse[] }): string {
  const uses = named.filter(({ kind }) => kind !== 'history').length;
  return uses === 0 ? 'Nothing uses this file now.' : `${counted(uses, 'place uses', 'places use')} this file.`;
}

const places: Record<string, { label: string; path(id: number): string }> = {
  sermons: { label: 'Sermon', path: (id) => `/sermons/${id}` },
  events: { label: 'Event', path: (id) => `/events/${id}` },
  ministries: { label: 'Ministry', path: (id) => `/ministries/${id}` },
  announcements: { label: 'Announcement', path: (id) => `/community/announcements/${id}` },
  pages: { label: 'Page', path: (id) => `/site/pages/${id}` },
  photos: { label: 'Album photo', path: (id) => `/community/galleries/${id}` },
  products: { label: 'Product', path: (id) => `/store?product=${id}` },
  recordings: { label: 'Recording', path: () => '/sermons/recordings' },
};

/** What names an upload, in words, and where in the console it stands; null for no page of its own. */
export function placeCopy({ kind, id, title }: MediaPlaceResponse): { text: string; path: string | null } {
  const place = places[kind];
  if (place && id !== null) return { text: title ? `${place.label}: ${title}` : place.label, path: place.path(id) };
  if (kind === 'site_settings' && title === 'homeTexts') return { text: 'Home page', path: '/site/home' };
  if (kind === 'site_settings') return { text: 'People of the site', path: '/site/people' };
  if (kind === 'history') return { text: 'Earlier versions of content, or messages that were sent', path: null };
  return { text: 'Something that your account does not show', path: null };
}

/** What kind of upload a file of this device is; null for one that is not taken. */
export function kindOfFile({ type, name }: Pick<File, 'type' | 'name'>): UploadKind | null {
  const [main] = type.split('/');
  if (main === 'image' || main === 'audio' || main === 'video') return main;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'].includes(ending)) return 'image';
  if (['mp3', 'm4a'].includes(ending)) return 'audio';
  return ['mp4', 'm4v', 'webm'].includes(ending) ? 'video' : null;
}

/** 'Removed 3 files. 1 is used and stays.' */
export function removedCopy({
  removed,
  used,
  recent,
}: Record<'removed' | 'used' | 'recent', readonly number[]>): string {
  const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
  const stay = (count: number, why: string) =>
    count === 0 ? '' : `${files(count)} ${count === 1 ? 'stays' : 'stay'}: ${why}`;
  return [
    removed.length === 0 ? '' : `${files(removed.length)} removed.`,
    stay(used.length, 'content or an earlier version uses it.'),
    stay(recent.length, 'somebody else uploaded it in the last 24 hours and may still be writing.'),
  ]
    .filter(Boolean)
    .join(' ');
}
