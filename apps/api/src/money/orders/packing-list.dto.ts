import { ApiProperty } from '@nestjs/swagger';
import { StatusFilter } from '../../platform/http/paged.ts';
import { OrderResponse } from './order-admin.dto.ts';

const packable = ['all', 'pending', 'processing', 'open'] as const;

export class PackingListQuery {
  @StatusFilter(packable, {
    description: 'Only the pending and processing are packed; `open` is the old word for `all`',
    example: 'processing',
  })
  status: (typeof packable)[number] = 'all';
}

export class PackingLine {
  @ApiProperty({ type: 'integer', description: 'The product', example: 1 })
  productId: number;

  @ApiProperty({ description: 'What the product is called', example: 'Songs of the North' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Units to pack', example: 2 })
  quantity: number;
}

export class PackingOrder extends OrderResponse {
  @ApiProperty({ type: [PackingLine], description: 'What goes into the parcel' })
  lines: PackingLine[];
}

/** Orders to pack: those that are paid, and those to be paid at pickup. Personal data. */
export class PackingListResponse {
  @ApiProperty({ type: [PackingOrder], description: 'Oldest first, at most 500' })
  orders: PackingOrder[];

  @ApiProperty({ type: [PackingLine], description: 'All units of each product together, by name' })
  products: PackingLine[];
}
