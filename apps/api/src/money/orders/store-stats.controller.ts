import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { StoreStatsResponse } from './store-stats.dto.ts';
import { StoreStatsService } from './store-stats.service.ts';

@ApiTags('Store')
@Controller('store')
@Permission('store.manage')
export class StoreStatsController {
  constructor(private readonly stats: StoreStatsService) {}

  @Get('stats')
  @ApiOperation({
    operationId: 'getStoreStats',
    summary: 'Get the figures of the store: sales, orders, stock and the last twelve months',
  })
  @ApiOkResponse({ type: StoreStatsResponse, description: 'The figures' })
  get(): Promise<StoreStatsResponse> {
    return this.stats.get();
  }
}
