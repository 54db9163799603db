import { ApiProperty } from '@nestjs/swagger';

/** What SRS wants to hear. */
export class SrsAcceptedResponse {
  @ApiProperty({ type: 'integer', description: 'Always 0; a refusal is another status', example: 0 })
  code: 0;
}
