import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { OfSection } from '../../platform/site-settings/section-guard.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import { FeedsService } from './feeds.service.ts';

const calendarType = 'text/calendar; charset=utf-8';
const calendar = { content: { 'text/calendar': { schema: { type: 'string' } } } } as const;

@ApiTags('Feeds')
@Controller('feeds')
@Public()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Get('services.ics')
  @CachedResponse(siteTopic)
  @Header('content-type', calendarType)
  @ApiOperation({ operationId: 'getServicesCalendar', summary: 'Get the weekly programme as a calendar (RFC 5545)' })
  @ApiOkResponse({ ...calendar, description: 'An iCalendar file' })
  services(): string {
    return this.feeds.services();
  }

  @Get('services/:file')
  @CachedResponse(siteTopic)
  @Header('content-type', calendarType)
  @ApiOperation({
    operationId: 'getServiceCalendar',
    summary: 'Get one row of the weekly programme as a calendar, with a reminder; `file` is its id with `.ics`',
  })
  @ApiOkResponse({ ...calendar, description: 'An iCalendar file' })
  service(@Param('file') file: string): string {
    return this.feeds.service(file.replace(/\.ics$/, ''));
  }

  @Get('events.ics')
  @OfSection('events')
  @CachedResponse('events')
  @Header('content-type', calendarType)
  @ApiOperation({ operationId: 'getEventsCalendar', summary: 'Get the events that are not over as a calendar' })
  @ApiOkResponse({ ...calendar, description: 'An iCalendar file' })
  @ApiErrors(404)
  events(): Promise<string> {
    return this.feeds.upcomingEvents();
  }

  @Get('sermons.xml')
  @OfSection('sermons')
  @CachedResponse('sermons')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @ApiOperation({ operationId: 'getPodcast', summary: 'Get the sermons as a podcast (RSS 2.0)' })
  @ApiOkResponse({ description: 'An RSS feed', content: { 'application/rss+xml': { schema: { type: 'string' } } } })
  @ApiErrors(404)
  podcast(): Promise<string> {
    return this.feeds.podcast();
  }

  @Get('sermons.jpg')
  @Header('content-type', 'image/jpeg')
  @Header('cache-control', 'public, max-age=86400')
  @ApiOperation({ operationId: 'getPodcastCover', summary: 'Get the picture of the podcast, 1400 by 1400 pixels' })
  @ApiOkResponse({
    description: 'The picture',
    content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
  })
  podcastCover(): Promise<Buffer> {
    return this.feeds.podcastCover();
  }
}
