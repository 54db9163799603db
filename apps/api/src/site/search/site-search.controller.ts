import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { SiteSearchQuery, SiteSearchResponse } from './site-search.dto.ts';
import { SiteSearchService } from './site-search.service.ts';

@ApiTags('Search')
@Controller('search')
export class SiteSearchController {
  constructor(private readonly search: SiteSearchService) {}

  // Prepared is what is searched: answers to questions, of which there is no end, would push out those that many ask for.
  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=15')
  @ApiOperation({
    operationId: 'searchSite',
    summary:
      'Everything on the site that has the words: pages, sermons, events, ministries, announcements, albums, products',
  })
  @ApiOkResponse({ type: SiteSearchResponse, description: 'What was found, by kind' })
  find(@Query() { q }: SiteSearchQuery): Promise<SiteSearchResponse> {
    return this.search.find(q);
  }
}
