import { ApiProperty } from '@nestjs/swagger';

/** The response that SRS expects. */
export class SrsAcceptedResponse {
  @ApiProperty({ type: 'integer', description: 'Always 0; a refusal has another HTTP status', example: 0 })
  code: 0;
}
