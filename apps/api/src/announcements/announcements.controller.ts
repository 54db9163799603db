import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { IdPipe } from '../common/http/id.pipe.ts';
import { Paged, type Page } from '../common/http/paged.ts';
import { PreparedRead } from '../common/http/prepared-reads.ts';
import { AnnouncementListQuery, AnnouncementResponse } from './announcement.dto.ts';
import { AnnouncementsService } from './announcements.service.ts';

@ApiTags('Announcements')
@Controller('announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Get()
  @Public()
  @PreparedRead('announcements')
  @Paged(AnnouncementResponse)
  @ApiOperation({
    operationId: 'listAnnouncements',
    summary: 'Announcements: published ones for everyone, the others for admins',
  })
  @ApiErrors(400, 401, 403)
  list(
    @Query() query: AnnouncementListQuery,
    @CurrentStaff() staff: Staff | undefined,
  ): Promise<Page<AnnouncementResponse>> {
    return this.announcements.list(query, staff);
  }

  @Get(':id')
  @Public()
  @PreparedRead('announcements')
  @ApiOperation({
    operationId: 'getAnnouncement',
    summary: 'One announcement with its text parsed; unpublished ones for admins',
  })
  @ApiOkResponse({ type: AnnouncementResponse })
  @ApiErrors(400, 401, 404)
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<AnnouncementResponse> {
    return this.announcements.get(id, staff);
  }
}
