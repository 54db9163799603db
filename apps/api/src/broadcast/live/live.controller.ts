import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { LiveStatusQuery, LiveStatusResponse } from './live.dto.ts';
import { LiveService } from './live.service.ts';

@ApiTags('Live')
@Controller('live')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Get('status')
  @Public()
  @RateClass('stream')
  @ApiOperation({
    operationId: 'getLiveStatus',
    summary: 'Get the current broadcast; the response for staff has further fields',
  })
  @ApiOkResponse({ type: LiveStatusResponse, description: 'The current broadcast, and the number of viewers' })
  status(@Query() { watcher }: LiveStatusQuery, @CurrentStaff() staff: Staff | undefined): Promise<LiveStatusResponse> {
    return this.live.statusFor(watcher, staff);
  }
}
