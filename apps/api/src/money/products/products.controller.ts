import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Public, type Staff } from '../../platform/auth/access.ts';
import { CachedResponse } from '../../platform/cache/response-cache.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Page, Paged } from '../../platform/http/paged.ts';
import { ProductListQuery, ProductResponse } from './product.dto.ts';
import { ProductsService } from './products.service.ts';
import { productReads } from './stock.ts';

@ApiTags('Store')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Get()
  @Public()
  @CachedResponse(productReads)
  @Paged(ProductResponse)
  @ApiOperation({
    operationId: 'listProducts',
    summary: 'List the products of the store: active ones in stock for everyone, all others for staff',
  })
  @ApiErrors(403)
  list(@Query() query: ProductListQuery, @CurrentStaff() staff: Staff | undefined): Promise<Page<ProductResponse>> {
    return this.products.list(query, staff);
  }

  @Get(':id')
  @Public()
  @CachedResponse(productReads)
  @ApiOperation({
    operationId: 'getProduct',
    summary: 'Get one product; for staff also one that the store does not show',
  })
  @ApiOkResponse({ type: ProductResponse, description: 'The product' })
  get(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff | undefined): Promise<ProductResponse> {
    return this.products.get(id, staff);
  }
}
