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
    summary: 'When content takes place, is published and is taken down, from one day to another',
  })
  get(@Query() query: ContentCalendarQuery): Promise<ContentCalendarResponse> {
    return this.calendar.get(query);
  }
}
