import { ApiProperty } from '@nestjs/swagger';
import { NullableInteger } from '../../http/answer-fields.ts';
import type { Upload } from '../upload.entity.ts';
import { addressOf } from '../upload-name.ts';

/** A stored file that was sent by a resumable upload. */
export class FinishedUploadResponse {
  @ApiProperty({ description: 'Address of the file on this site', example: '/uploads/0123456789abcdef01234567.mp3' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'Size of the file in bytes', example: 9_437_184 })
  bytes: number;

  @NullableInteger('Length of sound or video in seconds; null if the recording does not contain it', 2_460)
  seconds: number | null;

  @NullableInteger('In pixels, for pictures', null)
  width: number | null;

  @NullableInteger('In pixels, for pictures', null)
  height: number | null;
}

export const toFinishedUpload = ({ name, bytes, seconds, width, height }: Upload): FinishedUploadResponse => ({
  url: addressOf(name),
  bytes,
  seconds,
  width,
  height,
});
