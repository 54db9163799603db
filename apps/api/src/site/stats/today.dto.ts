import { ApiProperty } from '@nestjs/swagger';
import { contentKinds, type ContentPlural } from '@ministry/domain';
import { DateTime, NullableInteger, RowId } from '../../platform/http/answer-fields.ts';

export class MessagesToday {
  @ApiProperty({ type: 'integer', description: 'Number of unread messages', example: 4 })
  unread: number;

  @ApiProperty({ type: 'integer', description: 'Number of unanswered messages, read or not', example: 9 })
  unanswered: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of unanswered messages that are assigned to the caller',
    example: 2,
  })
  assignedToMe: number;
}

export class PrayersToday {
  @ApiProperty({ type: 'integer', description: 'Number of requests that are not answered yet', example: 6 })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Number of unanswered requests that are urgent', example: 1 })
  urgent: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of unanswered requests that are assigned to the caller',
    example: 1,
  })
  assignedToMe: number;
}

/** Counts for every content kind except testimonies, which wait for approval instead. */
type DraftCounts = Record<Exclude<ContentPlural, 'testimonials'>, number>;

export class DraftsToday {}
for (const plural of Object.keys(contentKinds).filter((plural) => plural !== 'testimonials'))
  ApiProperty({
    type: 'integer',
    description: `${plural.charAt(0).toUpperCase()}${plural.slice(1)} that are not published`,
    example: 1,
  })(DraftsToday.prototype, plural);

/** An event of the next seven days, or one with at most a tenth of its seats left. */
export class EventNeedingAttention {
  @RowId(1)
  id: number;

  @ApiProperty({ description: 'Title', example: "Women's Conference 2027" })
  title: string;

  @DateTime('Start, UTC', '2027-03-05T06:00:00.000Z')
  date: string;

  @ApiProperty({ type: 'integer', description: 'Number of registered people', example: 470 })
  seatsTaken: number;

  @NullableInteger('Number of seats; null for no limit', 500)
  attendeeLimit: number | null;

  @ApiProperty({ description: 'Whether registration is required', example: true })
  registrationRequired: boolean;
}

export class StoreToday {
  @ApiProperty({
    type: 'integer',
    description: 'Number of orders that are paid, or to be paid at pickup, and not packed yet',
    example: 2,
  })
  toPack: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of orders with something to look into, such as a double payment',
    example: 0,
  })
  attention: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of unpacked orders that are assigned to the caller',
    example: 1,
  })
  assignedToMe: number;

  @ApiProperty({ type: 'integer', description: 'Number of products with a stock below 10', example: 1 })
  lowStock: number;
}

export class PaymentsToday {
  @ApiProperty({
    type: 'integer',
    description: 'Number of payments in progress for which the provider reports something that does not match',
    example: 0,
  })
  attention: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of payments that a provider has reversed within seven days',
    example: 0,
  })
  reversed: number;
}

export class FilesToday {
  @ApiProperty({ type: 'integer', description: 'Number of files', example: 1 })
  count: number;

  @ApiProperty({
    type: [String],
    description: 'Names of at most twenty files',
    example: ['0f1e2d3c4b5a69788796a5b4.mp3'],
  })
  named: string[];
}

/** What needs the attention of the office now. Entries that the role may not see are left out. */
export class TodayResponse {
  @ApiProperty({ required: false, type: MessagesToday, description: 'Messages to the office that are waiting' })
  messages?: MessagesToday;

  @ApiProperty({ required: false, type: PrayersToday, description: 'Prayer requests that are waiting' })
  prayers?: PrayersToday;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Number of testimonies that are not verified yet',
    example: 3,
  })
  testimonies?: number;

  @ApiProperty({ required: false, type: DraftsToday, description: 'Number of unpublished items, by kind' })
  drafts?: DraftCounts;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Number of e-mails and texts that were given up',
    example: 0,
  })
  undelivered?: number;

  @ApiProperty({ required: false, type: StoreToday, description: 'Orders and stock that need attention' })
  store?: StoreToday;

  @ApiProperty({ required: false, type: PaymentsToday, description: 'Payments that need attention' })
  payments?: PaymentsToday;

  @ApiProperty({
    required: false,
    type: FilesToday,
    description: 'Uploaded files that are missing or damaged, according to a daily check',
  })
  lostFiles?: FilesToday;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Number of recordings without a sermon that are not deleted',
    example: 1,
  })
  recordings?: number;

  @ApiProperty({ required: false, type: [EventNeedingAttention], description: 'Events, soonest first, at most eight' })
  events?: EventNeedingAttention[];
}
