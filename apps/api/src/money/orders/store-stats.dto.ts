import { ApiProperty } from '@nestjs/swagger';
import { RowId } from '../../platform/http/answer-fields.ts';

export class LowStockItem {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'What the product is called', example: 'Songs of the North' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Units left', example: 3 })
  stockQuantity: number;
}

export class StoreMonth {
  @ApiProperty({ description: 'Of Kampala', example: '2026-11' })
  month: string;

  @ApiProperty({ description: 'US dollars of the paid ones among the orders of this month', example: '310.00' })
  revenue: string;

  @ApiProperty({ type: 'integer', description: 'Orders made in this month', example: 14 })
  orders: number;
}

/** Figures of the store. Amounts are US dollars with two decimals (ANL-15). Tests count only if test payments are enabled. */
export class StoreStatsResponse {
  @ApiProperty({
    description: 'Totals of the orders whose payment is completed (ANL-12), without tests',
    example: '1250.00',
  })
  totalRevenue: string;

  @ApiProperty({ description: 'Totals of the test orders whose payment is completed: no money moved', example: '0.00' })
  testRevenue: string;

  @ApiProperty({ type: 'integer', description: 'Orders in all', example: 62 })
  totalOrders: number;

  @ApiProperty({ type: 'integer', description: 'Orders that nobody has begun to see to', example: 4 })
  pendingOrders: number;

  @ApiProperty({ type: 'integer', description: 'Products with a stock below 10 (ANL-11)', example: 3 })
  lowStock: number;

  @ApiProperty({ type: 'integer', description: 'Orders that were handed over', example: 50 })
  completedOrders: number;

  @ApiProperty({
    description: 'Revenue divided by completed orders (ANL-13); 0.00 while there are none (ANL-14)',
    example: '25.00',
  })
  averageOrderValue: string;

  @ApiProperty({ description: 'Revenue divided by paid orders', example: '24.04' })
  averagePerPaidOrder: string;

  @ApiProperty({ type: 'integer', description: 'Products, whether the store shows them or not', example: 12 })
  totalProducts: number;

  @ApiProperty({ type: 'integer', description: 'Products that are active', example: 10 })
  activeProducts: number;

  @ApiProperty({ type: [LowStockItem], description: 'The first twenty, the fewest units first' })
  lowStockItems: LowStockItem[];

  @ApiProperty({ type: [StoreMonth], description: 'The last twelve, oldest first' })
  months: StoreMonth[];
}
