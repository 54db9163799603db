import { ApiProperty } from '@nestjs/swagger';
import { contentKinds, type ContentPlural } from '@ministry/domain';
import { DateTime, NullableInteger, RowId } from '../../platform/http/answer-fields.ts';

export class MessagesToday {
  @ApiProperty({ type: 'integer', description: 'Nobody has read these yet', example: 4 })
  unread: number;

  @ApiProperty({ type: 'integer', description: 'Nobody has answered these yet, read or not', example: 9 })
  unanswered: number;

  @ApiProperty({ type: 'integer', description: 'Those of them that are assigned to who asks', example: 2 })
  assignedToMe: number;
}

export class PrayersToday {
  @ApiProperty({ type: 'integer', description: 'Not answered yet', example: 6 })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Those of them that should not wait', example: 1 })
  urgent: number;

  @ApiProperty({ type: 'integer', description: 'Those not answered that are assigned to who asks', example: 1 })
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

  @ApiProperty({ description: 'What it is called', example: "Women's Conference 2027" })
  title: string;

  @DateTime('When it begins, UTC', '2027-03-05T06:00:00.000Z')
  date: string;

  @ApiProperty({ type: 'integer', description: 'People registered', example: 470 })
  seatsTaken: number;

  @NullableInteger('Seats; null for as many as come', 500)
  attendeeLimit: number | null;

  @ApiProperty({ description: 'Whether people are asked to register', example: true })
  registrationRequired: boolean;
}

export class StoreToday {
  @ApiProperty({ type: 'integer', description: 'Orders that are sure to be fetched and not packed yet', example: 2 })
  toPack: number;

  @ApiProperty({
    type: 'integer',
    description: 'Orders with something to look into, as one that was paid twice',
    example: 0,
  })
  attention: number;

  @ApiProperty({ type: 'integer', description: 'Orders not packed that are assigned to who asks', example: 1 })
  assignedToMe: number;

  @ApiProperty({ type: 'integer', description: 'Products of which less than ten are left', example: 1 })
  lowStock: number;
}

export class PaymentsToday {
  @ApiProperty({
    type: 'integer',
    description: 'Payments under way of which the provider says something that does not fit',
    example: 0,
  })
  attention: number;

  @ApiProperty({
    type: 'integer',
    description: 'Payments that a provider has taken back within seven days',
    example: 0,
  })
  reversed: number;
}

export class FilesToday {
  @ApiProperty({ type: 'integer', description: 'How many there are', example: 1 })
  count: number;

  @ApiProperty({ type: [String], description: 'Names of at most twenty', example: ['0f1e2d3c4b5a69788796a5b4.mp3'] })
  named: string[];
}

/** What needs the attention of the office now. Entries that the role may not see are left out. */
export class TodayResponse {
  @ApiProperty({ required: false, type: MessagesToday, description: 'Messages to the office that wait' })
  messages?: MessagesToday;

  @ApiProperty({ required: false, type: PrayersToday, description: 'Prayer requests that wait' })
  prayers?: PrayersToday;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Testimonies that nobody has approved yet',
    example: 3,
  })
  testimonies?: number;

  @ApiProperty({ required: false, type: DraftsToday, description: 'Items that are not published, by their kind' })
  drafts?: DraftCounts;

  @ApiProperty({ required: false, type: 'integer', description: 'E-mails and texts that were given up', example: 0 })
  undelivered?: number;

  @ApiProperty({ required: false, type: StoreToday, description: 'Orders and stock to see to' })
  store?: StoreToday;

  @ApiProperty({ required: false, type: PaymentsToday, description: 'Payments to look into' })
  payments?: PaymentsToday;

  @ApiProperty({
    required: false,
    type: FilesToday,
    description: 'Uploaded files that are missing, or not as they were stored, as of a look once a day',
  })
  lostFiles?: FilesToday;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Recordings of which no sermon was made, and that nobody has deleted',
    example: 1,
  })
  recordings?: number;

  @ApiProperty({ required: false, type: [EventNeedingAttention], description: 'Soonest first, at most eight' })
  events?: EventNeedingAttention[];
}
