import { ApiProperty } from '@nestjs/swagger';
import {
  contentLimits,
  type Language,
  lowStockBelow,
  parseCents,
  type ProductCategory,
  productCategorySlugs,
  storeLimits,
  toDecimal,
  toShillings,
} from '@ministry/domain';
import { CreatedAt, NullableInteger, NullableText, RowId, UpdatedAt } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { ShownLanguage } from '../../platform/translations/shown-language.ts';
import {
  BooleanField,
  Dollars,
  Ids,
  IntegerField,
  LongText,
  OneOf,
  TextField,
  WebAddress,
} from '../../platform/validation/fields.ts';
import { VersionedRequest } from '../../publishing/content/content.dto.ts';
import type { Product } from './product.entity.ts';
import { type StockMovement, type StockMovementKind, stockMovementKinds } from './stock-movement.entity.ts';

const statuses = ['all', 'listed', 'active', 'inactive', 'low', 'deleted'] as const;
const sorts = [
  'name',
  '-name',
  'price',
  '-price',
  'stockQuantity',
  '-stockQuantity',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
  'deletedAt',
  '-deletedAt',
] as const;
const bulkActions = ['activate', 'deactivate', 'delete', 'restore'] as const;
export type ProductBulkAction = (typeof bulkActions)[number];

/** Filters and sort order for products. */
export class ProductListQuery extends PageQuery {
  @StatusFilter(statuses, {
    default: 'listed',
    description: `\`listed\`: active and in stock, as shown in the store; \`low\`: stock below ${lowStockBelow}`,
    example: 'listed',
  })
  status: (typeof statuses)[number] = 'listed';

  @OneOf(productCategorySlugs, { optional: true, description: 'Return only items of this category', example: 'books' })
  category?: ProductCategory;

  @TextField({
    max: 100,
    optional: true,
    description: 'Return only products that have these words in name or description',
    example: 'songs',
  })
  search?: string;

  @OneOf(sorts, {
    optional: true,
    default: 'name',
    description: 'Sort order; a leading `-` reverses it',
    example: 'price',
  })
  sort: (typeof sorts)[number] = 'name';
}

/** A product to be saved (DATA-29). On an update, optional fields that are left out keep their value. */
export class ProductRequest extends VersionedRequest {
  @TextField({ min: 1, max: storeLimits.name, description: 'Name', example: 'Songs of the North' })
  name: string;

  @LongText({
    max: storeLimits.description,
    optional: true,
    description: 'Description for buyers',
    example: 'Sixty hymns in Acholi and English, spiral bound.',
  })
  description?: string | null;

  @Dollars({
    max: storeLimits.price,
    description: 'Price of one unit in US dollars; a number is accepted too',
    example: '12.50',
  })
  price: string;

  @OneOf(productCategorySlugs, { description: 'Department of the store', example: 'books' })
  category: ProductCategory;

  @WebAddress({
    max: storeLimits.url,
    optional: true,
    description: 'Address of a picture; blank for none',
    example: '/uploads/songs.webp',
  })
  imageUrl?: string | null;

  @IntegerField({ min: 0, max: storeLimits.stock, description: 'Number of units in stock', example: 24 })
  stockQuantity: number;

  @BooleanField({
    optional: true,
    description: 'Whether the store may show it; default for a new product: true',
    example: true,
  })
  isActive?: boolean | null;

  @IntegerField({
    min: 0,
    max: storeLimits.stock,
    optional: true,
    description:
      'The stock on which the change is based; 409 STOCK_CHANGED if units were sold since. If left out, the change overwrites later changes',
    example: 25,
  })
  stockSeen?: number | null;
}

/** An action on several products: on all of them or on none. */
export class ProductBulkRequest {
  @OneOf(bulkActions, { description: 'Action to apply', example: 'deactivate' })
  action: ProductBulkAction;

  @Ids({ count: contentLimits.bulkItems, description: 'Ids of the products', example: [1, 2] })
  items: number[];
}

export class ProductBulkResponse {
  @ApiProperty({ type: 'integer', description: 'Number of products to which the action was applied', example: 2 })
  processed: number;
}

export class ProductRemovalResponse {
  @RowId(1)
  id: number;
}

/** A product of the store. */
export class ProductResponse {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Name', example: 'Songs of the North' })
  name: string;

  @ApiProperty({
    description: 'Description; may be empty',
    example: 'Sixty hymns in Acholi and English, spiral bound.',
  })
  description: string;

  @ApiProperty({ description: 'Price of one unit in US dollars', example: '12.50' })
  price: string;

  @ApiProperty({ type: 'integer', description: 'The same in whole shillings', example: 46_250 })
  priceUgx: number;

  @ApiProperty({ enum: productCategorySlugs, description: 'Department of the store', example: 'books' })
  category: ProductCategory;

  @NullableText('Address of the picture; null if there is none', '/uploads/songs.webp')
  imageUrl: string | null;

  @ApiProperty({ type: 'integer', description: 'Number of units in stock', example: 24 })
  stockQuantity: number;

  @ApiProperty({ description: 'Whether the store may show it', example: true })
  isActive: boolean;

  @ShownLanguage()
  language?: Language;

  @ApiProperty({
    required: false,
    description: `Whether the stock is below ${lowStockBelow}; for staff only, like the fields below`,
    example: false,
  })
  isLowStock?: boolean;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Increases by one with each change by the office; a sale does not change it',
    example: 3,
  })
  version?: number;

  @CreatedAt({ required: false })
  createdAt?: string;

  @UpdatedAt({ required: false })
  updatedAt?: string;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was deleted, UTC',
    example: null,
  })
  deletedAt?: string | null;
}

/** A change of a product's stock, with its reason. */
export class StockMovementResponse {
  @RowId(12)
  id: number;

  @ApiProperty({
    enum: stockMovementKinds,
    description: '`first`: with the new product; `counted`: by the office; `ordered` and `returned`: by an order',
    example: 'ordered',
  })
  kind: StockMovementKind;

  @ApiProperty({ type: 'integer', description: 'Number of added units; negative for removed units', example: -2 })
  change: number;

  @NullableInteger('Id of the order; null for a change by the office', 17)
  orderId: number | null;

  @NullableText('Username of the admin; null for a buyer or an expiry', null)
  by: string | null;

  @CreatedAt()
  createdAt: string;
}

/** @param rate shillings for a dollar. @param forStaff adds the fields for staff */
export const toProductResponse = (product: Product, rate: number, forStaff: boolean): ProductResponse => ({
  id: product.id,
  name: product.name,
  description: product.description,
  price: toDecimal(product.cents),
  priceUgx: toShillings(product.cents, rate),
  category: product.category,
  imageUrl: product.imageUrl,
  stockQuantity: product.stockQuantity,
  isActive: product.isActive,
  ...(forStaff
    ? {
        isLowStock: product.stockQuantity < lowStockBelow,
        version: product.version,
        createdAt: product.createdAt.toISOString(),
        updatedAt: product.updatedAt.toISOString(),
        deletedAt: product.deletedAt?.toISOString() ?? null,
      }
    : {}),
});

export const toStockMovementResponse = ({
  id,
  kind,
  change,
  orderId,
  by,
  createdAt,
}: StockMovement): StockMovementResponse => ({
  id,
  kind,
  change,
  orderId,
  by,
  createdAt: createdAt.toISOString(),
});

/** The columns that a request sets, except the stock. A field that is left out is undefined; a picture that is removed is null. */
export const toProductColumns = ({
  name,
  description,
  price,
  category,
  imageUrl,
  isActive,
}: ProductRequest): Partial<Product> & Pick<Product, 'name' | 'cents' | 'category'> => ({
  name,
  description: description ?? undefined,
  cents: parseCents(price) ?? 0,
  category,
  imageUrl,
  isActive: isActive ?? undefined,
});
