import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { SiteSearchQuery, SiteSearchResponse } from './site-search.dto.ts';
import { SiteSearchService } from './site-search.service.ts';

@ApiTags('Search')
@Controller('search')
export class SiteSearchController {
  constructor(private readonly search: SiteSearchService) {}

  // The index is cached, not the responses: there are endless different queries, which would push out responses that many request.
  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=15')
  @ApiOperation({
    operationId: 'searchSite',
    summary:
      'Find everything on the site that contains the words: pages, sermons, events, ministries, announcements, albums, products',
  })
  @ApiOkResponse({ type: SiteSearchResponse, description: 'What was found, by kind' })
  find(@Query() { q }: SiteSearchQuery): Promise<SiteSearchResponse> {
    return this.search.find(q);
  }
}
