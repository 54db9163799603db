import type { FocalPoint } from './crop.ts';
import type { Permission } from './permissions.ts';

/** Kinds of files that an admin uploads. */
export const uploadKinds = ['image', 'audio', 'video'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Most bytes of an upload of each kind. */
export const uploadBytes = {
  image: 10 * 1_024 ** 2,
  audio: 200 * 1_024 ** 2,
  video: 1_024 ** 3,
} as const satisfies Record<UploadKind, number>;

/** Most bytes of a site archive; a larger site is moved with a backup. */
export const archiveBytes = 4 * 1_024 ** 3;

/** Most pixels of a picture; checked before it is decoded. */
export const uploadPixels = 40_000_000;

/** Longest accepted input about an upload, in characters, and the most uploads that one request removes. */
export const uploadLimits = { fileName: 200, altText: 300, removedAtOnce: 200 } as const;

/** Hours in which an unused upload of another account cannot be removed: it may be meant for a text that is not saved yet. */
export const uploadGraceHours = 24;

/**
 * Tables whose rows are listed as places that use an upload: the column with the name, and who may read it.
 * `id`: the column with the id, if it is not the row's own.
 */
export const uploadPlaces: Record<string, { title: string; id?: string; permission: Permission }> = {
  sermons: { title: 'title', permission: 'content.read' },
  events: { title: 'title', permission: 'content.read' },
  ministries: { title: 'name', permission: 'content.read' },
  announcements: { title: 'title', permission: 'content.read' },
  pages: { title: 'title', permission: 'content.read' },
  photos: { title: 'caption', id: 'galleryId', permission: 'content.read' },
  products: { title: 'name', permission: 'store.manage' },
  recordings: { title: 'title', permission: 'media.broadcast' },
  site_settings: { title: 'part', permission: 'site.write' },
};

/** Widths in pixels of the smaller copies that are stored of each picture. */
export const copyWidths = [320, 640, 960] as const;
export type CopyWidth = (typeof copyWidths)[number];

const storedPicture = /^\/uploads\/[0-9a-f]{24}-(\d{1,4})x(\d{1,4})\.jpg(?:#f(\d{1,3})-(\d{1,3}))?$/;

/** What the address of a stored picture contains. */
export interface StoredPicture {
  width: number;
  height: number;
  /** undefined: the centre (ADR 70). */
  focus: FocalPoint | undefined;
}

/** Size and focal point of a stored picture, read from its address; null for any other address. */
export function storedPictureSize(address: string): StoredPicture | null {
  const [, width, height, x, y] = storedPicture.exec(address) ?? [];
  if (width === undefined) return null;
  return { width: Number(width), height: Number(height), focus: x ? { x: Number(x), y: Number(y) } : undefined };
}

/** An address without its fragment, so that a query can be appended. */
export const withoutFragment = (address: string): string => address.replace(/#.*/, '');

/** The copies of a picture of a given width: the name of each and its actual width. None is wider than the picture. */
export function copiesOf(width: number): { name: CopyWidth; width: number }[] {
  return copyWidths
    .filter((_, index) => width > (copyWidths[index - 1] ?? 0))
    .map((name) => ({ name, width: Math.min(name, width) }));
}

/** Address of a copy of a stored picture. */
export const copyAddress = (address: string, name: CopyWidth, format: 'jpg' | 'avif'): string =>
  address.replace(/\.jpg(#.*)?$/, `.${name}.${format}`);

/** '0.3 MB', '9 MB' (1 MB is a million bytes); '40 kB' where a tenth of a megabyte would be too coarse. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 0.095) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${megabytes < 9.95 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
}

const stemIn = (address: string): string => /[0-9a-f]{24}/.exec(address)?.[0] ?? '';

/** Address of the site's cropped share picture. It contains the name of the picture, because messengers cache what an address once showed. */
export const sitePictureAddress = (picture: string): string => `/share/site-${stemIn(picture)}.jpg`;

/** Shape of an icon: `any` has round corners; `full` fills the square, for systems that crop icons themselves. */
export type IconShape = 'any' | 'full';

/** Address of an icon of the logo. It contains the name of the logo, so that a new logo has new addresses. */
export const siteIconAddress = (logo: string, shape: IconShape, size: number): string =>
  `/icons/${shape}-${size}-${stemIn(logo)}.png`;
