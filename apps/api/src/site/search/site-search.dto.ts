import { ApiProperty } from '@nestjs/swagger';
import { contentKinds, type Language, searchLimits } from '@ministry/domain';
import { NullableDateTime } from '../../platform/http/answer-fields.ts';
import { ShownLanguage } from '../../platform/translations/shown-language.ts';
import { TextField } from '../../platform/validation/fields.ts';

/** Testimonies are on one page, which is found as a page; pages of the office are found among all pages. */
const contentNames = Object.values(contentKinds)
  .map(({ name }) => name)
  .filter((name) => name !== 'testimony' && name !== 'page');

/** In the order of the response. */
export const siteSearchKinds = ['page', ...contentNames, 'album', 'product'] as const;
export type SiteSearchKind = (typeof siteSearchKinds)[number];

export class SiteSearchQuery {
  @TextField({
    min: 1,
    max: searchLimits.longest,
    description:
      'Words that must all occur, each as the beginning of a word; accents, capitals and small words are ignored',
    example: 'eye camp',
  })
  q: string;
}

/** One search result. */
export class SiteSearchHit {
  @ApiProperty({ description: 'Title', example: 'Eye camp in the village' })
  title: string;

  @ApiProperty({ description: 'Path on the site', example: '/events/7' })
  address: string;

  @NullableDateTime('Date, UTC; null if it has none', '2027-01-19T06:00:00.000Z')
  date: string | null;

  @ApiProperty({
    type: [String],
    description: 'A line of its text around the first match, in parts; every second part is a match',
    example: ['Doctors from Mbale look at every ', 'eye', ', free of charge.'],
  })
  passage: string[];

  @ShownLanguage()
  language?: Language;
}

export class SiteSearchGroup {
  @ApiProperty({ enum: siteSearchKinds, description: 'Kind of the hits', example: 'event' })
  kind: SiteSearchKind;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of items that contain the words', example: 12 })
  total: number;

  @ApiProperty({ type: [SiteSearchHit], description: 'The best hits, at most ten' })
  hits: SiteSearchHit[];
}

/** Search results by kind; kinds without results are left out. */
export class SiteSearchResponse {
  @ApiProperty({
    type: [SiteSearchGroup],
    description: 'One group for each kind with hits; groups with all words in a title come first',
  })
  groups: SiteSearchGroup[];
}
