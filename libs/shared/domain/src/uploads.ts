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

/** Most bytes of the archive of a whole site; a larger one is moved by a backup. */
export const archiveBytes = 4 * 1_024 ** 3;

/** Most pixels of a picture, before it is decoded. */
export const uploadPixels = 40_000_000;

/** Longest accepted input about an upload, in characters, and most uploads that are removed at once. */
export const uploadLimits = { fileName: 200, altText: 300, removedAtOnce: 200 } as const;

/** Hours in which an upload of somebody else is not removed though nothing names it: it may be meant for a text that is not saved yet. */
export const uploadGraceHours = 24;

/** The tables whose rows are named where they use an upload: the column with the name, and who may read it. `id`: where it is not the row's own. */
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

/** Widths of the smaller copies that are kept of each picture, in pixels. */
export const copyWidths = [320, 640, 960] as const;
export type CopyWidth = (typeof copyWidths)[number];

const storedPicture = /^\/uploads\/[0-9a-f]{24}-(\d{1,4})x(\d{1,4})\.jpg(?:#f(\d{1,3})-(\d{1,3}))?$/;

/** What the address of a picture of ours tells. */
export interface StoredPicture {
  width: number;
  height: number;
  /** Where it is not the middle (ADR 70). */
  focus: FocalPoint | undefined;
}

/** Size and focal point of a picture that is stored by us, read from its address; null for any other address. */
export function storedPictureSize(address: string): StoredPicture | null {
  const [, width, height, x, y] = storedPicture.exec(address) ?? [];
  if (width === undefined) return null;
  return { width: Number(width), height: Number(height), focus: x ? { x: Number(x), y: Number(y) } : undefined };
}

/** An address without what its fragment says, for a query to follow. */
export const withoutFragment = (address: string): string => address.replace(/#.*/, '');

/** The copies of a picture so wide: the name of each and its true width. None is wider than the picture. */
export function copiesOf(width: number): { name: CopyWidth; width: number }[] {
  return copyWidths
    .filter((_, index) => width > (copyWidths[index - 1] ?? 0))
    .map((name) => ({ name, width: Math.min(name, width) }));
}

/** Address of a copy of a stored picture. */
export const copyAddress = (address: string, name: CopyWidth, format: 'jpg' | 'avif'): string =>
  address.replace(/\.jpg(#.*)?$/, `.${name}.${format}`);

/** '0.3 MB', '9 MB' (a million bytes); '40 kB' where a tenth of a megabyte would be too coarse. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 0.095) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${megabytes < 9.95 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
}

const stemIn = (address: string): string => /[0-9a-f]{24}/.exec(address)?.[0] ?? '';

/** Where the site's own share picture is, cut to the shape; named after it, since messengers store what an address once showed. */
export const sitePictureAddress = (picture: string): string => `/share/site-${stemIn(picture)}.jpg`;

/** How an icon is cut: `any` with round corners, `full` to the edge, for systems that cut it themselves. */
export type IconShape = 'any' | 'full';

/** Where an icon of the logo is, named after it so that another logo has other icons. */
export const siteIconAddress = (logo: string, shape: IconShape, size: number): string =>
  `/icons/${shape}-${size}-${stemIn(logo)}.png`;
