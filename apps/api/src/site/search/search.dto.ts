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
    description: 'Words that stand one after the other in what is sought',
    example: 'akello',
  })
  q: string;
}

/** One search result. */
export class SearchHit {
  @RowId(7)
  id: number;

  @NullableInteger('The event of a registration; null for everything else', null)
  eventId: number | null;

  @ApiProperty({ description: 'What it is called, or who it is', example: 'Grace that carries' })
  title: string;

  @ApiProperty({ description: 'What tells it from others of its kind; may be empty', example: 'Pastor Samuel Okot' })
  detail: string;

  @DateTime('When it was, or is, or came', '2026-11-15T06:00:00.000Z')
  date: string;
}

export class SearchGroup {
  @ApiProperty({ enum: searchKinds, description: 'What the hits are', example: 'sermon' })
  kind: SearchKind;

  @ApiProperty({ type: 'integer', description: 'How many have the words', example: 12 })
  total: number;

  @ApiProperty({ type: [SearchHit], description: 'The first five' })
  hits: SearchHit[];
}

/** Search results by kind; kinds without results are left out. Contains personal data. */
export class SearchResponse {
  @ApiProperty({ type: [SearchGroup], description: 'What was found, by its kind' })
  groups: SearchGroup[];
}
