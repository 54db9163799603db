import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@ministry/domain';
import { ShownLanguage } from '../../platform/translations/shown-language.ts';
import { RichTextNode } from '../rich-text/rich-text.dto.ts';

class LegalSectionResponse {
  @ApiProperty({ description: 'Heading', example: 'Your rights' })
  heading: string;

  @ApiProperty({ type: [RichTextNode], description: 'The text, parsed, with the values of its variables' })
  text: RichTextNode[];

  @ShownLanguage()
  language?: Language;
}

export class LegalPageResponse {
  @ApiProperty({ type: [LegalSectionResponse], description: 'Sections in order' })
  sections: LegalSectionResponse[];
}
