import { IntersectionType } from '@nestjs/swagger';
import { legalVariables, pageTextLimits as limits } from '@ministry/domain';
import { variableMarks } from '@ministry/domain/text-variables';
import { LongText } from '../validation/fields.ts';
import { Rows } from '../validation/rows.ts';
import { Title } from './page-text-fields.ts';
import { Changed, MadeFrom } from './site-settings.dto.ts';

class LegalSectionDto {
  @Title('Heading', 'Your rights')
  heading: string;

  @LongText({
    min: 1,
    max: limits.sectionText,
    description: `Markdown, with the variables ${variableMarks(legalVariables)}`,
    example: 'Call **{{churchPhone}}**, and we delete what we keep of you.',
  })
  text: string;
}

/** The privacy policy or the terms of service, as the office enters them. */
export class LegalTextsDto {
  @Rows(LegalSectionDto, {
    count: limits.sections,
    description: 'Sections in order. If empty, the standard words of the current release apply',
  })
  sections: LegalSectionDto[];
}

export class LegalTextsRequest extends IntersectionType(LegalTextsDto, MadeFrom) {}
export class LegalTextsResponse extends IntersectionType(LegalTextsDto, Changed) {}
