import { randomBytes } from 'node:crypto';
import { copiesOf, type CopyWidth } from '@ministry/domain';
import type { Upload } from './upload.entity.ts';

/** Content types of stored files, by extension. */
export const contentTypes = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;
export type Ending = keyof typeof contentTypes;

const stem = '[0-9a-f]{24}';
const picture = new RegExp(`^(${stem}-(\\d{1,4})x\\d{1,4})(?:\\.(320|640|960))?\\.(jpg|avif)$`);
const recording = new RegExp(`^${stem}\\.(mp3|m4a|mp4|webm)$`);

/** The file that an address below `/uploads/` names. */
export interface NamedFile {
  name: string;
  ending: Ending;
  /** For a smaller copy of a picture: files to send until the copy is made, best first. */
  substitutes: string[];
}

/** 96 random bits, so that a name cannot be guessed and reveals nothing about the file or its sender. */
export const newStem = (): string => randomBytes(12).toString('hex');

/** The beginning that the names of all files of one upload have in common. */
export const stemOf = (name: string): string => name.slice(0, 24);

export const pictureName = (stem: string, width: number, height: number): string => `${stem}-${width}x${height}.jpg`;

/** Name of a smaller copy of a picture. */
export const copyName = (name: string, width: CopyWidth, format: 'jpg' | 'avif'): string =>
  name.replace(/\.jpg$/, `.${width}.${format}`);

/** Names of all files of an upload: the file itself and, for a picture, its copies. */
export function filesOf(name: string): string[] {
  const width = picture.exec(name)?.[2];
  if (width === undefined) return [name];
  return [
    name,
    ...copiesOf(Number(width)).flatMap((copy) => [copyName(name, copy.name, 'jpg'), copyName(name, copy.name, 'avif')]),
  ];
}

/** Parses the name of an uploaded file; null for anything else, so that no other path ever reaches the storage. */
export function readName(name: string): NamedFile | null {
  const ending = recording.exec(name)?.[1];
  if (ending !== undefined) return { name, ending: ending as Ending, substitutes: [] };
  const [, base, width, copy, format] = picture.exec(name) ?? [];
  if (base === undefined) return null;
  if (copy === undefined) return format === 'jpg' ? { name, ending: 'jpg', substitutes: [] } : null;
  if (!copiesOf(Number(width)).some((known) => String(known.name) === copy)) return null;
  const original = `${base}.jpg`;
  return {
    name,
    ending: format as Ending,
    substitutes: format === 'avif' ? [`${base}.${copy}.jpg`, original] : [original],
  };
}

const address = '/uploads/';
/** The address of a file on this site. */
export const addressOf = (name: string): string => address + name;

/** The address of an upload in content; for a picture with a focal point, with that as the fragment (ADR 70). */
export const namedAddressOf = ({ name, focusX, focusY }: Pick<Upload, 'name' | 'focusX' | 'focusY'>): string =>
  addressOf(name) + (focusX === null || focusY === null ? '' : `#f${focusX}-${focusY}`);

/** Pattern of the fragment that a focal point adds to the address of a picture. */
export const focusFragment = '(?:#f\\d{1,3}-\\d{1,3})?';
const focusAtEnd = new RegExp(`${focusFragment}$`);

/** The name in the address of an uploaded file; null for any other address. */
export function nameIn(url: string): string | null {
  const name = url.startsWith(address) ? url.slice(address.length).replace(focusAtEnd, '') : '';
  return readName(name) ? name : null;
}
