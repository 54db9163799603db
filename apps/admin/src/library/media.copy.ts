import type { MediaPlaceResponse, MediaResponse } from '@ministry/api-client';
import { formatBytes, type UploadKind } from '@ministry/domain';
import { formatLength } from '../uploads/upload-copy.ts';
import { libraryCopy as copy } from './library.copy.ts';

export const kindNames: Record<UploadKind, string> = copy.kinds;

/** 'choir.jpg'; uploads from before names were stored have a name made of kind and id. */
export const nameOf = ({ fileName, kind, id }: Pick<MediaResponse, 'fileName' | 'kind' | 'id'>): string =>
  fileName ?? `${kindNames[kind]} ${id}`;

/** '1200 × 800 · 0.2 MB', '1:05 · 0.3 MB' */
export function factsOf({ width, height, seconds, bytes }: MediaResponse): string {
  const size = width !== null && height !== null ? `${width} × ${height}` : '';
  return [size, seconds === null ? '' : formatLength(seconds), formatBytes(bytes)].filter(Boolean).join(' · ');
}

/** How many places use an upload now. */
export function usesCopy({ places: named }: { places: readonly MediaPlaceResponse[] }): string {
  const uses = named.filter(({ kind }) => kind !== 'history').length;
  return uses === 0 ? copy.usedNowhere : copy.uses({ count: uses });
}

const places: Record<string, { label: string; path(id: number): string }> = {
  sermons: { label: copy.places.sermon, path: (id) => `/sermons/${id}` },
  events: { label: copy.places.event, path: (id) => `/events/${id}` },
  ministries: { label: copy.places.ministry, path: (id) => `/ministries/${id}` },
  announcements: { label: copy.places.announcement, path: (id) => `/community/announcements/${id}` },
  pages: { label: copy.places.page, path: (id) => `/site/pages/${id}` },
  photos: { label: copy.places.albumPhoto, path: (id) => `/community/galleries/${id}` },
  products: { label: copy.places.product, path: (id) => `/store?product=${id}` },
  recordings: { label: copy.places.recording, path: () => '/sermons/recordings' },
};

/** A place that uses an upload, as text, with its page in the console; null if it has none. */
export function placeCopy({ kind, id, title }: MediaPlaceResponse): { text: string; path: string | null } {
  const place = places[kind];
  if (place && id !== null) return { text: title ? `${place.label}: ${title}` : place.label, path: place.path(id) };
  if (kind === 'site_settings' && title === 'homeTexts') return { text: copy.places.homePage, path: '/site/home' };
  if (kind === 'site_settings') return { text: copy.places.people, path: '/site/people' };
  if (kind === 'history') return { text: copy.places.history, path: null };
  return { text: copy.places.hidden, path: null };
}

/** Upload kind of a file on the device; null if such files are not accepted. */
export function kindOfFile({ type, name }: Pick<File, 'type' | 'name'>): UploadKind | null {
  const [main] = type.split('/');
  if (main === 'image' || main === 'audio' || main === 'video') return main;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'].includes(ending)) return 'image';
  if (['mp3', 'm4a'].includes(ending)) return 'audio';
  return ['mp4', 'm4v', 'webm'].includes(ending) ? 'video' : null;
}

/** '3 files removed. 1 file was kept: …' */
export const removedCopy = ({
  removed,
  used,
  recent,
}: Record<'removed' | 'used' | 'recent', readonly number[]>): string =>
  [
    removed.length > 0 ? copy.removed({ count: removed.length }) : '',
    used.length > 0 ? copy.stayUsed({ count: used.length }) : '',
    recent.length > 0 ? copy.stayRecent({ count: recent.length }) : '',
  ]
    .filter(Boolean)
    .join(' ');
