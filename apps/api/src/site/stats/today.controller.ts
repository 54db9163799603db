import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { TodayResponse } from './today.dto.ts';
import { TodayService } from './today.service.ts';

@ApiTags('Administration')
@Controller('admin/today')
@Roles('admin')
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Get()
  @ApiOperation({
    operationId: 'getToday',
    summary:
      'What waits for the office: messages, prayers, testimonies, drafts, undelivered mail, orders, low stock, payments, events soon or nearly full',
  })
  @ApiOkResponse({ type: TodayResponse, description: 'What waits' })
  @ApiErrors(400, 401, 403)
  get(): Promise<TodayResponse> {
    return this.today.get();
  }
}
