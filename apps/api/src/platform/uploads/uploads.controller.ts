import { Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { ImageUploadResponse, RecordingUploadResponse, toImageUpload, toRecordingUpload } from './upload.dto.ts';
import { AcceptsFile, UploadedFile } from './upload-intake.ts';
import { type ReceivedFile, UploadsService } from './uploads.service.ts';

@ApiTags('Uploads')
@Controller('upload')
@Permission('uploads.add')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post('image')
  @AcceptsFile({ field: 'photo', kind: 'image' })
  @ApiOperation({
    operationId: 'uploadImage',
    summary: 'Upload a picture of at most 10 MB and 40 million pixels; it is re-encoded without metadata',
  })
  @ApiCreatedResponse({ type: ImageUploadResponse, description: 'The picture is stored' })
  @ApiErrors(507)
  async image(@UploadedFile() file: ReceivedFile): Promise<ImageUploadResponse> {
    return toImageUpload(await this.uploads.takeImage(file));
  }

  @Post('audio')
  @AcceptsFile({ field: 'audio', kind: 'audio' })
  @ApiOperation({ operationId: 'uploadAudio', summary: 'Upload an MP3 or M4A recording of at most 200 MB' })
  @ApiCreatedResponse({ type: RecordingUploadResponse, description: 'The recording is stored' })
  @ApiErrors(507)
  async audio(@UploadedFile() file: ReceivedFile): Promise<RecordingUploadResponse> {
    return toRecordingUpload(await this.uploads.takeRecording('audio', file));
  }

  @Post('video')
  @AcceptsFile({ field: 'video', kind: 'video' })
  @ApiOperation({ operationId: 'uploadVideo', summary: 'Upload an MP4 or WebM video of at most 1 GB' })
  @ApiCreatedResponse({ type: RecordingUploadResponse, description: 'The video is stored' })
  @ApiErrors(507)
  async video(@UploadedFile() file: ReceivedFile): Promise<RecordingUploadResponse> {
    return toRecordingUpload(await this.uploads.takeRecording('video', file));
  }
}
