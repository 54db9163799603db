import { ApiProperty } from '@nestjs/swagger';
import { eventMessageLimits } from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, NullableText, RowId } from '../../../platform/http/answer-fields.ts';
import { LongText, TextField } from '../../../platform/validation/fields.ts';
import type { EventMessage } from './event-message.entity.ts';

/** A message from the office to all who are registered for an event. */
export class EventMessageRequest {
  @TextField({
    min: 1,
    max: eventMessageLimits.subject,
    description: 'Subject of the e-mail',
    example: 'We have moved to the stadium',
  })
  subject: string;

  @LongText({
    min: 1,
    max: eventMessageLimits.body,
    description:
      'Plain text of the e-mail, without the greeting; time, place and ticket of the event are added automatically',
    example: 'So many of you come that we meet at the town stadium. The time stays the same.',
  })
  body: string;

  @TextField({
    max: eventMessageLimits.textMessage,
    optional: true,
    description: 'Text message to those who left a phone number; left out, null or empty: e-mail only',
    example: 'We have moved to the town stadium. The time stays the same.',
  })
  textMessage?: string | null;
}

/** A message to all who are registered for an event. */
export class EventMessageResponse {
  @RowId(3)
  id: number;

  @ApiProperty({
    enum: ['reminder', 'office'],
    description: 'The automatic reminder on the day before, or a message of the office',
  })
  kind: 'reminder' | 'office';

  @ApiProperty({ description: 'Subject of the e-mail', example: 'We have moved to the stadium' })
  subject: string;

  @ApiProperty({
    description: 'Plain text of the e-mail',
    example: 'So many of you come that we meet at the town stadium.',
  })
  body: string;

  @NullableText('Text message to the phone numbers', 'We have moved to the town stadium. The time stays the same.')
  textMessage: string | null;

  @DateTime('When sending begins, UTC; until then it can be cancelled', '2026-12-03T06:01:00.000Z')
  sendAt: string;

  @ApiProperty({ type: 'integer', description: 'Number of people to whom it was sent so far', example: 400 })
  sentCount: number;

  @NullableDateTime('When it was sent to everybody, UTC; null until then', '2026-12-03T06:02:10.000Z')
  finishedAt: string | null;

  @CreatedAt()
  createdAt: string;
}

export const toEventMessageResponse = (message: EventMessage): EventMessageResponse => ({
  id: message.id,
  kind: message.reminderFor === null ? 'office' : 'reminder',
  subject: message.subject,
  body: message.body,
  textMessage: message.textMessage,
  sendAt: message.sendAt.toISOString(),
  sentCount: message.sentCount,
  finishedAt: message.finishedAt?.toISOString() ?? null,
  createdAt: message.createdAt.toISOString(),
});
