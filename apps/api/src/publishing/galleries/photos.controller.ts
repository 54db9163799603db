import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { galleryLimits } from '@ministry/domain';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { AcceptsFile, UploadedFile } from '../../platform/uploads/upload-intake.ts';
import type { ReceivedFile } from '../../platform/uploads/uploads.service.ts';
import {
  DeletedPhotoResponse,
  PhotoBulkRequest,
  PhotoBulkResponse,
  PhotoCaptionRequest,
  PhotoOrderRequest,
  PhotoRequest,
  PhotoResponse,
  PhotoUploadRequest,
  ResumablePhotoRequest,
} from './gallery.dto.ts';
import { PhotoChangesService } from './photo-changes.service.ts';
import { PhotoUploadsService } from './photo-uploads.service.ts';
import { PhotosService } from './photos.service.ts';

const texts = {
  caption: { type: 'string', maxLength: galleryLimits.caption, description: 'What the photo shows' },
  uploadKey: {
    type: 'string',
    maxLength: galleryLimits.uploadKey,
    description: 'Key of this upload, chosen by the client: a repeated upload with the same key is stored as one photo',
  },
} as const;

@ApiTags('Photo galleries')
@Controller()
@Permission('content.publish')
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly uploads: PhotoUploadsService,
    private readonly changes: PhotoChangesService,
  ) {}

  @Post('photo-galleries/:id/photos/upload')
  @AcceptsFile({ field: 'photo', kind: 'image', texts })
  @ApiOperation({
    operationId: 'uploadPhoto',
    summary: 'Upload a photo to an album: at most 10 MB and 40 million pixels, re-encoded without metadata',
  })
  @ApiCreatedResponse({ type: PhotoResponse, description: 'The photo, last in its album' })
  @ApiErrors(409, 507)
  upload(
    @Param('id', IdPipe) id: number,
    @UploadedFile() file: ReceivedFile,
    @Body() request: PhotoUploadRequest,
  ): Promise<PhotoResponse> {
    return this.uploads.addUpload(id, file, request);
  }

  @Post('photo-galleries/:id/photos/resumable')
  @RateClass('piece')
  @ApiOperation({
    operationId: 'addResumablePhoto',
    summary: 'Add a photo from a resumable upload. Repeated calls return the same photo',
  })
  @ApiCreatedResponse({ type: PhotoResponse, description: 'The photo, last in its album' })
  @ApiErrors(409, 507)
  addResumable(@Param('id', IdPipe) id: number, @Body() request: ResumablePhotoRequest): Promise<PhotoResponse> {
    return this.uploads.addResumable(id, request);
  }

  @Post('photo-galleries/:id/photos')
  @Idempotent()
  @ApiOperation({ operationId: 'addPhoto', summary: 'Add a photo from the address of another site' })
  @ApiCreatedResponse({ type: PhotoResponse, description: 'The photo, last in its album' })
  @ApiErrors(409)
  add(@Param('id', IdPipe) id: number, @Body() request: PhotoRequest): Promise<PhotoResponse> {
    return this.photos.addByAddress(id, request);
  }

  @Put('photo-galleries/:id/order')
  @ApiOperation({
    operationId: 'orderPhotos',
    summary: 'Set the order of the photos of an album; the first one is its cover',
    description: 'Replaces the order; photos that are left out follow in their current order.',
  })
  @ApiOkResponse({ type: [PhotoResponse], description: 'The photos in their new order' })
  order(@Param('id', IdPipe) id: number, @Body() request: PhotoOrderRequest): Promise<PhotoResponse[]> {
    return this.changes.setOrder(id, request);
  }

  @Get('photo-galleries/:id/deleted-photos')
  @ApiOperation({
    operationId: 'listDeletedPhotos',
    summary: 'List the photos deleted from an album in the last thirty days, latest first',
  })
  @ApiOkResponse({ type: [DeletedPhotoResponse], description: 'Photos that can be restored' })
  deleted(@Param('id', IdPipe) id: number): Promise<DeletedPhotoResponse[]> {
    return this.changes.listDeleted(id);
  }

  @Put('photos/:id')
  @ApiOperation({
    operationId: 'updatePhoto',
    summary: 'Update the caption of a photo',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: PhotoResponse, description: 'The updated photo' })
  update(@Param('id', IdPipe) id: number, @Body() { caption }: PhotoCaptionRequest): Promise<PhotoResponse> {
    return this.changes.setCaption(id, caption);
  }

  @Delete('photos/:id')
  @ApiOperation({ operationId: 'deletePhoto', summary: 'Delete a photo; it can be restored for thirty days' })
  @ApiOkResponse({ type: PhotoResponse, description: 'The deleted photo' })
  delete(@Param('id', IdPipe) id: number): Promise<PhotoResponse> {
    return this.changes.delete(id);
  }

  @Post('photos/:id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restorePhoto', summary: 'Restore a deleted photo' })
  @ApiOkResponse({ type: PhotoResponse, description: 'The restored photo' })
  @ApiErrors(409)
  restore(@Param('id', IdPipe) id: number): Promise<PhotoResponse> {
    return this.changes.restore(id);
  }

  @Post('photos/bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changePhotos',
    summary: 'Delete, restore or permanently remove several photos, or none if any id is unknown',
  })
  @ApiOkResponse({ type: PhotoBulkResponse, description: 'Number of changed items' })
  @ApiErrors(404, 409)
  bulk(@Body() { action, items }: PhotoBulkRequest): Promise<PhotoBulkResponse> {
    return this.changes.bulk(action, items);
  }
}
