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
  @ApiOperation({ operationId: 'listUploads', summary: 'Everything that was uploaded, the latest first' })
  @Paged(MediaResponse)
  list(@Query() query: MediaListQuery): Promise<Page<MediaResponse>> {
    return this.library.list(query);
  }

  @Get(':id')
  @Permission('uploads.add')
  @ApiOperation({ operationId: 'getUpload', summary: 'One upload, and what names it' })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<MediaDetailsResponse> {
    return this.library.get(id, staff);
  }

  @Put(':id')
  @Permission('uploads.add')
  @ApiOperation({
    operationId: 'describeUpload',
    summary: 'Say what an upload shows and what it is called',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload as it is now' })
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
    summary: 'Put another upload in the place of this one, in everything that names it',
    description: 'The old address leads to the new file; the old file is removed. Earlier versions stay as they were.',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload that has taken its place' })
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
    summary: 'Say which point of a picture stays in sight where pages cut it to a shape',
    description:
      'Replaces the focal point. Everything that names the picture follows at once; earlier versions stay as they were.',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload as it is now' })
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
    summary: 'Put a part of a picture in the place of the whole, in everything that names it',
    description:
      'As for `replaceUpload`, the old address leads to the new picture, and the old file is removed. The whole picture is kept for 30 days.',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload that has taken its place' })
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
    summary: 'Put the whole picture back in the place of a cropped one, in everything that names it',
  })
  @ApiOkResponse({ type: MediaDetailsResponse, description: 'The upload that has taken its place' })
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
    summary: 'Delete uploads that nothing names, with their files, for good',
  })
  @ApiOkResponse({ type: MediaRemoveResponse, description: 'Which were removed, and which were not' })
  remove(@Body() { items }: MediaRemoveRequest): Promise<MediaRemoveResponse> {
    return this.library.remove(items);
  }
}
