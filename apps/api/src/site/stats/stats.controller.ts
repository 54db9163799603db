import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../../platform/auth/access.ts';
import { StatsResponse } from './stats.dto.ts';
import { StatsService } from './stats.service.ts';

@ApiTags('Administration')
@Controller('admin/stats')
@Permission('console.open')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getStats',
    summary: 'Get the figures for the admin console, counted from the database; only those that the role may see',
  })
  @ApiOkResponse({ type: StatsResponse, description: 'The figures' })
  get(@CurrentStaff() staff: Staff): Promise<StatsResponse> {
    return this.stats.get(staff);
  }
}
