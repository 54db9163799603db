import { ApiProperty } from '@nestjs/swagger';

/** A speaker or a series, with its number of sermons. */
export class SermonFacet {
  @ApiProperty({ description: 'The speaker or the series', example: 'Pastor Samuel Okot' })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Published sermons that carry the name', example: 12 })
  count: number;
}

/** Counts over all published sermons, for filters and cards, without loading the list. */
export class SermonFacetsResponse {
  @ApiProperty({ type: 'integer', description: 'Published sermons', example: 48 })
  total: number;

  @ApiProperty({ type: [SermonFacet], description: 'Everyone who preached, by name' })
  speakers: SermonFacet[];

  @ApiProperty({ type: [SermonFacet], description: 'Every series, by name' })
  series: SermonFacet[];
}
