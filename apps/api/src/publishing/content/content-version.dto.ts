import { ApiProperty } from '@nestjs/swagger';
import { DateTime, NullableInteger, NullableText } from '../../platform/http/answer-fields.ts';
import { PageQuery } from '../../platform/http/paged.ts';
import { IntegerField } from '../../platform/validation/fields.ts';

/** The part of a history to return. A version may contain a long text, so a page has fewer entries than in other lists. */
export class ContentHistoryQuery extends PageQuery {
  @IntegerField({
    min: 1,
    max: 100,
    default: 50,
    optional: true,
    description: 'Maximum number of versions to return',
    example: 20,
  })
  override limit: number = 50;
}

/** One change of an item. */
export class ContentVersionResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Id of the entry in the audit log; 0 for the state before the first recorded change',
    example: 41,
  })
  id: number;

  @NullableInteger('The `version` of the item after the change; null if versions were not counted yet', 3)
  version: number | null;

  @DateTime('When it was saved, UTC', '2026-11-21T09:00:00.000Z')
  at: string;

  @NullableText('Username; null if it is not known', 'admin')
  actor: string | null;

  @ApiProperty({
    description: "What was done, in the past tense; 'recorded' for the state before the first change",
    example: 'updated',
  })
  action: string;

  @ApiProperty({
    type: [String],
    description: 'Fields of the response that the change has changed',
    example: ['title', 'description'],
  })
  changed: string[];
}

/** One change of an item, with the item as it was after the change. */
export class ContentVersionItemResponse extends ContentVersionResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The item as its list returns it to an admin, without derived fields',
    example: { id: 7, title: 'Crusade', isActive: true },
  })
  item: object;
}
