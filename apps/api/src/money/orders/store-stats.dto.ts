import { ApiProperty } from '@nestjs/swagger';
import { RowId } from '../../platform/http/answer-fields.ts';

export class LowStockItem {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Name of the product', example: 'Songs of the North' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Number of units left', example: 3 })
  stockQuantity: number;
}

export class StoreMonth {
  @ApiProperty({ description: 'Month, in Kampala time', example: '2026-11' })
  month: string;

  @ApiProperty({ description: 'Paid orders of this month, in US dollars', example: '310.00' })
  revenue: string;

  @ApiProperty({ type: 'integer', description: 'Number of orders placed in this month', example: 14 })
  orders: number;
}

/** Figures of the store. Amounts are US dollars with two decimals (ANL-15). Tests count only if test payments are enabled. */
export class StoreStatsResponse {
  @ApiProperty({
    description: 'Total of the orders whose payment is completed, without tests, in US dollars',
    example: '1250.00',
  })
  totalRevenue: string;

  @ApiProperty({
    description: 'Total of the test orders whose payment is completed, in US dollars; no money moved',
    example: '0.00',
  })
  testRevenue: string;

  @ApiProperty({ type: 'integer', description: 'Number of orders', example: 62 })
  totalOrders: number;

  @ApiProperty({ type: 'integer', description: 'Number of orders that nobody has begun to process', example: 4 })
  pendingOrders: number;

  @ApiProperty({ type: 'integer', description: 'Number of products with a stock below 10', example: 3 })
  lowStock: number;

  @ApiProperty({ type: 'integer', description: 'Number of completed orders', example: 50 })
  completedOrders: number;

  @ApiProperty({
    description: 'Revenue divided by completed orders, in US dollars; 0.00 if there are none',
    example: '25.00',
  })
  averageOrderValue: string;

  @ApiProperty({ description: 'Revenue divided by paid orders, in US dollars', example: '24.04' })
  averagePerPaidOrder: string;

  @ApiProperty({
    type: 'integer',
    description: 'Number of products, including those that the store does not show',
    example: 12,
  })
  totalProducts: number;

  @ApiProperty({ type: 'integer', description: 'Number of active products', example: 10 })
  activeProducts: number;

  @ApiProperty({ type: [LowStockItem], description: 'The first twenty, fewest units first' })
  lowStockItems: LowStockItem[];

  @ApiProperty({ type: [StoreMonth], description: 'The last twelve months, oldest first' })
  months: StoreMonth[];
}
