import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { galleryLimits } from '@ministry/domain';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
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
  caption: { type: 'string', maxLength: galleryLimits.caption, description: 'What can be seen' },
  uploadKey: {
    type: 'string',
    maxLength: galleryLimits.uploadKey,
    description: 'What the sender calls this upload: sent again after a lost answer, it is still one photo',
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
    summary: 'Add a photo to an album: at most 10 MB and 40 million pixels, written again without metadata',
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
    summary: 'Add a photo that came as a resumable upload; asked again, the same photo is answered',
  })
  @ApiCreatedResponse({ type: PhotoResponse, description: 'The photo, last in its album' })
  @ApiErrors(409, 507)
  addResumable(@Param('id', IdPipe) id: number, @Body() request: ResumablePhotoRequest): Promise<PhotoResponse> {
    return this.uploads.addResumable(id, request);
  }

  @Post('photo-galleries/:id/photos')
  @ApiOperation({ operationId: 'addPhoto', summary: 'Add a photo that lies on another site' })
  @ApiCreatedResponse({ type: PhotoResponse, description: 'The photo, last in its album' })
  @ApiErrors(409)
  add(@Param('id', IdPipe) id: number, @Body() request: PhotoRequest): Promise<PhotoResponse> {
    return this.photos.addByAddress(id, request);
  }

  @Put('photo-galleries/:id/order')
  @ApiOperation({
    operationId: 'orderPhotos',
    summary: 'Put the photos of an album in order; the first is its cover',
    description: 'Replaces the order; photos that are left out follow in the order that they have.',
  })
  @ApiOkResponse({ type: [PhotoResponse], description: 'The photos in their new order' })
  order(@Param('id', IdPipe) id: number, @Body() request: PhotoOrderRequest): Promise<PhotoResponse[]> {
    return this.changes.setOrder(id, request);
  }

  @Get('photo-galleries/:id/deleted-photos')
  @ApiOperation({
    operationId: 'listDeletedPhotos',
    summary: 'Photos deleted from an album in the last thirty days, the latest first',
  })
  @ApiOkResponse({ type: [DeletedPhotoResponse], description: 'Photos that can be restored' })
  deleted(@Param('id', IdPipe) id: number): Promise<DeletedPhotoResponse[]> {
    return this.changes.listDeleted(id);
  }

  @Put('photos/:id')
  @ApiOperation({
    operationId: 'updatePhoto',
    summary: 'Change the words under a photo',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: PhotoResponse, description: 'The photo as it is now' })
  update(@Param('id', IdPipe) id: number, @Body() { caption }: PhotoCaptionRequest): Promise<PhotoResponse> {
    return this.changes.setCaption(id, caption);
  }

  @Delete('photos/:id')
  @ApiOperation({ operationId: 'deletePhoto', summary: 'Delete a photo; for thirty days it can be restored' })
  @ApiOkResponse({ type: PhotoResponse, description: 'The photo, now deleted' })
  delete(@Param('id', IdPipe) id: number): Promise<PhotoResponse> {
    return this.changes.delete(id);
  }

  @Post('photos/:id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restorePhoto', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: PhotoResponse, description: 'The photo, no longer deleted' })
  @ApiErrors(409)
  restore(@Param('id', IdPipe) id: number): Promise<PhotoResponse> {
    return this.changes.restore(id);
  }

  @Post('photos/bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changePhotos',
    summary: 'Delete, restore or remove for good several photos, or none if any of them is unknown',
  })
  @ApiOkResponse({ type: PhotoBulkResponse, description: 'How many were changed' })
  @ApiErrors(404, 409)
  bulk(@Body() { action, items }: PhotoBulkRequest): Promise<PhotoBulkResponse> {
    return this.changes.bulk(action, items);
  }
}
