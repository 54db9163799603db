import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { IdPipe } from '../common/http/id.pipe.ts';
import { RateClass } from '../common/http/rate-class.ts';
import {
  ContentBulkRequest,
  ContentBulkResponse,
  ContentPreviewRequest,
  ContentPreviewResponse,
} from '../content/content.dto.ts';
import { AnnouncementRequest, AnnouncementResponse } from './announcement.dto.ts';
import { AnnouncementsService } from './announcements.service.ts';

@ApiTags('Announcements')
@Controller('announcements')
@Roles('admin')
export class AnnouncementsAdminController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Post()
  @ApiOperation({
    operationId: 'createAnnouncement',
    summary: 'Create an announcement; published unless `isActive` is false',
  })
  @ApiCreatedResponse({ type: AnnouncementResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  create(@Body() request: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.announcements.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateAnnouncement',
    summary:
      'Change an announcement; what is left out stays as it is; 409 VERSION_CONFLICT when someone else has changed it since',
  })
  @ApiOkResponse({ type: AnnouncementResponse })
  @ApiErrors(400, 401, 403, 404, 409, 413, 415)
  update(@Param('id', IdPipe) id: number, @Body() request: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.announcements.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'removeAnnouncement',
    summary: 'Delete an announcement; for thirty days it can be restored',
  })
  @ApiOkResponse({ type: AnnouncementResponse })
  @ApiErrors(400, 401, 403, 404)
  remove(@Param('id', IdPipe) id: number): Promise<AnnouncementResponse> {
    return this.announcements.remove(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreAnnouncement', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: AnnouncementResponse })
  @ApiErrors(400, 401, 403, 404)
  restore(@Param('id', IdPipe) id: number): Promise<AnnouncementResponse> {
    return this.announcements.restore(id);
  }

  @Post(':id/duplicate')
  @ApiOperation({
    operationId: 'duplicateAnnouncement',
    summary: "Copy an announcement as a draft with '(Copy)' after its title",
  })
  @ApiCreatedResponse({ type: AnnouncementResponse })
  @ApiErrors(400, 401, 403, 404)
  duplicate(@Param('id', IdPipe) id: number): Promise<AnnouncementResponse> {
    return this.announcements.duplicate(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeAnnouncements',
    summary: 'Do one thing to several announcements, or to none if any of them is unknown',
  })
  @ApiOkResponse({ type: ContentBulkResponse })
  @ApiErrors(400, 401, 403, 404, 413, 415)
  bulk(@Body() request: ContentBulkRequest): Promise<ContentBulkResponse> {
    return this.announcements.bulk(request);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewAnnouncement',
    summary: 'Parse Markdown as the page of an announcement would show it',
  })
  @ApiOkResponse({ type: ContentPreviewResponse })
  @ApiErrors(400, 401, 403, 413, 415)
  preview(@Body() request: ContentPreviewRequest): ContentPreviewResponse {
    return this.announcements.preview(request);
  }
}
