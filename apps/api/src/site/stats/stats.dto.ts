import { ApiProperty } from '@nestjs/swagger';

export class EventStats {
  @ApiProperty({ type: 'integer', description: 'Public events', example: 6 })
  published: number;

  @ApiProperty({ type: 'integer', description: 'Public events that are not over', example: 5 })
  upcoming: number;

  @ApiProperty({ type: 'integer', description: 'Events not published yet', example: 1 })
  drafts: number;
}

export class RegistrationStats {
  @ApiProperty({ type: 'integer', description: 'Registrations in all', example: 240 })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Made in this calendar month in Kampala', example: 40 })
  thisMonth: number;

  @ApiProperty({ type: 'integer', description: 'Made in the month before', example: 32 })
  lastMonth: number;
}

export class OutboxStats {
  @ApiProperty({ type: 'integer', description: 'Messages still to leave', example: 0 })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'Messages given up, to be looked at', example: 0 })
  dead: number;

  @ApiProperty({ description: 'False: e-mails become files in the outbox folder', example: true })
  mailConfigured: boolean;

  @ApiProperty({ description: 'False: texts become files in the outbox folder', example: false })
  textConfigured: boolean;
}

export class MessageStats {
  @ApiProperty({ type: 'integer', description: 'Nobody has read these yet', example: 4 })
  unread: number;

  @ApiProperty({ type: 'integer', description: 'Sent in this calendar month in Kampala', example: 18 })
  thisMonth: number;

  @ApiProperty({
    type: 'integer',
    description: 'Sent in the month before; nought where there was none, and nothing to compare with',
    example: 15,
  })
  lastMonth: number;
}

export class PrayerStats {
  @ApiProperty({ type: 'integer', description: 'Requests in all', example: 52 })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Not answered yet', example: 6 })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Those of the pending that should not wait', example: 1 })
  urgent: number;
}

export class NewsletterStats {
  @ApiProperty({ type: 'integer', description: 'Who gets the newsletter now', example: 120 })
  count: number;

  @ApiProperty({ type: 'integer', description: 'Came in this calendar month in Kampala', example: 14 })
  thisMonth: number;
}

export class TestMoneyStats {
  @ApiProperty({ required: false, description: 'Test gifts, in dollars', example: '0.00' })
  donations?: string;

  @ApiProperty({ required: false, description: 'What paid test orders come to, in dollars', example: '0.00' })
  revenue?: string;
}

const onlineGiving = ['live', 'test', 'off'] as const;

/** Figures for the admin console. Figures that the role may not see are left out; deleted items are not counted. */
export class StatsResponse {
  @ApiProperty({ required: false, type: 'integer', description: 'Registered families', example: 88 })
  totalFamilies?: number;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Families that registered in this calendar month in Kampala',
    example: 5,
  })
  newThisMonth?: number;

  @ApiProperty({
    required: false,
    description: 'All that was given, without tests, less what went back, in dollars at the rate of each day',
    example: '1250.00',
  })
  totalDonations?: string;

  @ApiProperty({ required: false, type: 'integer', description: 'The same in whole shillings', example: 4625000 })
  totalDonationsUgx?: number;

  @ApiProperty({
    required: false,
    description: 'What paid orders come to, without tests, in dollars',
    example: '310.50',
  })
  totalRevenue?: string;

  @ApiProperty({
    required: false,
    type: TestMoneyStats,
    description: 'Money in test mode, which is in none of the totals',
  })
  tests?: TestMoneyStats;

  @ApiProperty({
    required: false,
    enum: onlineGiving,
    description: '`live`: through a payment company; `test`: no money moves; `off`: nobody can give or pay online',
    example: 'live',
  })
  onlineGiving?: (typeof onlineGiving)[number];

  @ApiProperty({ required: false, type: 'integer', description: 'Orders that nobody has begun to see to', example: 3 })
  pendingOrders?: number;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Products of which less than ten are left',
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

  @ApiProperty({ required: false, type: OutboxStats, description: 'E-mails and texts on their way out' })
  outbox?: OutboxStats;

  @ApiProperty({
    required: false,
    description: 'For those who answer messages. False: answers become files in the outbox folder',
    example: true,
  })
  mailConfigured?: boolean;
}
