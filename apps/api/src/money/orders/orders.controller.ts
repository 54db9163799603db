import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TranslationLanguage } from '@ministry/domain';
import { Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { FormAnswer } from '../../platform/http/form-answer.ts';
import { PageLanguage } from '../../platform/http/page-language.ts';
import type { Submission } from '../../platform/idempotency/idempotency.service.ts';
import { CurrentSubmission, IdempotencyHeader } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { OfSection } from '../../platform/site-settings/section-guard.ts';
import {
  OrderKeyRequest,
  OrderLookupResponse,
  OrderPayRequest,
  OrderPayResponse,
  OrderReceipt,
  OrderRequest,
} from './order.dto.ts';
import { cancelFormOptions, payFormOptions, placeFormOptions } from './order-forms.ts';
import { OrderPageService } from './order-page.service.ts';
import { OrdersService } from './orders.service.ts';

@ApiTags('Store')
@Controller('orders')
@Public()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly page: OrderPageService,
  ) {}

  @Post()
  @RateClass('order')
  @OfSection('store')
  @IdempotencyHeader()
  @FormAnswer(placeFormOptions)
  @ApiOperation({
    operationId: 'placeOrder',
    summary:
      'Place an order; 409 OUT_OF_STOCK or PRICE_CHANGED (with `details`) if the cart does not match what the store has',
  })
  @ApiCreatedResponse({
    type: OrderReceipt,
    description:
      'The units are reserved: for thirty minutes if the order is to be paid online, otherwise until the office decides',
  })
  @ApiErrors(404)
  place(
    @Body() request: OrderRequest,
    @CurrentSubmission() submission: Submission | null,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<OrderReceipt> {
    return this.orders.place(request, submission, language);
  }

  // Not limited like a form: the page polls this while a payment is pending, and nobody can guess 256 bits.
  @Get('lookup')
  @RateClass('public')
  @ApiOperation({ operationId: 'lookUpOrder', summary: 'Get an order, for anyone who has its reference and secret' })
  @ApiOkResponse({ type: OrderLookupResponse, description: 'The order as its buyer sees it' })
  @ApiErrors(404)
  lookUp(@Query() key: OrderKeyRequest): Promise<OrderLookupResponse> {
    return this.page.lookUp(key);
  }

  @Post('lookup/pay')
  @RateClass('payment')
  @HttpCode(200)
  @FormAnswer(payFormOptions)
  @ApiOperation({
    operationId: 'payOrder',
    summary:
      'Pay an order online, also after a failed attempt; 409 ORDER_PAID, ORDER_CANCELLED, PAY_AT_PICKUP or PAYMENT_REFUSED',
  })
  @ApiOkResponse({ type: OrderPayResponse, description: 'The page on which the buyer pays' })
  @ApiErrors(404, 409)
  pay(
    @Body() request: OrderPayRequest,
    @PageLanguage() language: TranslationLanguage | null,
  ): Promise<OrderPayResponse> {
    return this.page.pay(request, language);
  }

  @Post('lookup/cancel')
  @RateClass('order')
  @HttpCode(200)
  @FormAnswer(cancelFormOptions)
  @ApiOperation({
    operationId: 'cancelOrder',
    summary: 'Cancel an order that is neither paid nor being processed; 409 NOT_CANCELLABLE',
  })
  @ApiOkResponse({ type: OrderLookupResponse, description: 'The cancelled order' })
  @ApiErrors(404, 409)
  cancel(@Body() key: OrderKeyRequest): Promise<OrderLookupResponse> {
    return this.page.cancel(key);
  }
}
