import { ApiProperty } from '@nestjs/swagger';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';

class LegalSectionResponse {
  @ApiProperty({ description: 'Its heading', example: 'Your rights' })
  heading: string;

  @ApiProperty({ type: [RichTextNode], description: 'The text, parsed, with what its variables stand for' })
  text: RichTextNode[];
}

export class LegalPageResponse {
  @ApiProperty({ type: [LegalSectionResponse], description: 'In order' })
  sections: LegalSectionResponse[];
}
