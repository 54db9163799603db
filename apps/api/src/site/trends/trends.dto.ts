import { ApiProperty } from '@nestjs/swagger';

/** A figure for each week; null where the caller may not see it. */
const Weeks = (description: string, example: number[]): PropertyDecorator =>
  ApiProperty({ type: 'array', items: { type: 'integer' }, nullable: true, description, example });

/** The last twelve weeks, including this one. Each figure has one number for each week, oldest first; null if the role may not see it. */
export class TrendsResponse {
  @ApiProperty({
    type: [String],
    format: 'date',
    description: 'First days of the weeks (Sundays, in Kampala time), oldest first',
    example: ['2026-11-15', '2026-11-22'],
  })
  weeks: string[];

  @Weeks('Gifts in whole shillings, minus money given back, without tests (`ledger.manage`)', [450_000, 92_500])
  gifts: number[] | null;

  @Weeks('Number of orders placed, without tests (`store.manage`)', [9, 4])
  orders: number[] | null;

  @Weeks('Number of registrations for events (`registrations.read`)', [31, 12])
  registrations: number[] | null;

  @Weeks('Number of messages to the office (`messages.manage`)', [14, 6])
  messages: number[] | null;

  @Weeks('Number of visits (`visits.read`)', [410, 180])
  visits: number[] | null;

  @Weeks('Highest number of simultaneous viewers of a broadcast (`visits.read`)', [128, 0])
  viewers: number[] | null;
}
