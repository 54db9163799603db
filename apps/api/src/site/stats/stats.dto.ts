import { ApiProperty } from '@nestjs/swagger';

export class EventStats {
  @ApiProperty({ type: 'integer', description: 'Number of public events', example: 6 })
  published: number;

  @ApiProperty({ type: 'integer', description: 'Number of public events that are not over', example: 5 })
  upcoming: number;

  @ApiProperty({ type: 'integer', description: 'Number of events that are not published yet', example: 1 })
  drafts: number;
}

export class RegistrationStats {
  @ApiProperty({ type: 'integer', description: 'Number of registrations', example: 240 })
  total: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of registrations in this calendar month, in Kampala time',
    example: 40,
  })
  thisMonth: number;

  @ApiProperty({ type: 'integer', description: 'Number of registrations in the previous calendar month', example: 32 })
  lastMonth: number;
}

export class OutboxStats {
  @ApiProperty({ type: 'integer', description: 'Number of messages that are not sent yet', example: 0 })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'Number of messages that were given up and need attention', example: 0 })
  dead: number;

  @ApiProperty({ description: 'False if e-mails are written to files in the outbox folder', example: true })
  mailConfigured: boolean;

  @ApiProperty({ description: 'False if texts are written to files in the outbox folder', example: false })
  textConfigured: boolean;
}

export class MessageStats {
  @ApiProperty({ type: 'integer', description: 'Number of unread messages', example: 4 })
  unread: number;

  @ApiProperty({ type: 'integer', description: 'Number sent in this calendar month, in Kampala time', example: 18 })
  thisMonth: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number sent in the previous calendar month; 0 if there were none',
    example: 15,
  })
  lastMonth: number;
}

export class PrayerStats {
  @ApiProperty({ type: 'integer', description: 'Number of requests', example: 52 })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Number of requests that are not answered yet', example: 6 })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Number of pending requests that are urgent', example: 1 })
  urgent: number;
}

export class NewsletterStats {
  @ApiProperty({ type: 'integer', description: 'Number of current subscribers', example: 120 })
  count: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of new subscribers in this calendar month, in Kampala time',
    example: 14,
  })
  thisMonth: number;
}

export class TestMoneyStats {
  @ApiProperty({ required: false, description: 'Test gifts, in US dollars', example: '0.00' })
  donations?: string;

  @ApiProperty({ required: false, description: 'Total of the paid test orders, in US dollars', example: '0.00' })
  revenue?: string;
}

const onlineGiving = ['live', 'test', 'off'] as const;

/** Figures for the admin console. Figures that the role may not see are left out; deleted items are not counted. */
export class StatsResponse {
  @ApiProperty({ required: false, type: 'integer', description: 'Number of registered families', example: 88 })
  totalFamilies?: number;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Number of families that registered in this calendar month, in Kampala time',
    example: 5,
  })
  newThisMonth?: number;

  @ApiProperty({
    required: false,
    description: 'Total of the gifts without tests, minus money given back, in US dollars at the rate of each day',
    example: '1250.00',
  })
  totalDonations?: string;

  @ApiProperty({ required: false, type: 'integer', description: 'The same in whole shillings', example: 4625000 })
  totalDonationsUgx?: number;

  @ApiProperty({
    required: false,
    description: 'Total of the paid orders without tests, in US dollars',
    example: '310.50',
  })
  totalRevenue?: string;

  @ApiProperty({
    required: false,
    type: TestMoneyStats,
    description: 'Money in test mode, which is not part of the totals',
  })
  tests?: TestMoneyStats;

  @ApiProperty({
    required: false,
    enum: onlineGiving,
    description: '`live`: through a payment company; `test`: no money moves; `off`: nobody can give or pay online',
    example: 'live',
  })
  onlineGiving?: (typeof onlineGiving)[number];

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Number of orders that nobody has begun to process',
    example: 3,
  })
  pendingOrders?: number;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Number of products with a stock below 10',
    example: 2,
  })
  lowStock?: number;

  @ApiProperty({ required: false, type: 'integer', description: 'Messages to the office', example: 140 })
  contactMessages?: number;

  @ApiProperty({ required: false, type: MessageStats, description: 'Messages to the office' })
  messages?: MessageStats;

  @ApiProperty({ required: false, type: PrayerStats, description: 'Prayer requests' })
  prayers?: PrayerStats;

  @ApiProperty({ required: false, type: NewsletterStats, description: 'Subscribers of the newsletter' })
  newsletter?: NewsletterStats;

  @ApiProperty({ required: false, type: EventStats, description: 'Events' })
  events?: EventStats;

  @ApiProperty({ required: false, type: RegistrationStats, description: 'Registrations for events' })
  registrations?: RegistrationStats;

  @ApiProperty({ required: false, type: OutboxStats, description: 'E-mails and texts in the outbox' })
  outbox?: OutboxStats;

  @ApiProperty({
    required: false,
    description: 'For accounts that answer messages. False if answers are written to files in the outbox folder',
    example: true,
  })
  mailConfigured?: boolean;
}
