import { originalLanguage } from '@ministry/domain';
import { type TextPaths, textsAt } from '../../platform/translations/texts-at.ts';
import type { TranslatableItem, TranslatableKind } from '../../platform/translations/translatable-kinds.ts';
import type { Shown } from '../../platform/translations/translations.service.ts';
import type { GalleriesRepository } from './galleries.repository.ts';
import { type GalleryResponse, toGalleryResponse } from './gallery.dto.ts';
import type { Photo } from './photo.entity.ts';
import type { PhotoGallery } from './photo-gallery.entity.ts';
import type { PhotosRepository } from './photos.repository.ts';

/** An album with its photos, whose captions are translated with it. */
type AlbumWithPhotos = PhotoGallery & { photos: readonly Photo[] };

const ofAlbum = ['title', 'description'];
/** Paths of the texts of an album that are translated. */
export const translatedInAlbums: TextPaths = [...ofAlbum, 'photos.*.caption'];

export const withPhotos = (galleries: readonly PhotoGallery[], photos: readonly Photo[]): AlbumWithPhotos[] =>
  galleries.map((gallery) => ({ ...gallery, photos: photos.filter(({ galleryId }) => galleryId === gallery.id) }));

const toTranslatable = (album: AlbumWithPhotos): TranslatableItem => ({
  id: album.id,
  title: album.title,
  texts: textsAt(album, translatedInAlbums),
});

/** Albums as a kind of translatable content. */
export const translatedAlbums = (galleries: GalleriesRepository, photos: PhotosRepository): TranslatableKind => {
  const toItems = async (found: readonly PhotoGallery[]): Promise<TranslatableItem[]> =>
    withPhotos(found, await photos.findOf(found.map(({ id }) => id))).map(toTranslatable);
  return {
    name: 'galleries',
    topic: 'galleries',
    list: async (after, limit) => toItems(await galleries.listAfter(after, limit)),
    find: async (id) => {
      const gallery = await galleries.findById(id);
      return gallery && !gallery.deletedAt ? (await toItems([gallery]))[0] : undefined;
    },
  };
};

/** An album in the language of the request. The album and each caption have a `language` if they are shown in English instead. */
export function toShownAlbum(
  { item: { photos, ...gallery }, inOriginal }: Shown<AlbumWithPhotos>,
  photoCount: number,
  forStaff: boolean,
): GalleryResponse {
  const shownIn = (...paths: readonly string[]): Shown<AlbumWithPhotos>['shownIn'] =>
    paths.some((path) => inOriginal.has(path)) ? { language: originalLanguage } : {};
  const answer = toGalleryResponse({ gallery, photos, photoCount }, forStaff);
  return {
    ...answer,
    photos: answer.photos.map((photo, place) => ({ ...photo, ...shownIn(`photos.${place}.caption`) })),
    ...shownIn(...ofAlbum),
  };
}
