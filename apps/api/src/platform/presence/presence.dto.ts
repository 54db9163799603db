import { ApiProperty } from '@nestjs/swagger';
import { type PresenceKind, presenceKinds } from '@ministry/domain';
import { BooleanField, OneOf, TextField } from '../validation/fields.ts';

export class PresenceRequest {
  @OneOf(Object.keys(presenceKinds), { description: 'Kind of item', example: 'order' })
  kind: PresenceKind;

  @TextField({ min: 1, max: 60, description: 'Id of the item', example: '17' })
  item: string;

  @BooleanField({ description: 'False if the item was closed', example: true })
  isOpen: boolean;
}

export class PresenceResponse {
  @ApiProperty({
    type: [String],
    description: 'Usernames of the others who have it open',
    example: ['grace.namutebi'],
  })
  others: string[];
}
