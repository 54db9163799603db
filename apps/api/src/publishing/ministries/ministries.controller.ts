import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { contentAdminController } from '../content/content-admin-controller.ts';
import { MinistriesService } from './ministries.service.ts';
import { MinistryListQuery, MinistryPageResponse, MinistryRequest, MinistryResponse } from './ministry.dto.ts';
import { ministryKind } from './ministry-kind.ts';

@ApiTags('Ministries')
@Controller('ministries')
export class MinistriesController {
  constructor(private readonly ministries: MinistriesService) {}

  @Get()
  @Public()
  @CachedResponse('ministries')
  @Paged(MinistryResponse)
  @ApiOperation({
    operationId: 'listMinistries',
    summary: 'List ministries: published ones for everyone, others only with `content.read`',
  })
  @ApiErrors(403)
  list(@Query() query: MinistryListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<MinistryResponse>> {
    return this.ministries.list(query, staff);
  }

  @Get(':id')
  @Public()
  @CachedResponse('ministries')
  @ApiOperation({
    operationId: 'getMinistry',
    summary: 'Get one ministry with its text parsed; an unpublished one only with `content.read`',
  })
  @ApiOkResponse({ type: MinistryPageResponse, description: 'The ministry with its text parsed' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<MinistryPageResponse> {
    return this.ministries.get(id, staff);
  }
}

/** The routes that change ministries, for admins. */
export const MinistriesAdminController = contentAdminController({
  kind: ministryKind,
  service: MinistriesService,
  request: MinistryRequest,
  response: MinistryResponse,
  beginsAs: 'a draft unless `isActive` is true',
});
