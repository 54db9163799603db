import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { contentAdminController } from '../content/content-admin-controller.ts';
import { SermonListQuery, SermonPageResponse, SermonRequest, SermonResponse } from './sermon.dto.ts';
import { SermonFacetsResponse } from './sermon-facets.dto.ts';
import { sermonKind } from './sermon-kind.ts';
import { SermonsService } from './sermons.service.ts';

@ApiTags('Sermons')
@Controller('sermons')
export class SermonsController {
  constructor(private readonly sermons: SermonsService) {}

  @Get()
  @Public()
  @CachedResponse('sermons')
  @Paged(SermonResponse)
  @ApiOperation({
    operationId: 'listSermons',
    summary: 'List sermons: published ones for everyone, others only with `content.read`',
  })
  @ApiErrors(403)
  list(@Query() query: SermonListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<SermonResponse>> {
    return this.sermons.list(query, staff);
  }

  // Declared before ':id', which would match this path.
  @Get('facets')
  @Public()
  @CachedResponse('sermons')
  @ApiOperation({
    operationId: 'countSermons',
    summary: 'Get the number of published sermons by speaker and by series',
  })
  @ApiOkResponse({ type: SermonFacetsResponse, description: 'Counts by speaker and series' })
  facets(): Promise<SermonFacetsResponse> {
    return this.sermons.countFacets();
  }

  @Get(':id')
  @Public()
  @CachedResponse('sermons')
  @ApiOperation({
    operationId: 'getSermon',
    summary: 'Get one sermon with its text parsed; an unpublished one only with `content.read`',
  })
  @ApiOkResponse({ type: SermonPageResponse, description: 'The sermon with its description parsed' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<SermonPageResponse> {
    return this.sermons.get(id, staff);
  }
}

/** The routes that change sermons, for admins. */
export const SermonsAdminController = contentAdminController({
  kind: sermonKind,
  service: SermonsService,
  request: SermonRequest,
  response: SermonResponse,
  beginsAs: 'a draft unless `isActive` is true',
});
