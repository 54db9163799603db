import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../common/auth/access.ts';
import { ApiErrors } from '../common/http/api-errors.ts';
import { IdPipe } from '../common/http/id.pipe.ts';
import { Paged, type Page } from '../common/http/paged.ts';
import { PreparedRead } from '../common/http/prepared-reads.ts';
import { MinistryListQuery, MinistryPageResponse, MinistryResponse } from './ministry.dto.ts';
import { MinistriesService } from './ministries.service.ts';

@ApiTags('Ministries')
@Controller('ministries')
export class MinistriesController {
  constructor(private readonly ministries: MinistriesService) {}

  @Get()
  @Public()
  @PreparedRead('ministries')
  @Paged(MinistryResponse)
  @ApiOperation({
    operationId: 'listMinistries',
    summary: 'Ministries: published ones for everyone, the others for admins',
  })
  @ApiErrors(400, 401, 403)
  list(@Query() query: MinistryListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<MinistryResponse>> {
    return this.ministries.list(query, staff);
  }

  @Get(':id')
  @Public()
  @PreparedRead('ministries')
  @ApiOperation({
    operationId: 'getMinistry',
    summary: 'One ministry with its text parsed; unpublished ones for admins',
  })
  @ApiOkResponse({ type: MinistryPageResponse })
  @ApiErrors(400, 401, 404)
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<MinistryPageResponse> {
    return this.ministries.get(id, staff);
  }
}
