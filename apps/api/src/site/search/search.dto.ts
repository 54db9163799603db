import { ApiProperty } from '@nestjs/swagger';
import { contentKinds } from '@ministry/domain';
import { DateTime, NullableInteger, RowId } from '../../platform/http/answer-fields.ts';
import { TextField } from '../../platform/validation/fields.ts';

export const searchKinds = [
  ...Object.values(contentKinds).map(({ name }) => name),
  'album',
  'family',
  'message',
  'prayer',
  'subscriber',
  'registration',
  'gift',
  'product',
  'order',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export class SearchQuery {
  @TextField({
    min: 1,
    max: 100,
    description: 'Words that must follow each other in the text',
    example: 'akello',
  })
  q: string;
}

/** One search result. */
export class SearchHit {
  @RowId(7)
  id: number;

  @NullableInteger('Id of the event of a registration; null for everything else', null)
  eventId: number | null;

  @ApiProperty({ description: 'Title of the item, or name of the person', example: 'Grace that carries' })
  title: string;

  @ApiProperty({
    description: 'Text that distinguishes it from others of its kind; may be empty',
    example: 'Pastor Samuel Okot',
  })
  detail: string;

  @DateTime('When it takes place, took place or was received', '2026-11-15T06:00:00.000Z')
  date: string;
}

export class SearchGroup {
  @ApiProperty({ enum: searchKinds, description: 'Kind of the hits', example: 'sermon' })
  kind: SearchKind;

  @ApiProperty({ type: 'integer', description: 'Number of items that contain the words', example: 12 })
  total: number;

  @ApiProperty({ type: [SearchHit], description: 'The first five hits' })
  hits: SearchHit[];
}

/** Search results by kind; kinds without results are left out. Contains personal data. */
export class SearchResponse {
  @ApiProperty({ type: [SearchGroup], description: 'Hits by kind' })
  groups: SearchGroup[];
}
