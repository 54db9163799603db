import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Permission } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged, PageQuery } from '../../platform/http/paged.ts';
import { changesFieldsSent } from '../../platform/http/put-description.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import {
  ProductBulkRequest,
  ProductBulkResponse,
  ProductRemovalResponse,
  ProductRequest,
  ProductResponse,
  StockMovementResponse,
} from './product.dto.ts';
import { ProductsAdminService } from './products-admin.service.ts';

@ApiTags('Store')
@Controller('products')
@Permission('store.manage')
export class ProductsAdminController {
  constructor(private readonly admin: ProductsAdminService) {}

  @Post()
  @Idempotent()
  @ApiOperation({ operationId: 'createProduct', summary: 'Add a product; active unless `isActive` is false' })
  @ApiCreatedResponse({ type: ProductResponse, description: 'The product as it was stored' })
  create(@Body() request: ProductRequest): Promise<ProductResponse> {
    return this.admin.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateProduct',
    summary:
      'Change a product and its stock; 409 VERSION_CONFLICT or STOCK_CHANGED (`details.stockQuantity`) when someone was quicker',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: ProductResponse, description: 'The product as it is now' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: ProductRequest): Promise<ProductResponse> {
    return this.admin.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'deleteProduct',
    summary: 'Delete a product; it can be restored, and orders that name it keep their lines',
  })
  @ApiOkResponse({ type: ProductRemovalResponse, description: 'Which product was deleted' })
  delete(@Param('id', IdPipe) id: number): Promise<ProductRemovalResponse> {
    return this.admin.delete(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreProduct', summary: 'Undo a deletion' })
  @ApiOkResponse({ type: ProductResponse, description: 'The product, no longer deleted' })
  restore(@Param('id', IdPipe) id: number): Promise<ProductResponse> {
    return this.admin.restore(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeProducts',
    summary: 'Do one thing to several products, or to none if any of them is unknown',
  })
  @ApiOkResponse({ type: ProductBulkResponse, description: 'How many were changed' })
  @ApiErrors(404)
  bulk(@Body() request: ProductBulkRequest): Promise<ProductBulkResponse> {
    return this.admin.bulk(request);
  }

  @Get(':id/stock-moves')
  @Paged(StockMovementResponse)
  @ApiOperation({
    operationId: 'listStockMoves',
    summary: "Why a product's stock is what it is, the latest first; the sum of the changes is the stock",
  })
  listMoves(@Param('id', IdPipe) id: number, @Query() query: PageQuery): Promise<Page<StockMovementResponse>> {
    return this.admin.listMoves(id, query);
  }
}
