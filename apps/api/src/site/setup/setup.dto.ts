import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { type SetupStart, setupStarts } from '@ministry/domain';
import { IdentityDto } from '../../platform/site-settings/identity.dto.ts';
import { OneOf } from '../../platform/validation/fields.ts';

class StartDto {
  @OneOf(setupStarts, {
    description:
      '`words`: keeps the first content. `plain`: deletes first content that nobody has changed, empties programme and team, and describes the church in neutral words',
    example: 'plain',
  })
  start: SetupStart;
}

/** The answers of the set-up, which is made once on a new site. */
export class SetupRequest extends IntersectionType(
  PickType(IdentityDto, [
    'name',
    'shortName',
    'phone',
    'email',
    'postal',
    'street',
    'town',
    'country',
    'latitude',
    'longitude',
    'mainColour',
    'accentColour',
  ] as const),
  StartDto,
) {}

/** First content of one kind that a plain start deletes. */
class SeededResponse {
  @ApiProperty({ description: 'Heading for the items', example: 'Events' })
  heading: string;

  @ApiProperty({ type: [String], description: 'Titles of the items', example: ['Easter Crusade'] })
  titles: string[];
}

export class SetupResponse {
  @ApiProperty({
    description:
      'Whether the set-up can still be done: it was neither done nor dismissed, and the identity is that of a new site',
    example: true,
  })
  isOpen: boolean;

  @ApiProperty({
    type: [SeededResponse],
    description: 'First content that nobody has changed, by kind; empty when the set-up is closed',
  })
  seeded: SeededResponse[];
}
