import { ApiProperty } from '@nestjs/swagger';
import { NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { OneOf } from '../../platform/validation/fields.ts';
import { type ByteSort, byteSorts } from './visit-rules.ts';

const periods = ['7', '28', '84', '364'] as const;

export class VisitsQuery {
  @OneOf(periods, {
    optional: true,
    default: '28',
    description: 'Number of days up to today; 84 and 364 are whole weeks that include the current one',
    example: '84',
  })
  days: (typeof periods)[number] = '28';
}

/** A day, or a week where the period is longer than 28 days. */
export class VisitSpan {
  @ApiProperty({ format: 'date', description: 'First day, in Kampala time', example: '2026-11-22' })
  from: string;

  @ApiProperty({ type: 'integer', description: 'Number of pages opened from elsewhere', example: 140 })
  visits: number;

  @ApiProperty({ type: 'integer', description: 'Number of page views', example: 390 })
  pageViews: number;
}

export class PageVisits {
  @ApiProperty({
    description: 'Path of the page; `/…` stands for all paths that are not counted separately',
    example: '/events/12',
  })
  path: string;

  @ApiProperty({ type: 'integer', description: 'Number of page views', example: 88 })
  views: number;
}

export class ReferrerVisits {
  @ApiProperty({
    description: 'Host name of the other site; `other` stands for all that exceed the limit of a day',
    example: 'facebook.com',
  })
  host: string;

  @ApiProperty({ type: 'integer', description: 'Number of visits through its links', example: 31 })
  visits: number;
}

export class SermonVisits {
  @NullableInteger('Id of the sermon; null for recordings that no longer belong to one', 7)
  sermonId: number | null;

  @NullableText('Title', 'Walking in grace')
  title: string | null;

  @ApiProperty({ type: 'integer', description: 'Number of other sermons with the same recording', example: 0 })
  others: number;

  @ApiProperty({ type: 'integer', description: 'How often a player started it', example: 42 })
  plays: number;

  @NullableInteger('Minutes sent to players; null if the length is not known or the file is served from a bucket', 815)
  minutes: number | null;

  @ApiProperty({ type: 'integer', description: 'How often it was saved', example: 9 })
  downloads: number;
}

export class ByteVisits {
  @ApiProperty({ enum: byteSorts, description: 'Kind of response', example: 'pictures' })
  sort: ByteSort;

  @ApiProperty({ type: 'integer', description: 'Number of bytes sent', example: 48_200_000 })
  bytes: number;
}

export class SavingVisits {
  @ApiProperty({ type: 'integer', description: 'Number of page views with reduced data (Save-Data)', example: 120 })
  pageViews: number;

  @NullableInteger(
    'Estimated number of saved bytes: these pages at the average size of all others, minus their actual size; null with fewer than 20 pages of either kind',
    9_400_000,
  )
  savedBytes: number | null;
}

/** Counts of visits; they contain nothing about individual visitors. */
export class VisitsResponse {
  @ApiProperty({ format: 'date', description: 'First day, in Kampala time', example: '2026-10-28' })
  from: string;

  @ApiProperty({ format: 'date', description: 'Last day (today), in Kampala time', example: '2026-11-24' })
  to: string;

  @ApiProperty({ type: 'integer', description: 'Number of pages opened from elsewhere', example: 560 })
  visits: number;

  @ApiProperty({ type: 'integer', description: 'Number of page views', example: 1510 })
  pageViews: number;

  @ApiProperty({ type: 'integer', description: 'Highest number of simultaneous viewers of a broadcast', example: 128 })
  viewers: number;

  @ApiProperty({ type: [VisitSpan], description: 'One span per day, or per week for more than 28 days, oldest first' })
  spans: VisitSpan[];

  @ApiProperty({ type: [PageVisits], description: 'Most viewed pages, at most 20' })
  pages: PageVisits[];

  @ApiProperty({ type: [ReferrerVisits], description: 'Most frequent referrers, at most 20' })
  referrers: ReferrerVisits[];

  @ApiProperty({ type: [SermonVisits], description: 'Most played sermons, at most 20' })
  sermons: SermonVisits[];

  @ApiProperty({ type: [ByteVisits], description: 'Bytes sent, largest first' })
  bytes: ByteVisits[];

  @ApiProperty({ type: SavingVisits, description: 'Effect of Save-Data' })
  saving: SavingVisits;
}
