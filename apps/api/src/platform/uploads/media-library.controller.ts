import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { IdPipe } from '../http/id.pipe.ts';
import { type Page, Paged } from '../http/paged.ts';
import { changesFieldsSent } from '../http/put-description.ts';
import { RateClass } from '../rate-limits/rate-class.ts';
import {
  MediaCropRequest,
  MediaDetailsResponse,
  MediaFocusRequest,
  MediaListQuery,
  MediaRemoveRequest,
  MediaRemoveResponse,
  MediaReplaceRequest,
  MediaRequest,
  MediaResponse,
} from './media-library.dto.ts';
import { MediaLibraryService } from './media-library.service.ts';
import { MediaReplacementService } from './media-replacement.service.ts';
import { PictureCropService } from './picture-crop.service.ts';
import { PictureFocusService } from './picture-focus.service.ts';

@ApiTags('Media library')
@Controller('uploads')
export class MediaLibraryController {
  constructor(
    private readonly library: MediaLibraryService,
    private readonly replacement: MediaReplacementService,
    private readonly focus: PictureFocusService,
    private readonly cropping: PictureCropService,
  ) {}

  @Get()
  @Permission('uploads.add')
  @ApiOperation({ operationId: 'listUploads', summary: 'List all uploads, latest first' })
  @Paged(MediaResponse)
  list(@Query() query: MediaListQuery): Promise<Page<MediaResponse>> {
    return this.library.list(query);
  }

  @Get(':id')
  @Permission('uploads.add')
  @ApiOperation({ operationId: 'getUpload', summary: 'Get one upload, and where it is used' })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<MediaDetailsResponse> {
    return this.library.get(id, staff);
  }

  @Put(':id')
  @Permission('uploads.add')
  @ApiOperation({
    operationId: 'describeUpload',
    summary: 'Update the alternative text and the name of an upload',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The updated upload' })
  update(
    @Param('id', IdPipe) id: number,
    @Body() request: MediaRequest,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<MediaDetailsResponse> {
    return this.library.update(id, request, staff);
  }

  @Post(':id/replace')
  @Permission('content.publish')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'replaceUpload',
    summary: 'Replace an upload by another one wherever it is used',
    description:
      'The old address leads to the new file, and the old file is removed. Earlier versions stay as they were.',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload that replaces it' })
  async replace(
    @Param('id', IdPipe) id: number,
    @Body() { by }: MediaReplaceRequest,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<MediaDetailsResponse> {
    await this.replacement.replace(id, by);
    return this.library.get(by, staff);
  }

  @Put(':id/focus')
  @Permission('content.publish')
  @ApiOperation({
    operationId: 'setFocalPoint',
    summary: 'Set the focal point of a picture, which stays in sight where pages crop it',
    description:
      'Replaces the focal point. Pages that use the picture follow at once; earlier versions stay as they were.',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The updated upload' })
  async setFocus(
    @Param('id', IdPipe) id: number,
    @Body() request: MediaFocusRequest,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<MediaDetailsResponse> {
    await this.focus.set(id, request);
    return this.library.get(id, staff);
  }

  @Post(':id/crop')
  @Permission('content.publish')
  @RateClass('upload')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cropUpload',
    summary: 'Crop a picture wherever it is used',
    description:
      'As with `replaceUpload`, the old address leads to the new picture, and the old file is removed. The whole picture is kept for 30 days.',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload that replaces it' })
  @ApiErrors(507)
  async crop(
    @Param('id', IdPipe) id: number,
    @Body() request: MediaCropRequest,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<MediaDetailsResponse> {
    return this.library.get(await this.cropping.crop(id, request), staff);
  }

  @Post(':id/restore-original')
  @Permission('content.publish')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'restoreOriginalUpload',
    summary: 'Restore the whole picture of a cropped one wherever it is used',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload that replaces it' })
  async restoreOriginal(
    @Param('id', IdPipe) id: number,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<MediaDetailsResponse> {
    return this.library.get(await this.cropping.restore(id), staff);
  }

  @Post('delete')
  @Permission('content.publish')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'deleteUploads',
    summary: 'Delete unused uploads permanently, with their files',
  })
  @ApiOkResponse({
    type: MediaRemoveResponse,
    description: 'Ids of the deleted uploads, and of those that were not deleted',
  })
  remove(@Body() { items }: MediaRemoveRequest): Promise<MediaRemoveResponse> {
    return this.library.remove(items);
  }
}
