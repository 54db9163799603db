import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { IdPipe } from '../common/http/id.pipe.ts';
import { Paged, type Page } from '../common/http/paged.ts';
import { PreparedRead } from '../common/http/prepared-reads.ts';
import { SermonFacetsResponse } from './sermon-facets.dto.ts';
import { SermonListQuery, SermonPageResponse, SermonResponse } from './sermon.dto.ts';
import { SermonsService } from './sermons.service.ts';

@ApiTags('Sermons')
@Controller('sermons')
export class SermonsController {
  constructor(private readonly sermons: SermonsService) {}

  @Get()
  @Public()
  @PreparedRead('sermons')
  @Paged(SermonResponse)
  @ApiOperation({ operationId: 'listSermons', summary: 'Sermons: published ones for everyone, the others for admins' })
  @ApiErrors(400, 401, 403)
  list(@Query() query: SermonListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<SermonResponse>> {
    return this.sermons.list(query, staff);
  }

  // Before ':id', which would take it for one.
  @Get('facets')
  @Public()
  @PreparedRead('sermons')
  @ApiOperation({
    operationId: 'countSermons',
    summary: 'How many published sermons there are, by speaker and by series',
  })
  @ApiOkResponse({ type: SermonFacetsResponse })
  @ApiErrors()
  facets(): Promise<SermonFacetsResponse> {
    return this.sermons.countFacets();
  }

  @Get(':id')
  @Public()
  @PreparedRead('sermons')
  @ApiOperation({ operationId: 'getSermon', summary: 'One sermon with its text parsed; unpublished ones for admins' })
  @ApiOkResponse({ type: SermonPageResponse })
  @ApiErrors(400, 401, 404)
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<SermonPageResponse> {
    return this.sermons.get(id, staff);
  }
}
