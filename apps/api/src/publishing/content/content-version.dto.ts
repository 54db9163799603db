import { ApiProperty } from '@nestjs/swagger';
import { DateTime, NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import { IntegerField } from '../../platform/validation/fields.ts';

/** The part of a history to return. A version may contain a long text, so a page has fewer entries than in other lists. */
export class ContentHistoryQuery extends PageQuery {
  @IntegerField({ min: 1, max: 100, default: 50, optional: true, description: 'Most versions to answer', example: 20 })
  override limit: number = 50;
}

/** One change of an item. */
export class ContentVersionResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Of the entry in the audit log; 0: how it was before anything was recorded',
    example: 41,
  })
  id: number;

  @NullableInteger('The `version` of the item from then on; null where it was not counted yet', 3)
  version: number | null;

  @DateTime('When it was saved, UTC', '2026-11-21T09:00:00.000Z')
  at: string;

  @NullableText('Username; null where it is not known', 'admin')
  actor: string | null;

  @ApiProperty({
    description: "What was done, in the past tense; 'recorded' for how it was before",
    example: 'updated',
  })
  action: string;

  @ApiProperty({
    type: [String],
    description: 'Fields of the answer that the change has changed',
    example: ['title', 'description'],
  })
  changed: string[];
}

/** One change of an item, with the item as it was after the change. */
export class ContentVersionItemResponse extends ContentVersionResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The item in the shape that its own list answers to an admin, without what is derived',
    example: { id: 7, title: 'Crusade', isActive: true },
  })
  item: object;
}
