import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import {
  type NavigationPage,
  navigationPages,
  rateLimits,
  type SiteExchange,
  type SiteSection,
  siteSections,
  type TranslationLanguage,
  translationLanguages,
} from '@ministry/domain';
import { NullableDateTime, NullableText } from '../http/answer-fields.ts';
import { IntegerField, SomeOf } from '../validation/fields.ts';
import { IdentityDto } from './identity.dto.ts';
import { ProgrammeDto, ProgrammeExceptionDto, ProgrammeItemDto } from './programme.dto.ts';

/** The version that a change is based on. */
export class MadeFrom {
  @IntegerField({
    min: 0,
    max: 2_147_483_647,
    description: 'The `version` that the change was made from; with another by now it is refused (409)',
    example: 3,
  })
  version: number;
}

export class IdentityRequest extends IntersectionType(IdentityDto, MadeFrom) {}
export class ProgrammeRequest extends IntersectionType(ProgrammeDto, MadeFrom) {}

export class Changed {
  @ApiProperty({ type: 'integer', description: 'Grows with each change', example: 3 })
  version: number;

  @NullableDateTime('When it was changed last, UTC; null where it never was stored', '2026-11-21T09:00:00.000Z')
  updatedAt: string | null;

  @NullableText('Username; null: as on a new site', 'admin')
  updatedBy: string | null;
}

class ExchangeRateDto implements SiteExchange {
  @IntegerField({
    min: rateLimits.least,
    max: rateLimits.most,
    description: 'Whole shillings for a dollar',
    example: 3700,
  })
  rate: number;
}

export class SectionsDto {
  @SomeOf(siteSections, { description: 'Sections that visitors are not shown', example: ['store'] })
  hidden: SiteSection[];

  @SomeOf(navigationPages, {
    optional: true,
    description:
      'Pages of the main navigation, in their order; those that are not named follow. Left out: as on a new site',
    example: ['home', 'sermons', 'live'],
  })
  order?: NavigationPage[];
}

export class SectionsRequest extends IntersectionType(SectionsDto, MadeFrom) {}
export class SectionsResponse extends IntersectionType(SectionsDto, Changed) {}

export class LanguagesDto {
  @SomeOf(translationLanguages, {
    description: 'Languages, besides English, in which the site has pages',
    example: ['sw'],
  })
  offered: TranslationLanguage[];
}

export class LanguagesRequest extends IntersectionType(LanguagesDto, MadeFrom) {}
export class LanguagesResponse extends IntersectionType(LanguagesDto, Changed) {}
export class ExchangeRateRequest extends IntersectionType(ExchangeRateDto, MadeFrom) {}
export class ExchangeRateResponse extends IntersectionType(ExchangeRateDto, Changed) {}
export class IdentityResponse extends IntersectionType(IdentityDto, Changed) {}
export class ProgrammeResponse extends IntersectionType(ProgrammeDto, Changed) {}

/** One row of the weekly programme, as visitors see it. */
class PublicProgrammeItem extends PickType(ProgrammeItemDto, ['id', 'weekday', 'title', 'start', 'end'] as const) {
  @ApiProperty({ type: String, description: 'How the time is written', example: '7:00–9:00 AM' })
  times: string;

  @ApiProperty({ type: String, required: false, description: "Where it is; left out: at the church's own address" })
  place?: string;

  @ApiProperty({ type: Boolean, required: false, description: 'Shown on the page of the ministries alone' })
  onlyMinistries?: boolean;

  @ApiProperty({ type: String, format: 'date', required: false, description: 'First day of its season, if it has one' })
  from?: string;

  @ApiProperty({ type: String, format: 'date', required: false, description: 'Last day of its season, if it has one' })
  until?: string;
}

class PublicProgramme {
  @ApiProperty({ type: [PublicProgrammeItem], description: 'The rows, in the order in which they are shown' })
  items: PublicProgrammeItem[];

  @ApiProperty({ type: [ProgrammeExceptionDto], description: 'What is otherwise on single days that are not over' })
  exceptions: ProgrammeExceptionDto[];
}

/** Public identity and weekly programme of the church. */
export class SiteResponse {
  @ApiProperty({ type: IdentityDto, description: 'Names and ways to reach it' })
  identity: IdentityDto;

  @ApiProperty({ type: PublicProgramme, description: 'The weekly programme' })
  programme: PublicProgramme;
}

/** A part of the settings as it was after a change. */
export class SettingsVersionResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Of the entry in the audit log; 0: how it was before its first change',
    example: 41,
  })
  id: number;

  @NullableDateTime('When the change was made, UTC; null for how it was before', '2026-11-21T09:00:00.000Z')
  at: string | null;

  @ApiProperty({
    type: String,
    description: 'What was done: `updated`; with the ways of giving `proposed`, `confirmed`, `withdrawn` or `rejected`',
    example: 'updated',
  })
  action: string;

  @NullableText('Username', 'admin')
  actor: string | null;

  @ApiProperty({ type: [String], description: 'Fields that the change has changed', example: ['phone'] })
  changed: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The part as it was then; saving it takes it back',
    example: { phone: '+256 772 123 456' },
  })
  settings: object;
}
