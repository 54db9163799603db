import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { contentAdminController } from '../content/content-admin-controller.ts';
import { EventListQuery, EventPageResponse, EventRequest, EventResponse } from './event.dto.ts';
import { eventKind } from './event-kind.ts';
import { EventsService } from './events.service.ts';

@ApiTags('Events')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Public()
  @CachedResponse('events')
  @Paged(EventResponse)
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'List events: published ones for everyone, others only with `content.read`',
  })
  @ApiErrors(403)
  list(@Query() query: EventListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<EventResponse>> {
    return this.events.list(query, staff);
  }

  @Get(':id')
  @Public()
  @CachedResponse('events', { isItem: true })
  @ApiOperation({
    operationId: 'getEvent',
    summary: 'Get one event with its description parsed; an unpublished one only with `content.read`',
  })
  @ApiOkResponse({ type: EventPageResponse, description: 'The event with its description parsed' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<EventPageResponse> {
    return this.events.get(id, staff);
  }

  @Get(':id/calendar.ics')
  @AnyQuery()
  @Public()
  @CachedResponse('events', { isItem: true })
  @Header('content-type', 'text/calendar; charset=utf-8')
  @ApiOperation({ operationId: 'getEventCalendar', summary: 'Get one event as an iCalendar file (RFC 5545)' })
  @ApiOkResponse({ description: 'An iCalendar file', content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiErrors(400)
  calendar(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<string> {
    return this.events.calendar(id, staff);
  }
}

/** The routes that change events, for admins. */
export const EventsAdminController = contentAdminController({
  kind: eventKind,
  service: EventsService,
  request: EventRequest,
  response: EventResponse,
  beginsAs: 'a draft unless `isActive` is true',
});
