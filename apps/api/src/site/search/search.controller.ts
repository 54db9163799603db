import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../../platform/auth/access.ts';
import { SearchQuery, SearchResponse } from './search.dto.ts';
import { SearchService } from './search.service.ts';

@ApiTags('Administration')
@Controller('admin/search')
@Permission('console.open')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @ApiOperation({
    operationId: 'search',
    summary: 'Find everything that contains the words and that the role may see: content and people, five of each kind',
  })
  @ApiOkResponse({ type: SearchResponse, description: 'What was found, by kind' })
  find(@Query() { q }: SearchQuery, @CurrentStaff() staff: Staff): Promise<SearchResponse> {
    return this.search.find(q, staff);
  }
}
