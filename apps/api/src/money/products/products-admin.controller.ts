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
  @ApiOperation({ operationId: 'createProduct', summary: 'Create a product; active unless `isActive` is false' })
  @ApiCreatedResponse({ type: ProductResponse, description: 'The created product' })
  create(@Body() request: ProductRequest): Promise<ProductResponse> {
    return this.admin.create(request);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateProduct',
    summary:
      'Update a product and its stock; 409 VERSION_CONFLICT or STOCK_CHANGED (`details.stockQuantity`) if something has changed since',
    description: changesFieldsSent,
  })
  @ApiOkResponse({ type: ProductResponse, description: 'The updated product' })
  @ApiErrors(409)
  update(@Param('id', IdPipe) id: number, @Body() request: ProductRequest): Promise<ProductResponse> {
    return this.admin.update(id, request);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'deleteProduct',
    summary: 'Delete a product; it can be restored, and orders keep their lines about it',
  })
  @ApiOkResponse({ type: ProductRemovalResponse, description: 'The deleted product' })
  delete(@Param('id', IdPipe) id: number): Promise<ProductRemovalResponse> {
    return this.admin.delete(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ operationId: 'restoreProduct', summary: 'Restore a deleted product' })
  @ApiOkResponse({ type: ProductResponse, description: 'The restored product' })
  restore(@Param('id', IdPipe) id: number): Promise<ProductResponse> {
    return this.admin.restore(id);
  }

  @Post('bulk')
  @RateClass('bulk')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'changeProducts',
    summary: 'Apply an action to several products, or to none if any id is unknown',
  })
  @ApiOkResponse({ type: ProductBulkResponse, description: 'Number of changed items' })
  @ApiErrors(404)
  bulk(@Body() request: ProductBulkRequest): Promise<ProductBulkResponse> {
    return this.admin.bulk(request);
  }

  @Get(':id/stock-moves')
  @Paged(StockMovementResponse)
  @ApiOperation({
    operationId: 'listStockMoves',
    summary: 'List the changes of the stock of a product, latest first; their sum is the stock',
  })
  listMovements(@Param('id', IdPipe) id: number, @Query() query: PageQuery): Promise<Page<StockMovementResponse>> {
    return this.admin.listMovements(id, query);
  }
}
