import { ApiProperty } from '@nestjs/swagger';
import { NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { OneOf } from '../../platform/validation/fields.ts';
import { type ByteSort, byteSorts } from './visit-rules.ts';

const periods = ['7', '28', '84', '364'] as const;

export class VisitsQuery {
  @OneOf(periods, {
    optional: true,
    default: '28',
    description: 'Days up to today; 84 and 364 are whole weeks, this one among them',
    example: '84',
  })
  days: (typeof periods)[number] = '28';
}

/** A day, or a week where the period is longer than 28 days. */
export class VisitSpan {
  @ApiProperty({ format: 'date', description: 'Its first day, in Kampala', example: '2026-11-22' })
  from: string;

  @ApiProperty({ type: 'integer', description: 'Pages that somebody came to from elsewhere', example: 140 })
  visits: number;

  @ApiProperty({ type: 'integer', description: 'Pages shown', example: 390 })
  pageViews: number;
}

export class PageVisits {
  @ApiProperty({ description: '`/…` stands for what is not told apart', example: '/events/12' })
  path: string;

  @ApiProperty({ type: 'integer', description: 'How often it was shown', example: 88 })
  views: number;
}

export class ReferrerVisits {
  @ApiProperty({
    description: 'The other site; `other` stands for all that a day has no room for',
    example: 'facebook.com',
  })
  host: string;

  @ApiProperty({ type: 'integer', description: 'Visits by its links', example: 31 })
  visits: number;
}

export class SermonVisits {
  @NullableInteger('The sermon; null: recordings that belong to none any more', 7)
  sermonId: number | null;

  @NullableText('What it is called', 'Walking in grace')
  title: string | null;

  @ApiProperty({ type: 'integer', description: 'Other sermons that have the same recording', example: 0 })
  others: number;

  @ApiProperty({ type: 'integer', description: 'How often a player began with it', example: 42 })
  plays: number;

  @NullableInteger('Minutes of it that went to players; null where its length is not known or a bucket sends it', 815)
  minutes: number | null;

  @ApiProperty({ type: 'integer', description: 'How often it was saved', example: 9 })
  downloads: number;
}

export class ByteVisits {
  @ApiProperty({ enum: byteSorts, description: 'Sort of answer', example: 'pictures' })
  sort: ByteSort;

  @ApiProperty({ type: 'integer', description: 'Bytes that went out', example: 48_200_000 })
  bytes: number;
}

export class SavingVisits {
  @ApiProperty({ type: 'integer', description: 'Pages shown with few bytes', example: 120 })
  pageViews: number;

  @NullableInteger(
    'Estimated: what these pages would have taken at the average of all others, less what they took; null with fewer than 20 pages of either sort',
    9_400_000,
  )
  savedBytes: number | null;
}

/** Counts of visits; they contain nothing about individual visitors. */
export class VisitsResponse {
  @ApiProperty({ format: 'date', description: 'First day', example: '2026-10-28' })
  from: string;

  @ApiProperty({ format: 'date', description: 'Last day: today', example: '2026-11-24' })
  to: string;

  @ApiProperty({ type: 'integer', description: 'Pages that somebody came to from elsewhere', example: 560 })
  visits: number;

  @ApiProperty({ type: 'integer', description: 'Pages shown', example: 1510 })
  pageViews: number;

  @ApiProperty({ type: 'integer', description: 'The most who watched a broadcast at the same time', example: 128 })
  viewers: number;

  @ApiProperty({ type: [VisitSpan], description: 'Each day, or each week of more than 28 days, oldest first' })
  spans: VisitSpan[];

  @ApiProperty({ type: [PageVisits], description: 'The most shown, at most 20' })
  pages: PageVisits[];

  @ApiProperty({ type: [ReferrerVisits], description: 'Where most came from, at most 20' })
  referrers: ReferrerVisits[];

  @ApiProperty({ type: [SermonVisits], description: 'The most heard and seen, at most 20' })
  sermons: SermonVisits[];

  @ApiProperty({ type: [ByteVisits], description: 'What went out, the most first' })
  bytes: ByteVisits[];

  @ApiProperty({ type: SavingVisits, description: 'What Save-Data saved' })
  saving: SavingVisits;
}
