import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { CsvFile } from '../../platform/http/file-download.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import {
  OrderDetailResponse,
  OrderFilter,
  OrderListQuery,
  OrderNoteRequest,
  OrderPaymentRequest,
  OrderResponse,
  OrderStatusRequest,
} from './order-admin.dto.ts';
import { OrderDetailsQueries } from './order-details.queries.ts';
import { OrderPaymentsAdminService } from './order-payments-admin.service.ts';
import { OrdersAdminQueries } from './orders-admin.queries.ts';
import { OrdersAdminService } from './orders-admin.service.ts';
import { PackingListQuery, PackingListResponse } from './packing-list.dto.ts';

@ApiTags('Store')
@Controller('orders')
@Permission('store.manage')
export class OrdersAdminController {
  constructor(
    private readonly queries: OrdersAdminQueries,
    private readonly details: OrderDetailsQueries,
    private readonly admin: OrdersAdminService,
    private readonly payments: OrderPaymentsAdminService,
  ) {}

  @Get()
  @Paged(OrderResponse)
  @ApiOperation({ operationId: 'listOrders', summary: 'List orders, newest first' })
  list(@Query() query: OrderListQuery): Promise<Page<OrderResponse>> {
    return this.queries.list(query);
  }

  @Get('packing-list')
  @ApiOperation({
    operationId: 'getPackingList',
    summary: 'Get what is to be packed: orders that are paid, or to be paid at pickup',
  })
  @ApiOkResponse({ type: PackingListResponse, description: 'The orders, and the total units of each product' })
  packingList(@Query() query: PackingListQuery): Promise<PackingListResponse> {
    return this.queries.packingList(query);
  }

  @Get('export.csv')
  @CsvFile('orders')
  @ApiOperation({
    operationId: 'exportOrders',
    summary: 'Export matching orders as CSV, one line for each product',
  })
  exportCsv(@Query() filter: OrderFilter): AsyncGenerator<string> {
    return this.queries.exportCsv(filter);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getOrder',
    summary: 'Get one order with its lines, its history and the attempts to pay it',
  })
  @ApiOkResponse({ type: OrderDetailResponse, description: 'The order' })
  get(@Param('id', IdPipe) id: number): Promise<OrderDetailResponse> {
    return this.details.get(id);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateOrder',
    summary:
      'Set the status of an order; cancelling returns its units to the stock, and leaving `cancelled` takes them again or returns 409 OUT_OF_STOCK',
    description: 'Replaces only the status; the note is added to the history.',
  })
  @ApiOkResponse({ type: OrderDetailResponse, description: 'The order in its new status' })
  @ApiErrors(409)
  async setStatus(@Param('id', IdPipe) id: number, @Body() request: OrderStatusRequest): Promise<OrderDetailResponse> {
    await this.admin.setStatus(id, request);
    return this.details.get(id);
  }

  @Put(':id/payment')
  @ApiOperation({
    operationId: 'updateOrderPayment',
    summary:
      'Record that the office has received the money or given it back, in the ledger too; 409 ORDER_CANCELLED, NOT_PAID or REFUND_CHANGED',
    description: 'Replaces only the payment status; the note is added to the history.',
  })
  @ApiOkResponse({ type: OrderDetailResponse, description: 'The order with its new payment status' })
  @ApiErrors(409)
  async setPayment(
    @Param('id', IdPipe) id: number,
    @Body() request: OrderPaymentRequest,
  ): Promise<OrderDetailResponse> {
    await this.payments.setPayment(id, request);
    return this.details.get(id);
  }

  @Post(':id/notes')
  @Idempotent()
  @ApiOperation({ operationId: 'noteOrder', summary: 'Add a note to the history of an order' })
  @ApiCreatedResponse({ type: OrderDetailResponse, description: 'The order with the note in its history' })
  async addNote(@Param('id', IdPipe) id: number, @Body() request: OrderNoteRequest): Promise<OrderDetailResponse> {
    await this.admin.addNote(id, request);
    return this.details.get(id);
  }
}
