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
  @ApiOperation({
    operationId: 'getExchangeRate',
    summary: 'Get the exchange rate in shillings per US dollar, with its version',
  })
  @ApiOkResponse({
    type: ExchangeRateResponse,
    description: 'The rate; the setting UGX_PER_USD until the office has set one',
  })
  get(): Promise<ExchangeRateResponse> {
    return this.admin.exchange();
  }

  @Put()
  @Permission('ledger.manage')
  @ApiOperation({
    operationId: 'updateExchangeRate',
    summary: 'Update the exchange rate in shillings per US dollar; prices follow at once',
    description:
      'Replaces the rate. Payments, orders and gifts that are already begun keep the rate with which they were begun.',
  })
  @ApiOkResponse({ type: ExchangeRateResponse, description: 'The updated rate' })
  @ApiErrors(409)
  change(@Body() request: ExchangeRateRequest): Promise<ExchangeRateResponse> {
    return this.admin.changeExchange(request);
  }

  @Get('history')
  @Permission('ledger.manage')
  @ApiOperation({ operationId: 'listExchangeRateVersions', summary: 'List earlier rates, newest first' })
  @ApiOkResponse({
    type: [SettingsVersionResponse],
    description: 'Up to 30 changes, and the state before the first of them',
  })
  history(): Promise<SettingsVersionResponse[]> {
    return this.admin.history('exchange');
  }
}
