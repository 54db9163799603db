import { ApiProperty } from '@nestjs/swagger';
import { type PresenceKind, presenceKinds } from '@ministry/domain';
import { BooleanField, OneOf, TextField } from '../validation/fields.ts';

export class PresenceRequest {
  @OneOf(Object.keys(presenceKinds), { description: 'What is open', example: 'order' })
  kind: PresenceKind;

  @TextField({ min: 1, max: 60, description: 'Which of them', example: '17' })
  item: string;

  @BooleanField({ description: 'False: it was closed', example: true })
  isOpen: boolean;
}

export class PresenceResponse {
  @ApiProperty({
    type: [String],
    description: 'User names of the others who have it open',
    example: ['grace.namutebi'],
  })
  others: string[];
}
