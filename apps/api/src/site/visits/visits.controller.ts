import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { VisitsQuery, VisitsResponse } from './visits.dto.ts';
import { VisitsService } from './visits.service.ts';

@ApiTags('Administration')
@Controller('admin/visits')
@Permission('visits.read')
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getVisits',
    summary: 'Get page views, sermons played, files saved, where visitors came from and the bytes sent',
  })
  @ApiOkResponse({ type: VisitsResponse, description: 'The counts of a period' })
  get(@Query() query: VisitsQuery): Promise<VisitsResponse> {
    return this.visits.get(query);
  }
}
