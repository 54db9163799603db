import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ContentCalendarQuery, ContentCalendarResponse } from './content-calendar.dto.ts';
import { ContentCalendarService } from './content-calendar.service.ts';

@ApiTags('Content')
@Permission('content.read')
@Controller('content-calendar')
export class ContentCalendarController {
  constructor(private readonly calendar: ContentCalendarService) {}

  @Get()
  @ApiOkResponse({ type: ContentCalendarResponse, description: 'Entries, earliest first' })
  @ApiOperation({
    operationId: 'getContentCalendar',
    summary: 'List when content takes place, is published and is unpublished, between two days',
  })
  get(@Query() query: ContentCalendarQuery): Promise<ContentCalendarResponse> {
    return this.calendar.get(query);
  }
}
