import { ApiProperty } from '@nestjs/swagger';
import { NullableInteger } from '../http/answer-fields.ts';
import type { Upload } from './upload.entity.ts';
import { addressOf } from './upload-name.ts';

/** A stored picture. */
export class ImageUploadResponse {
  @ApiProperty({
    description:
      'Address of the picture; the name contains its size. Smaller copies have similar addresses: `.320.avif`, `.640.jpg`',
    example: '/uploads/0123456789abcdef01234567-1200x800.jpg',
  })
  url: string;

  @ApiProperty({ description: 'Last part of the address', example: '0123456789abcdef01234567-1200x800.jpg' })
  filename: string;

  @ApiProperty({ type: 'integer', description: 'Width in pixels', example: 1200 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Height in pixels', example: 800 })
  height: number;

  @ApiProperty({ type: 'integer', description: 'Size of the file in bytes', example: 182_044 })
  bytes: number;
}

/** A stored audio or video recording. */
export class RecordingUploadResponse {
  @ApiProperty({ description: 'Address of the file on this site', example: '/uploads/0123456789abcdef01234567.mp3' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'Size of the file in bytes', example: 9_437_184 })
  bytes: number;

  @NullableInteger('Length in seconds; null if the recording does not contain it', 2_460)
  seconds: number | null;
}

export const toImageUpload = ({ name, bytes, width, height }: Upload): ImageUploadResponse => ({
  url: addressOf(name),
  filename: name,
  width: width ?? 0,
  height: height ?? 0,
  bytes,
});

export const toRecordingUpload = ({ name, bytes, seconds }: Upload): RecordingUploadResponse => ({
  url: addressOf(name),
  bytes,
  seconds,
});
