import { ApiProperty, OmitType } from '@nestjs/swagger';
import { contentLimits, galleryLimits, type Language } from '@ministry/domain';
import { NullableInteger, NullableText, RowId, UpdatedAt } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { ShownLanguage } from '../../platform/translations/shown-language.ts';
import { Day, HttpsAddress, Ids, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { VersionedRequest } from '../content/content.dto.ts';
import type { Photo } from './photo.entity.ts';
import type { PhotoGallery } from './photo-gallery.entity.ts';

const views = ['full', 'summary'] as const;
const statuses = ['all', 'current', 'empty', 'deleted'] as const;
const sorts = ['-eventDate', 'eventDate', 'title', '-title', '-deletedAt'] as const;
/** Maximum number of photos in one list: an album has up to 500, and a list up to 500 albums. */
export const maxListedPhotos = 2_000;
export const photoBulkActions = ['delete', 'restore', 'purge'] as const;
const galleryBulkActions = ['delete', 'restore'] as const;
export type PhotoBulkAction = (typeof photoBulkActions)[number];

/** Filters, order and level of detail of a list of albums. */
export class GalleryListQuery extends PageQuery {
  @OneOf(views, {
    optional: true,
    default: 'full',
    description: `\`summary\` returns only the first photo of each album, \`full\` all of them; after ${maxListedPhotos} photos, \`full\` too returns only the first of each album`,
    example: 'summary',
  })
  view: (typeof views)[number] = 'full';

  @StatusFilter(statuses, {
    default: 'current',
    description: '`current`: the same as `all`, for visitors too; `empty`: albums without photos',
    example: 'current',
  })
  status: (typeof statuses)[number] = 'current';

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only albums that have these words in title or description',
    example: 'crusade',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: '-eventDate',
    description: 'Sort order; a leading `-` reverses it',
    example: '-eventDate',
  })
  sort: (typeof sorts)[number] = '-eventDate';
}

/** Filters and order of an export of albums. */
export class GalleryExportQuery extends OmitType(GalleryListQuery, ['view', 'limit', 'offset', 'status']) {
  @StatusFilter(statuses, {
    default: 'all',
    description: '`current`: albums that visitors see; `empty`: albums without photos',
    example: 'current',
  })
  status: (typeof statuses)[number] = 'all';
}

/** One action on several albums: it is applied to all of them or to none. */
export class GalleryBulkRequest {
  @OneOf(galleryBulkActions, { description: 'Action to apply', example: 'delete' })
  action: (typeof galleryBulkActions)[number];

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the albums', example: [1, 2] })
  items: number[];
}

export class GalleryBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of albums to which the action was applied', example: 2 })
  processed: number;
}

/** An album as an admin writes it. On an update, a description that is left out stays unchanged. */
export class GalleryRequest extends VersionedRequest {
  @TextField({
    min: 1,
    max: galleryLimits.title,
    description: 'Title of the album',
    example: 'Easter Crusade',
  })
  title: string;

  @LongText({
    max: galleryLimits.description,
    optional: true,
    description: 'Description of the album',
    example: 'Five evenings under the open sky.',
  })
  description?: string | null;

  @Day({ description: 'Day of the event', example: '2026-07-18' })
  eventDate: string;
}

/** The caption of a photo. */
export class PhotoCaptionRequest {
  @TextField({
    max: galleryLimits.caption,
    optional: true,
    description: 'What the photo shows; blank for nothing',
    example: 'The choir on the second evening',
  })
  caption?: string | null;
}

/** Fields that are sent together with the file of a photo. */
export class PhotoUploadRequest extends PhotoCaptionRequest {
  @TextField({
    max: galleryLimits.uploadKey,
    optional: true,
    description: 'Key of this upload, chosen by the client: a repeated upload with the same key is stored as one photo',
    example: '5f0c2c1e-6c1b-4f43-9d59-1a7f5d3b6a10',
  })
  uploadKey?: string | null;
}

/** A photo whose file was sent as a resumable upload. */
export class ResumablePhotoRequest extends PhotoCaptionRequest {
  @TextField({
    min: 1,
    max: galleryLimits.uploadKey,
    description: 'Id of the completely received resumable upload',
    example: '0123456789abcdef01234567',
  })
  upload: string;
}

/** A photo that is stored on another site. */
export class PhotoRequest extends PhotoCaptionRequest {
  @HttpsAddress({
    max: galleryLimits.url,
    description: 'Address of the photo; browsers load it from there, this server never does',
    example: 'https://example.org/choir.jpg',
  })
  url: string;
}

/** The order of the photos of an album; the first is its cover. */
export class PhotoOrderRequest {
  @Ids({
    count: galleryLimits.photos,
    description: 'Ids of the photos from first to last; photos that are left out follow in their current order',
    example: [3, 1, 2],
  })
  photos: number[];
}

/** One action on several photos: it is applied to all of them or to none. */
export class PhotoBulkRequest {
  @OneOf(photoBulkActions, {
    description: '`purge` permanently removes photos that are already deleted, with their files',
    example: 'delete',
  })
  action: PhotoBulkAction;

  @Ids({ count: galleryLimits.photos, description: 'Ids of the photos', example: [1, 2] })
  items: number[];
}

export class PhotoBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of photos to which the action was applied', example: 2 })
  processed: number;
}

export class PhotoResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Address of the picture', example: '/uploads/0123456789abcdef01234567-1200x800.jpg' })
  url: string;

  @NullableText('Caption; null for none', 'The choir on the second evening')
  caption: string | null;

  @ApiProperty({ description: 'Name of the file', example: '0123456789abcdef01234567-1200x800.jpg' })
  filename: string;

  @NullableInteger('In pixels; null for a photo on another site', 1200)
  width: number | null;

  @NullableInteger('In pixels', 800)
  height: number | null;

  @NullableInteger('Size of the file in bytes; null for a photo on another site', 182_044)
  bytes: number | null;

  @ShownLanguage()
  language?: Language;
}

/** A deleted photo that can still be restored. */
export class DeletedPhotoResponse extends PhotoResponse {
  @ApiProperty({
    format: 'date-time',
    description: 'When it was deleted, UTC; it is removed permanently thirty days later',
    example: '2026-11-21T08:00:00.000Z',
  })
  deletedAt: string;
}

/** An album with its photos. */
export class GalleryResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Title of the album', example: 'Easter Crusade' })
  title: string;

  @ApiProperty({ description: 'Description of the album, plain text', example: 'Five evenings under the open sky.' })
  description: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Day of the event; null if it is not known',
    example: '2026-07-18',
  })
  eventDate: string | null;

  @ApiProperty({ type: 'integer', description: 'Number of photos in the album', example: 12 })
  photoCount: number;

  @ApiProperty({ type: [PhotoResponse], description: 'Photos in order; with `view=summary` only the first one' })
  photos: PhotoResponse[];

  @ShownLanguage()
  language?: Language;

  @ApiProperty({
    required: false,
    type: 'integer',
    description:
      'Increases by one with each change of title, description or date; for staff only, like the fields below',
    example: 3,
  })
  version?: number;

  @UpdatedAt({ required: false })
  updatedAt?: string;

  @ApiProperty({ required: false, description: 'Username of the account that last changed it', example: 'admin' })
  updatedBy?: string;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was deleted, UTC; it is removed permanently thirty days later',
    example: null,
  })
  deletedAt?: string | null;
}

/** An album, the photos to include, and the number of all its photos. */
export interface Album {
  gallery: PhotoGallery;
  photos: readonly Photo[];
  photoCount: number;
}

export const toPhotoResponse = ({ id, url, caption, filename, width, height, bytes }: Photo): PhotoResponse => ({
  id,
  url,
  caption,
  filename,
  width,
  height,
  bytes,
});

export const toDeletedPhotoResponse = (photo: Photo): DeletedPhotoResponse => ({
  ...toPhotoResponse(photo),
  deletedAt: (photo.deletedAt ?? new Date()).toISOString(),
});

/** @param forStaff adds the fields that are for staff only */
export const toGalleryResponse = ({ gallery, photos, photoCount }: Album, forStaff: boolean): GalleryResponse => ({
  id: gallery.id,
  title: gallery.title,
  description: gallery.description,
  eventDate: gallery.eventDate,
  photoCount,
  photos: photos.map(toPhotoResponse),
  ...(forStaff
    ? {
        version: gallery.version,
        updatedAt: gallery.updatedAt.toISOString(),
        deletedAt: gallery.deletedAt?.toISOString() ?? null,
      }
    : {}),
  ...(forStaff && gallery.updatedBy !== null ? { updatedBy: gallery.updatedBy } : {}),
});
