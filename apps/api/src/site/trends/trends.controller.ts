import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../../platform/auth/access.ts';
import { TrendsResponse } from './trends.dto.ts';
import { TrendsService } from './trends.service.ts';

@ApiTags('Administration')
@Controller('admin/trends')
@Permission('console.open')
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getTrends',
    summary: 'Get gifts, orders, registrations, messages, visits and live viewers of the last twelve weeks',
  })
  @ApiOkResponse({ type: TrendsResponse, description: 'The figures that the role may see' })
  get(@CurrentStaff() staff: Staff): Promise<TrendsResponse> {
    return this.trends.get(staff);
  }
}
