import type { MediaPlaceResponse, MediaResponse } from '@ministry/api-client';
import { formatBytes, type UploadKind } from '@ministry/domain';
import { commonCopy as common } from '../common.copy.ts';
import { counted } from '../components/counted.ts';
import { formatLength } from '../uploads/upload-copy.ts';
import { libraryCopy as copy } from './library.copy.ts';

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
  return uses === 0 ? copy.nothingUsesThisFileNow : `${counted(uses, 'place uses', 'places use')} this file.`;
}

const places: Record<string, { label: string; path(id: number): string }> = {
  sermons: { label: copy.sermon, path: (id) => `/sermons/${id}` },
  events: { label: common.event, path: (id) => `/events/${id}` },
  ministries: { label: copy.ministry, path: (id) => `/ministries/${id}` },
  announcements: { label: copy.announcement, path: (id) => `/community/announcements/${id}` },
  pages: { label: copy.page, path: (id) => `/site/pages/${id}` },
  photos: { label: copy.albumPhoto, path: (id) => `/community/galleries/${id}` },
  products: { label: common.product, path: (id) => `/store?product=${id}` },
  recordings: { label: copy.recording, path: () => '/sermons/recordings' },
};

/** What names an upload, in words, and where in the console it stands; null for no page of its own. */
export function placeCopy({ kind, id, title }: MediaPlaceResponse): { text: string; path: string | null } {
  const place = places[kind];
  if (place && id !== null) return { text: title ? `${place.label}: ${title}` : place.label, path: place.path(id) };
  if (kind === 'site_settings' && title === 'homeTexts') return { text: common.homePage, path: '/site/home' };
  if (kind === 'site_settings') return { text: copy.peopleOfTheSite, path: '/site/people' };
  if (kind === 'history') return { text: copy.earlierVersionsOfContentOr, path: null };
  return { text: copy.somethingThatYourAccountDoes, path: null };
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
  const files = (count: number) => (count === 1 ? '1 file' : copy.files2({ count }));
  const stay = (count: number, why: string) =>
    count === 0 ? '' : `${files(count)} ${count === 1 ? 'stays' : 'stay'}: ${why}`;
  return [
    removed.length === 0 ? '' : copy.removed({ removed: files(removed.length) }),
    stay(used.length, copy.contentOrAnEarlierVersion),
    stay(recent.length, copy.somebodyElseUploadedItIn),
  ]
    .filter(Boolean)
    .join(' ');
}
