import { ApiProperty } from '@nestjs/swagger';

/** A speaker or a series, with its number of sermons. */
export class SermonFacet {
  @ApiProperty({ description: 'Name of the speaker or the series', example: 'Pastor Samuel Okot' })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Number of published sermons with this name', example: 12 })
  count: number;
}

/** Counts over all published sermons, for filters and cards, without loading the list. */
export class SermonFacetsResponse {
  @ApiProperty({ type: 'integer', description: 'Number of published sermons', example: 48 })
  total: number;

  @ApiProperty({ type: [SermonFacet], description: 'All speakers, ordered by name' })
  speakers: SermonFacet[];

  @ApiProperty({ type: [SermonFacet], description: 'All series, ordered by name' })
  series: SermonFacet[];
}
