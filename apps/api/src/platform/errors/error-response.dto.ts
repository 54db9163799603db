import { ApiProperty } from '@nestjs/swagger';

/** The one shape of every refusal and failure. */
export class ErrorResponse {
  /** The same as the status of the answer. @example 409 */
  statusCode: number;
  /** Stable and machine-readable. @example 'EVENT_FULL' */
  code: string;
  /** A sentence for the person in front of the screen. @example 'This event is fully booked.' */
  message: string;
  /** What is wrong, by the field's path in the request. @example { "email": "email must be an email" } */
  fields?: Record<string, string>;
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    description:
      'What a program needs to know beyond the code; of VERSION_CONFLICT: `version`, `updatedAt`, `updatedBy` (null: nobody of the office)',
    example: { version: 4, updatedAt: '2026-11-21T08:00:00.000Z', updatedBy: 'admin' },
  })
  details?: Record<string, unknown>;
  /** Names this request in the server's log. @example '0b0d6d2e-4a43-4a0f-9f0e-0c7b1f5a2a11' */
  requestId: string;
}
