import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { GalleriesService } from './galleries.service.ts';
import {
  GalleryBulkRequest,
  GalleryBulkResponse,
  GalleryExportQuery,
  GalleryListQuery,
  GalleryRequest,
  GalleryResponse,
} from './gallery.dto.ts';

@ApiTags('Photo galleries')
@Controller('photo-galleries')
export class GalleriesController {
  constructor(private readonly galleries: GalleriesService) {}

  @Get()
  @Public()
  @CachedResponse('galleries')
  @Paged(GalleryResponse)
  @ApiOperation({
    operationId: 'listPhotoGalleries',
    summary: 'List albums with their photos, latest event first; deleted ones for staff',
  })
  @ApiErrors(403)
  list(@Query() query: GalleryListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<GalleryResponse>> {
    return this.galleries.list(query, staff);
  }

  @Get('export.csv')
  @Permission('content.read')
  @CsvFile('photo-galleries')
  @ApiOperation({
    operationId: 'exportPhotoGalleries',
    summary: 'Export all matching albums as CSV, in the order of the list',
  })
  exportCsv(@Query() query: GalleryExportQuery): AsyncGenerator<string> {
    return this.galleries.exportCsv(query);
  }

  @Post('bulk')
  @Permission('content.publish')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changePhotoGalleries',
    summary: 'Delete or restore several albums, or none if any id is unknown',
  })
  @ApiOkResponse({ type: GalleryBulkResponse, description: 'Number of changed items' })
  @ApiErrors(404)
  bulk(@Body() request: GalleryBulkRequest): Promise<GalleryBulkResponse> {
    return this.galleries.bulk(request);
  }

  @Get(':id')
  @Public()
  @CachedResponse('galleries')
  @ApiOperation({ operationId: 'getPhotoGallery', summary: 'Get one album with its photos' })
  @ApiOkResponse({ type: GalleryResponse, description: 'The album with its photos' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<GalleryResponse> {
    return this.galleries.get(id, staff);
  }

  @Post()
  @Permission('content.publish')
  @Idempotent()
  @ApiOperation({ operationId: 'createPhotoGallery', summary: 'Create an album' })
  @ApiCreatedResponse({ type: GalleryResponse, description: 'The created album' })
  create(@Body() request: GalleryRequest): Promise<GalleryResponse> {
    return this.galleries.create(request);
  }

  @Put(':id')
  @Permission('content.publish')
  @ApiOperation({
    operationId: 'updatePhotoGallery',
    summary: 'Update an album; 409 VERSION_CONFLICT if somebody else has changed it since',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: GalleryResponse, description: 'The updated album' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: GalleryRequest): Promise<GalleryResponse> {
    return this.galleries.update(id, request);
  }

  @Delete(':id')
  @Permission('content.publish')
  @ApiOperation({
    operationId: 'deletePhotoGallery',
    summary: 'Delete an album with its photos; it can be restored for thirty days',
  })
  @ApiOkResponse({ type: GalleryResponse, description: 'The deleted album' })
  delete(@Param('id', IdPipe) id: number): Promise<GalleryResponse> {
    return this.galleries.delete(id);
  }

  @Post(':id/restore')
  @Permission('content.publish')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restorePhotoGallery', summary: 'Restore a deleted album' })
  @ApiOkResponse({ type: GalleryResponse, description: 'The restored album' })
  restore(@Param('id', IdPipe) id: number): Promise<GalleryResponse> {
    return this.galleries.restore(id);
  }
}
