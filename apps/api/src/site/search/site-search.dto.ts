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
      'Words that are all sought, each as the beginning of a word; accents, capitals and small words do not count',
    example: 'eye camp',
  })
  q: string;
}

/** One search result. */
export class SiteSearchHit {
  @ApiProperty({ description: 'What it is called', example: 'Eye camp in the village' })
  title: string;

  @ApiProperty({ description: 'Path on the site where it stands', example: '/events/7' })
  address: string;

  @NullableDateTime('When it was or is, UTC; null where it has no date', '2027-01-19T06:00:00.000Z')
  date: string | null;

  @ApiProperty({
    type: [String],
    description: 'A line of its text around the first word that was found; every second part is such a word',
    example: ['Doctors from Mbale look at every ', 'eye', ', free of charge.'],
  })
  passage: string[];

  @ShownLanguage()
  language?: Language;
}

export class SiteSearchGroup {
  @ApiProperty({ enum: siteSearchKinds, description: 'What sort of thing the group holds', example: 'event' })
  kind: SiteSearchKind;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many have the words', example: 12 })
  total: number;

  @ApiProperty({ type: [SiteSearchHit], description: 'The best of them, ten at most' })
  hits: SiteSearchHit[];
}

/** Search results by kind; kinds without results are left out. */
export class SiteSearchResponse {
  @ApiProperty({
    type: [SiteSearchGroup],
    description:
      'One group for each kind in which something was found; those in which a title has all the words come first',
  })
  groups: SiteSearchGroup[];
}
