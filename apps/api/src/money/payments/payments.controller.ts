import { Controller, Get, HttpCode, Param, Post, Query, Redirect } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Permission, Public } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { siteTopic } from '../../platform/site-settings/site-settings.service.ts';
import { ReceivedNotice } from './notice.ts';
import { PaymentListQuery, PaymentMethodsResponse, PaymentRecordResponse, PaymentResponse } from './payment.dto.ts';
import type { Notice } from './payment-provider.ts';
import { PaymentReturns } from './payment-returns.ts';
import { PaymentsQueries } from './payments.queries.ts';
import { PaymentsAdminQueries } from './payments-admin.queries.ts';
import { PaymentsAdminService } from './payments-admin.service.ts';

const Returns = ApiResponse({ status: 303, description: 'Redirect to the page that shows the outcome of the payment' });

@ApiTags('Payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsQueries,
    private readonly adminQueries: PaymentsAdminQueries,
    private readonly admin: PaymentsAdminService,
    private readonly returns: PaymentReturns,
  ) {}

  @Get('methods')
  @Public()
  @CachedResponse(siteTopic, { isServerOnly: true })
  @ApiOperation({
    operationId: 'listPaymentMethods',
    summary: 'List the ways of paying online, with the exchange rate in shillings per dollar',
  })
  @ApiOkResponse({
    type: PaymentMethodsResponse,
    description: 'Providers and ways of paying; empty if nobody can pay online',
  })
  methods(): PaymentMethodsResponse {
    return this.payments.methods();
  }

  @Get()
  @Permission('ledger.manage')
  @Paged(PaymentRecordResponse)
  @ApiOperation({ operationId: 'listPayments', summary: 'List attempts to pay, with their payers, newest first' })
  list(@Query() query: PaymentListQuery): Promise<Page<PaymentRecordResponse>> {
    return this.adminQueries.list(query);
  }

  @Get(':reference')
  @Public()
  @ApiOperation({
    operationId: 'getPayment',
    summary: 'Get the state of a payment, for anyone who knows its reference',
  })
  @ApiOkResponse({ type: PaymentResponse, description: 'The current state of the payment' })
  get(@Param('reference') reference: string): Promise<PaymentResponse> {
    return this.payments.get(reference);
  }

  @Post(':reference/check')
  @Permission('ledger.manage')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkPayment', summary: 'Ask the provider about a payment now' })
  @ApiOkResponse({ type: PaymentRecordResponse, description: 'The payment as the provider reports it now' })
  @ApiErrors(413, 415)
  async check(@Param('reference') reference: string): Promise<PaymentRecordResponse> {
    await this.admin.checkAgain(reference);
    return this.adminQueries.get(reference);
  }

  @Post(':reference/settled')
  @Permission('ledger.manage')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'settlePayment',
    summary: 'Mark the money of a payment that did not match as settled by the office',
  })
  @ApiOkResponse({ type: PaymentRecordResponse, description: 'The payment, no longer marked for the office' })
  @ApiErrors(413, 415)
  async settled(@Param('reference') reference: string): Promise<PaymentRecordResponse> {
    await this.admin.settled(reference);
    return this.adminQueries.get(reference);
  }

  @Get(':provider/return')
  @AnyQuery()
  @Public()
  @HttpCode(303)
  @Redirect('/', 303)
  @ApiOperation({
    operationId: 'returnFromProvider',
    summary: 'Handle the return of the payer from the page of the provider; the provider is asked for the outcome',
  })
  @Returns
  async returned(@Param('provider') provider: string, @ReceivedNotice() notice: Notice): Promise<{ url: string }> {
    return { url: await this.returns.returned(provider, notice) };
  }

  @Get(':provider/cancelled')
  @AnyQuery()
  @Public()
  @HttpCode(303)
  @Redirect('/', 303)
  @ApiOperation({
    operationId: 'turnBackFromProvider',
    summary:
      'Handle the return of a payer who cancelled on the page of the provider; the provider is asked for the outcome all the same',
  })
  @Returns
  async cancelled(@Param('provider') provider: string, @ReceivedNotice() notice: Notice): Promise<{ url: string }> {
    return { url: await this.returns.cancelled(provider, notice) };
  }
}
