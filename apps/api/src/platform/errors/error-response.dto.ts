import { ApiProperty } from '@nestjs/swagger';

/** The body of every error response. */
export class ErrorResponse {
  /** HTTP status code of the response. @example 409 */
  statusCode: number;
  /** Machine-readable code that does not change between releases. @example 'EVENT_FULL' */
  code: string;
  /** A sentence to show to the user. @example 'This event is fully booked.' */
  message: string;
  /** What is wrong with each field, by its path in the request. @example { "email": "Email is needed" } */
  fields?: Record<string, string>;
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    description:
      'Data for programs that the code does not tell. For VERSION_CONFLICT: `version`, `updatedAt`, `updatedBy` (null if it was not the office)',
    example: { version: 4, updatedAt: '2026-11-21T08:00:00.000Z', updatedBy: 'admin' },
  })
  details?: Record<string, unknown>;
  /** Id of this request in the server's log. @example '0b0d6d2e-4a43-4a0f-9f0e-0c7b1f5a2a11' */
  requestId: string;
}
