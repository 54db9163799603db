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
    description: 'The `version` on which the change is based; returns 409 if it has changed since',
    example: 3,
  })
  version: number;
}

export class IdentityRequest extends IntersectionType(IdentityDto, MadeFrom) {}
export class ProgrammeRequest extends IntersectionType(ProgrammeDto, MadeFrom) {}

export class Changed {
  @ApiProperty({ type: 'integer', description: 'Increases with each change', example: 3 })
  version: number;

  @NullableDateTime('When it was last changed, UTC; null if it was never stored', '2026-11-21T09:00:00.000Z')
  updatedAt: string | null;

  @NullableText('Username; null for the initial state', 'admin')
  updatedBy: string | null;
}

class ExchangeRateDto implements SiteExchange {
  @IntegerField({
    min: rateLimits.least,
    max: rateLimits.most,
    description: 'Whole shillings per US dollar',
    example: 3700,
  })
  rate: number;
}

export class SectionsDto {
  @SomeOf(siteSections, { description: 'Sections that are hidden from visitors', example: ['store'] })
  hidden: SiteSection[];

  @SomeOf(navigationPages, {
    optional: true,
    description:
      'Pages of the main navigation, in order; pages that are not listed follow. Left out: the order of a new site',
    example: ['home', 'sermons', 'live'],
  })
  order?: NavigationPage[];
}

export class SectionsRequest extends IntersectionType(SectionsDto, MadeFrom) {}
export class SectionsResponse extends IntersectionType(SectionsDto, Changed) {}

export class LanguagesDto {
  @SomeOf(translationLanguages, {
    description: 'Languages other than English in which the site has pages',
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
  @ApiProperty({ type: String, description: 'The time as it is shown', example: '7:00–9:00 AM' })
  times: string;

  @ApiProperty({ type: String, required: false, description: 'Place; left out for the own address of the church' })
  place?: string;

  @ApiProperty({ type: Boolean, required: false, description: 'Whether it is shown only on the ministries page' })
  onlyMinistries?: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    required: false,
    description: 'First day of the season, if there is one',
  })
  from?: string;

  @ApiProperty({
    type: String,
    format: 'date',
    required: false,
    description: 'Last day of the season, if there is one',
  })
  until?: string;
}

class PublicProgramme {
  @ApiProperty({ type: [PublicProgrammeItem], description: 'Rows in the order in which they are shown' })
  items: PublicProgrammeItem[];

  @ApiProperty({ type: [ProgrammeExceptionDto], description: 'Exceptions on single days that are not over' })
  exceptions: ProgrammeExceptionDto[];
}

/** Public identity and weekly programme of the church. */
export class SiteResponse {
  @ApiProperty({ type: IdentityDto, description: 'Names and contact details' })
  identity: IdentityDto;

  @ApiProperty({ type: PublicProgramme, description: 'The weekly programme' })
  programme: PublicProgramme;
}

/** A part of the settings as it was after a change. */
export class SettingsVersionResponse {
  @ApiProperty({
    type: 'integer',
    description: 'Id of the entry in the audit log; 0 for the state before the first change',
    example: 41,
  })
  id: number;

  @NullableDateTime(
    'When the change was made, UTC; null for the state before the first change',
    '2026-11-21T09:00:00.000Z',
  )
  at: string | null;

  @ApiProperty({
    type: String,
    description: '`updated`; for the ways of giving `proposed`, `confirmed`, `withdrawn` or `rejected`',
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
    description: 'The settings in that version; saving them restores it',
    example: { phone: '+256 772 123 456' },
  })
  settings: object;
}
