import { ApiProperty } from '@nestjs/swagger';
import { StatusFilter } from '../../platform/http/paged.ts';
import { OrderResponse } from './order-admin.dto.ts';

const packable = ['all', 'pending', 'processing', 'open'] as const;

export class PackingListQuery {
  @StatusFilter(packable, {
    description: 'Only pending and processing orders are packed; `open` is the former name of `all`',
    example: 'processing',
  })
  status: (typeof packable)[number] = 'all';
}

export class PackingLine {
  @ApiProperty({ type: 'integer', description: 'The product', example: 1 })
  productId: number;

  @ApiProperty({ description: 'Name of the product', example: 'Songs of the North' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Number of units to pack', example: 2 })
  quantity: number;
}

export class PackingOrder extends OrderResponse {
  @ApiProperty({ type: [PackingLine], description: 'Lines of the parcel' })
  lines: PackingLine[];
}

/** Orders to pack: those that are paid, and those to be paid at pickup. Personal data. */
export class PackingListResponse {
  @ApiProperty({ type: [PackingOrder], description: 'Orders, oldest first, at most 500' })
  orders: PackingOrder[];

  @ApiProperty({ type: [PackingLine], description: 'Total units of each product, ordered by name' })
  products: PackingLine[];
}
