import { ApiProperty } from '@nestjs/swagger';
import { minCropSide, type UploadKind, uploadKinds, uploadLimits } from '@ministry/domain';
import { CreatedAt, NullableInteger, NullableText, RowId } from '../http/answer-fields.ts';
import { PageQuery } from '../http/paged.ts';
import { Ids, IntegerField, OneOf, TextField } from '../validation/fields.ts';
import type { Upload } from './upload.entity.ts';
import { namedAddressOf } from './upload-name.ts';

export const usages = ['all', 'used', 'unused'] as const;

/** Filters and page of the media library. */
export class MediaListQuery extends PageQuery {
  @OneOf(uploadKinds, { optional: true, description: 'Return only files of this kind', example: 'image' })
  kind?: UploadKind;

  @OneOf(usages, {
    optional: true,
    default: 'all',
    description: '`unused`: files that no content, earlier version or message uses',
    example: 'unused',
  })
  usage: (typeof usages)[number] = 'all';

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only files that have these words in file name or alternative text',
    example: 'choir',
  })
  search?: string;
}

/** New texts of an upload; fields that are left out stay as they are. */
export class MediaRequest {
  @TextField({
    max: uploadLimits.altText,
    optional: true,
    description: 'What the picture shows, for people who cannot see it; empty for none',
    example: 'The choir on the second evening',
  })
  altText?: string | null;

  @TextField({
    max: uploadLimits.fileName,
    optional: true,
    description: 'Name of the file in the library',
    example: 'choir.jpg',
  })
  fileName?: string | null;
}

/** One coordinate of a focal point. Both are null for the middle. */
const percent = (of: string) =>
  IntegerField({
    min: 0,
    max: 100,
    optional: true,
    description: `Focal point of a picture, in percent of its ${of}; null for the middle, together with the other coordinate`,
    example: 30,
  });

export class MediaFocusRequest {
  @percent('width')
  focusX?: number | null;

  @percent('height')
  focusY?: number | null;
}

const pixels = (description: string, example: number) =>
  IntegerField({ min: 0, max: 9_999, description: `${description}, in pixels`, example });

/** The part of a picture to keep. */
export class MediaCropRequest {
  @pixels('Left edge', 100)
  left: number;

  @pixels('Upper edge', 0)
  top: number;

  @pixels(`Width, at least ${minCropSide}`, 800)
  width: number;

  @pixels(`Height, at least ${minCropSide}`, 800)
  height: number;

  @IntegerField({
    min: 0,
    max: 3,
    optional: true,
    default: 0,
    description: 'Clockwise quarter turns before the picture is cropped; the edges refer to the turned picture',
    example: 0,
  })
  quarterTurns: number = 0;
}

export class MediaReplaceRequest {
  @IntegerField({
    min: 1,
    max: 2_147_483_647,
    description: 'Id of the upload that replaces it; must be of the same kind',
    example: 8,
  })
  by: number;
}

export class MediaRemoveRequest {
  @Ids({ count: uploadLimits.removedAtOnce, description: 'Ids of the uploads', example: [7, 8] })
  items: number[];
}

export class MediaRemoveResponse {
  @ApiProperty({ type: [Number], description: 'Ids of the deleted uploads', example: [7] })
  removed: number[];

  @ApiProperty({ type: [Number], description: 'Ids of the uploads that are in use', example: [8] })
  used: number[];

  @ApiProperty({
    type: [Number],
    description:
      'Ids of the uploads that somebody else uploaded in the last 24 hours, perhaps for a text that is not saved yet',
    example: [],
  })
  recent: number[];
}

/** A file in the media library. */
export class MediaResponse {
  @RowId(7)
  id: number;

  @ApiProperty({
    description: 'Address of the file; for a picture with a focal point, with `#f{x}-{y}` at the end',
    example: '/uploads/0123456789abcdef01234567-1200x800.jpg#f30-20',
  })
  url: string;

  @ApiProperty({ enum: uploadKinds, description: 'Kind of file', example: 'image' })
  kind: UploadKind;

  @NullableText('Name of the file on the device of the sender; null if it is not known', 'choir.jpg')
  fileName: string | null;

  @NullableText('What the picture shows; null if nobody has described it', 'The choir on the second evening')
  altText: string | null;

  @ApiProperty({ type: 'integer', description: 'Size of the file in bytes', example: 182_044 })
  bytes: number;

  @NullableInteger('Length of sound or video in seconds', null)
  seconds: number | null;

  @NullableInteger('In pixels, for pictures', 1200)
  width: number | null;

  @NullableInteger('In pixels, for pictures', 800)
  height: number | null;

  @NullableInteger('Focal point, in percent of the width', 30)
  focusX: number | null;

  @NullableInteger('Focal point, in percent of the height', 20)
  focusY: number | null;

  @CreatedAt({ description: 'When it was uploaded, UTC' })
  createdAt: string;

  @ApiProperty({
    description: 'Username of the account that uploaded it; `system` for first content',
    example: 'admin',
  })
  createdBy: string;

  @ApiProperty({ description: 'Whether anything uses it', example: true })
  isUsed: boolean;
}

/** A place where an upload is used. */
export class MediaPlaceResponse {
  @ApiProperty({
    description:
      'Kind of content, as in its address; `photos` in albums; `history` for earlier versions and sent messages; `other` for content that the account may not read',
    example: 'sermons',
  })
  kind: string;

  @NullableInteger('Id of the item, for photos that of their album; null for `history` and `other`', 7)
  id: number | null;

  @NullableText('Title of the item; null if it has none, and for `history` and `other`', 'Light')
  title: string | null;
}

export class MediaDetailsResponse extends MediaResponse {
  @ApiProperty({
    description: 'Whether it is cropped and the whole picture is kept and can be restored',
    example: false,
  })
  hasOriginal: boolean;

  @ApiProperty({ type: [MediaPlaceResponse], description: 'Where it is used, including deleted items' })
  places: MediaPlaceResponse[];
}

export const toMediaResponse = (upload: Upload, isUsed: boolean): MediaResponse => ({
  id: upload.id,
  url: namedAddressOf(upload),
  kind: upload.kind,
  fileName: upload.fileName,
  altText: upload.altText,
  bytes: upload.bytes,
  seconds: upload.seconds,
  width: upload.width,
  height: upload.height,
  focusX: upload.focusX,
  focusY: upload.focusY,
  createdAt: upload.createdAt.toISOString(),
  createdBy: upload.createdBy,
  isUsed,
});
