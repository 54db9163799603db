import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { contentAdminController } from '../content/content-admin-controller.ts';
import { AnnouncementListQuery, AnnouncementRequest, AnnouncementResponse } from './announcement.dto.ts';
import { announcementKind } from './announcement-kind.ts';
import { AnnouncementsService } from './announcements.service.ts';

@ApiTags('Announcements')
@Controller('announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Get()
  @Public()
  @CachedResponse('announcements')
  @Paged(AnnouncementResponse)
  @ApiOperation({
    operationId: 'listAnnouncements',
    summary: 'List announcements: published ones for everyone, others only with `content.read`',
  })
  @ApiErrors(403)
  list(
    @Query() query: AnnouncementListQuery,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<Page<AnnouncementResponse>> {
    return this.announcements.list(query, staff);
  }

  @Get(':id')
  @Public()
  @CachedResponse('announcements')
  @ApiOperation({
    operationId: 'getAnnouncement',
    summary: 'Get one announcement with its text parsed; an unpublished one only with `content.read`',
  })
  @ApiOkResponse({ type: AnnouncementResponse, description: 'The announcement with its text parsed' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<AnnouncementResponse> {
    return this.announcements.get(id, staff);
  }
}

/** The routes that change announcements, for admins. */
export const AnnouncementsAdminController = contentAdminController({
  kind: announcementKind,
  service: AnnouncementsService,
  request: AnnouncementRequest,
  response: AnnouncementResponse,
  beginsAs: 'published unless `isActive` is false',
});
