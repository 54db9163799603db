import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../auth/access.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { ExchangeRateRequest, ExchangeRateResponse, SettingsVersionResponse } from './site-settings.dto.ts';
import { SiteSettingsAdminService } from './site-settings-admin.service.ts';

@ApiTags('Site settings')
@Controller('site/exchange-rate')
export class ExchangeRateController {
  constructor(private readonly admin: SiteSettingsAdminService) {}

  @Get()
  @Permission('ledger.manage')
  @ApiOperation({ operationId: 'getExchangeRate', summary: 'Shillings for a dollar, with its version' })
  @ApiOkResponse({ type: ExchangeRateResponse, description: 'The rate; UGX_PER_USD until the office has set one' })
  get(): Promise<ExchangeRateResponse> {
    return this.admin.exchange();
  }

  @Put()
  @Permission('ledger.manage')
  @ApiOperation({
    operationId: 'updateExchangeRate',
    summary: 'Change how many shillings a dollar is; prices follow at once',
    description:
      'Replaces the rate. Payments, orders and gifts that were begun keep the one that they were begun with.',
  })
  @ApiOkResponse({ type: ExchangeRateResponse, description: 'The rate as it is now' })
  @ApiErrors(409)
  change(@Body() request: ExchangeRateRequest): Promise<ExchangeRateResponse> {
    return this.admin.changeExchange(request);
  }

  @Get('history')
  @Permission('ledger.manage')
  @ApiOperation({ operationId: 'listExchangeRateVersions', summary: 'Earlier rates, newest first' })
  @ApiOkResponse({ type: [SettingsVersionResponse], description: 'At most thirty changes, and how it was before them' })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('exchange');
  }
}
