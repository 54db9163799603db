import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../../platform/auth/access.ts';
import { TodayResponse } from './today.dto.ts';
import { TodayService } from './today.service.ts';

@ApiTags('Administration')
@Controller('admin/today')
@Permission('console.open')
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Get()
  @ApiOperation({
    operationId: 'getToday',
    summary:
      'Get what waits for the office, as far as the role may see it: messages, prayers, testimonies, drafts, undelivered mail, recordings, orders, low stock, payments, events that are soon or nearly full',
  })
  @ApiOkResponse({ type: TodayResponse, description: 'What waits for the office' })
  get(@CurrentStaff() staff: Staff): Promise<TodayResponse> {
    return this.today.get(staff);
  }
}
