import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@ministry/domain';
import { ShownLanguage } from '../../platform/translations/shown-language.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';

class LegalSectionResponse {
  @ApiProperty({ description: 'Its heading', example: 'Your rights' })
  heading: string;

  @ApiProperty({ type: [RichTextNode], description: 'The text, parsed, with what its variables stand for' })
  text: RichTextNode[];

  @ShownLanguage()
  language?: Language;
}

export class LegalPageResponse {
  @ApiProperty({ type: [LegalSectionResponse], description: 'In order' })
  sections: LegalSectionResponse[];
}
