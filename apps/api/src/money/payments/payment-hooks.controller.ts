import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { rawKept } from '../../platform/http/body-parsers.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { ReceivedNotice } from './notice.ts';
import { PaymentNotices } from './payment-notices.ts';
import type { Notice } from './payment-provider.ts';

const Acknowledged = ApiOkResponse({
  description: 'The notification is stored, or is about no known payment; the response is what the provider expects',
  schema: { type: 'object', additionalProperties: true },
});
const anything = { required: false, schema: { type: 'object', additionalProperties: true } } as const;

/** Receives notifications of providers about payments. A notification only makes us ask the provider; its content is not trusted. */
@ApiTags('Payments')
@Controller('payments')
@Public()
@RateClass('hook')
export class PaymentHooksController {
  constructor(private readonly notices: PaymentNotices) {}

  @Get(':provider/ipn')
  @AnyQuery()
  @ApiOperation({ operationId: 'notifyByQuery', summary: 'Receive a notification of a provider, in the query' })
  @Acknowledged
  ipnByQuery(@Param('provider') provider: string, @ReceivedNotice() notice: Notice): Promise<unknown> {
    return this.notices.receive(provider, notice);
  }

  @Post(':provider/ipn')
  @AnyQuery()
  @HttpCode(200)
  @RouteConfig(rawKept)
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody(anything)
  @ApiOperation({ operationId: 'notifyByBody', summary: 'Receive a notification of a provider' })
  @Acknowledged
  ipn(@Param('provider') provider: string, @ReceivedNotice() notice: Notice): Promise<unknown> {
    return this.notices.receive(provider, notice);
  }

  @Post(':provider/webhook')
  @AnyQuery()
  @HttpCode(200)
  @RouteConfig(rawKept)
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody(anything)
  @ApiOperation({ operationId: 'notifyByWebhook', summary: 'Receive a signed notification of a provider' })
  @Acknowledged
  webhook(@Param('provider') provider: string, @ReceivedNotice() notice: Notice): Promise<unknown> {
    return this.notices.receive(provider, notice);
  }
}
